import * as v from 'valibot'
import { eraseData } from '../../journey/sharing/erase-data.ts'
import { handle, heldBy, ToolFault, tool } from '../tool.ts'

export const eraseQuote = tool({
  name: 'erase_quote',
  title: 'Erase a quote',
  description:
    'Erases a quote and everything answered for it, for good, also in the browser of the person. Only when the person asks for it.',
  input: v.strictObject({ quote: handle }),
  output: v.strictObject({ erased: v.literal(true) }),
  hints: { destructiveHint: true, idempotentHint: true },
  async run({ input, services }) {
    const { journey } = services
    const { visitor, quoteId: id } = heldBy(services, input.quote)
    const { isErased } = await eraseData(journey, {
      visitor,
      id,
      isCounted: true,
      isShared: false,
      warned: '',
    })
    if (!isErased)
      throw new ToolFault(
        'The person has ordered a policy from this quote, so only they can erase it, on the page behind hand_over.',
      )
    return { values: { erased: true as const }, text: 'Erased.' }
  },
})
