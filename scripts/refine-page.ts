import type { ChoiceProps } from '../src/kinds/choice/choice.ts'
import type { InsuranceLine } from '../src/law/rule.ts'
import { coverQuestions } from '../src/lines/covers.ts'
import { example } from '../src/lines/example.ts'
import { lines } from '../src/lines/index.ts'
import { type Ask, type Line, routeOf, stepOf } from '../src/wizard/line.ts'

/** docs/refine.md: the covers that `updateQuote` changes. */
export function refinePage(): string {
  return `# Coverage that a visitor may change

<!-- Written by "npm run docs" from src/lines/covers.ts and the lines. Change these, not this file. -->

\`POST /api/v4/updateQuote\` takes \`quote_id\` and \`data { changes }\`: new answers by the name of a coverage or by the path of its
step. Each is checked as an answer is, one that is refused doesn't affect the others, and
\`{ "skip_answer": true }\` takes back what was chosen on the results. The reply has the prices (\`data.result\`) and what
happened to each change (\`data.changes\`): \`changed\`, \`unchanged\`, or \`refused\` with \`errors\` by field or a \`message\`. With
\`"prices_only": true\` the quotes in the result have their prices alone.

\`\`\`json
{ "quote_id": "…", "data": { "changes": { "deductible": { "choice": "1000" }, "/quote/auto/5a": { "choice": "L250" } } } }
\`\`\`

What a line does not ask in the wizard is a refinement: \`.refine(route, name, kind({ … }))\` at the end of its chain. It
has its own page like every question, no price waits for it, and until the visitor chooses, the coverage of
\`src/risk/usual-cover.ts\` applies. The values on offer depend on the state, as they do in the wizard.

| Line | Name | Step | Question | Values |
| --- | --- | --- | --- | --- |
${lines.all.flatMap(rowsOf).join('\n')}
`
}

function rowsOf(line: Line<InsuranceLine>): readonly string[] {
  const asks = [...line.stages, ...line.refinements].filter((one): one is Ask => one.type === 'ask')
  return coverQuestions[line.name].flatMap(name =>
    asks.filter(ask => ask.name === name).map(ask => rowOf(line, ask)),
  )
}

function rowOf(line: Line, ask: Ask): string {
  const { kind, props } = stepOf(ask, example)
  // Every cover is a choice among cards, or a day.
  const { choices = [] } = props as Partial<ChoiceProps>
  const values =
    kind === 'start-day'
      ? 'a day within 60 days, YYYY-MM-DD'
      : kind === 'car-deductibles'
        ? '`{ "cars": [{ "car": "<uuid>", "deductible": "1000" }] }`; as `carDeductibles.<uuid>`, of that car alone, a choice of a deductible'
        : choices.map(({ value }) => `\`${value}\``).join(', ')
  return `| ${line.name} | \`${ask.name}\` | \`${routeOf(line, ask)}\` | ${props.title.en} | ${values} |`
}
