import { exceptions } from '../../src/law/exceptions.ts'
import { jurisdictions } from '../../src/law/jurisdictions.ts'
import { surchargesIn } from '../../src/law/surcharges.ts'
import type { Day } from '../../src/units/day.ts'
import { coverRows, type LawRow, minimumRow, ruleRow, surchargeRow } from './rows.ts'

/** The day on which the law was last read; rules that have ended by then are listed with their days. */
const readOn: Day = '2026-11-22'

/** The text of `docs/law.md`: everything in `src/law`, one table a state. */
export function lawPage(): string {
  return `# The law, state by state

<!-- Written by "npm run docs" from src/law. Change that, not this page. -->

What \`src/law\` holds, as read on ${readOn}: what may count in a price, what coverage a car policy has to include, and what a state adds to
the bill. It is our reading, in our words, and not legal advice. What is not listed is allowed; credit is limited everywhere by
the usual model act.

Visitors read a rule as law only where someone has read the statute that it names and is confident of it. Every other rule may
keep a factor from carriers, to be on the safe side, and visitors are not told about it. \`npm run law -- CA 2026-11-22\` prints
the rules of one state on a day; \`/law/ca\` shows visitors the sure ones.

${jurisdictions.map(({ code, name }) => statePart(code, name)).join('\n\n')}
`
}

type Code = (typeof jurisdictions)[number]['code']

function statePart(state: Code, name: string): string {
  const rows = [
    ...exceptions.filter(rule => rule.state === state).map(ruleRow),
    minimumRow({ state, on: readOn }),
    ...coverRows(state),
    ...surchargesIn(state).map(surchargeRow),
  ]
  return `## ${name}

| What | Rule | Reading | Statute | Days | Source | Confidence | Visitors |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map(rowText).join('\n')}`
}

function rowText(row: LawRow): string {
  const { what, rule, reading, statute, days, source, confidence, visitors } = row
  return `| ${[what, rule, reading, statute, days, source, confidence, visitors].join(' | ')} |`
}
