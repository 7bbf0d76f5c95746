import { exceptions } from '../../src/law/exceptions.ts'
import { jurisdictions } from '../../src/law/jurisdictions.ts'
import { surchargesIn } from '../../src/law/surcharges.ts'
import type { Day } from '../../src/units/day.ts'
import { coverRows, homeRows, type LawRow, minimumRow, ruleRow, surchargeRow } from './rows.ts'

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

${unread}
`
}

/** What was looked for and not found, so that nothing of it is told to visitors. */
const unread = `## What was looked for and not read

- **The words of the forms on which uninsured motorist coverage is turned down.** California prescribes the agreement in Cal. Ins. Code
  11580.2(a)(2); judgments that apply it were read (Hartman v. Progressive, 204 Cal. App. 3d 1073), the wording itself was not. Louisiana’s
  commissioner prescribes a form (La. R.S. 22:1295, Bulletin 08-02); what has to be filled in was read in Duncan v. USAA, 950 So. 2d 544, its
  sentences were not. Visitors there read in our words that they sign that they turn it down.
- **Damage to the car in uninsured motorist coverage.** Where it is marked above, the statute says so; Vermont’s sentence was read in
  Bulletin 175 of its department, West Virginia’s in its rule, Virginia’s, Georgia’s and New Mexico’s in prints of earlier years,
  Maryland’s in Berry v. Queen (Court of Appeals, 2020), New Jersey’s in Transport of New Jersey v. Watler, 161 N.J. Super. 453. Of
  Mississippi and North Carolina only reports and headings of bills say the same, so prices and texts there are of injuries alone. Indiana
  has insurers sell either.
- **Credit in the insurance of homes.** California: neither a statute nor a regulation was found, only that filings leave it out. Massachusetts:
  the Acts of 2011, ch. 195, speak of private passenger cars alone; for homes agents and guides contradict each other. North Carolina: of
  G.S. 58-36-90 no print went beyond the definitions. Michigan: MCL 500.2153 was read in bills of 2013 and 2015 that quote it, not as it
  stands after 2019. Each is read cautiously.
- **Underinsured motorist coverage in New Jersey.** That N.J.S.A. 17:28-1.1(b) has insurers offer it, and nobody buy it, was read in the New
  Jersey Law Journal (2023-02-13) and in reports of lawyers.
- **Wildfire in California.** Of the 12 measures of 10 CCR 2644.9(d)(1) the last were read in a report. The rule names no ZIP codes: the line
  along which prices of homes change most is that of the maps of fire hazard, as \`docs/prices.md\` has it.`

type Code = (typeof jurisdictions)[number]['code']

function statePart(state: Code, name: string): string {
  const rows = [
    ...exceptions.filter(rule => rule.state === state).map(ruleRow),
    minimumRow({ state, on: readOn }),
    ...coverRows(state),
    ...homeRows(state),
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
