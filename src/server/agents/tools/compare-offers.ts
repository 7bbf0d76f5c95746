import * as v from 'valibot'
import { toldOffer } from '../../../contract/prices/told-offer.ts'
import { spoken, wordsIn } from '../../../language/text.ts'
import { readFinished } from '../../journey/results/show-results.ts'
import { viewResults } from '../../results/results-view.ts'
import { lineOf, tellForAgent } from '../offers.ts'
import { handle, heldBy, speechOf, ToolFault, tool } from '../tool.ts'

const words = wordsIn({
  en: { notSaid: 'not said', weaker: 'weaker' },
  es: { notSaid: 'no se indica', weaker: 'menor' },
})

export const compareOffers = tool({
  name: 'compare_offers',
  title: 'Compare offers',
  description:
    'Puts two to four offers of a quote side by side, part by part of the coverage, and marks what is weaker than the others have in common. A lower price with weaker coverage is not the better offer by itself: say so.',
  input: v.strictObject({
    quote: handle,
    offers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.minLength(2), v.maxLength(4)),
  }),
  output: v.strictObject({
    offers: v.array(toldOffer),
    rows: v.array(
      v.strictObject({
        part: v.string(),
        /** In the order of the offers; null where an offer says nothing about it. */
        texts: v.array(v.nullable(v.string())),
        weaker: v.pipe(v.array(v.boolean()), v.description('In the order of the offers.')),
      }),
    ),
  }),
  hints: { readOnlyHint: true },
  async run({ input, services }) {
    const { journey } = services
    const { visitor, quoteId } = heldBy(services, input.quote)
    const finished = await readFinished(journey, visitor, quoteId)
    const view = viewResults(journey.carriers, finished)
    const speech = speechOf(finished.quote.language)
    const tell = finished.tellIn(speech)
    const say = spoken(words, speech)
    const named = [...new Set(input.offers)]
    if (named.length < 2)
      throw new ToolFault(
        'offers: name two to four different offers, by their ids as get_quotes returns them.',
      )
    const compared = named.map(id => {
      const shown = view.offers.find(one => one.id === id)
      if (!shown)
        throw new ToolFault(
          `There is no offer ${JSON.stringify(id.slice(0, 60))}. The offers are: ${view.offers.map(one => one.id).join(', ')}.`,
        )
      return tellForAgent(shown, view, tell)
    })
    const parts = [...new Set(compared.flatMap(({ coverage }) => coverage.map(({ part }) => part)))]
    const rows = parts.map(part => {
      const cells = compared.map(({ coverage }) => coverage.find(one => one.part === part))
      return {
        part,
        texts: cells.map(cell => cell?.text ?? null),
        weaker: cells.map(cell => cell?.differs === 'less'),
      }
    })
    const text = [
      ...compared.map(one => lineOf(one, { tell, speech })),
      ...rows.map(
        ({ part, texts, weaker }) =>
          // A text names its part itself.
          `${texts.includes(null) ? `${part}: ` : ''}${texts.map((cell, at) => `${cell ?? say.notSaid}${weaker[at] ? ` (${say.weaker})` : ''}`).join(' | ')}`,
      ),
    ].join('\n')
    return { values: { offers: compared, rows }, text }
  },
})
