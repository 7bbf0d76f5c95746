import * as v from 'valibot'
import { allTold } from '../../../language/texts.ts'
import { stateCodes } from '../../../law/jurisdictions.ts'
import { stateLaw } from '../../http/pages/state-law.ts'
import { speechOf, tool } from '../tool.ts'

const cited = v.strictObject({ text: v.string(), lang: v.optional(v.string()) })

export const getStateRules = tool({
  name: 'get_state_rules',
  title: 'Insurance law of a state',
  description:
    'Says what insurance law in a state requires and bans: minimum limits of car insurance, what must be offered, and what may or may not count in a price. Each rule has its source. Only rules that were read at a source are listed.',
  input: v.strictObject({
    state: v.pipe(v.picklist(stateCodes), v.description('Two letters, like TX.')),
    language: v.optional(v.picklist(['en', 'es']), 'en'),
  }),
  output: v.strictObject({
    title: v.string(),
    on: v.string(),
    parts: v.array(
      v.strictObject({
        title: v.string(),
        rules: v.array(
          v.strictObject({
            text: v.string(),
            statute: v.optional(cited),
            source: cited,
            since: v.optional(v.string()),
          }),
        ),
      }),
    ),
  }),
  hints: { readOnlyHint: true },
  async run({ input, services: { journey } }) {
    const { title, on, parts } = allTold(stateLaw(input.state, journey.today()), speechOf(input.language))
    const text = parts.flatMap(part => [
      `${part.title}:`,
      ...part.rules.map(rule => `- ${rule.text} (${rule.source.text})`),
    ])
    return { values: { title, on, parts }, text: [`${title}, ${on}`, ...text].join('\n') }
  },
})
