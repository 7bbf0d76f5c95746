import * as v from 'valibot'
import { pathIn } from '../../../language/paths.ts'
import { spoken, wordsIn } from '../../../language/text.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import { handle, heldBy, speechOf, tool } from '../tool.ts'

const words = wordsIn({
  en: { opens: (url: string) => `The person opens the quote here, checks the answers and goes on: ${url}` },
  es: {
    opens: url => `La persona abre aquí la cotización, revisa las respuestas y continúa: ${url}`,
  },
})

export const handOver = tool({
  name: 'hand_over',
  title: 'Hand over to the person',
  description:
    'Makes a link by which the person opens the quote in a browser, checks every answer given in their name, changes or erases it, has prices confirmed, saves and buys. Every conversation about a quote should end with it: buying, mail, consent and calls are only possible there. Give the link to no one else.',
  input: v.strictObject({ quote: handle }),
  output: v.strictObject({ url: v.string(), quote_number: v.string() }),
  hints: { destructiveHint: false },
  async run({ input, services }) {
    const { journey } = services
    const held = heldBy(services, input.quote)
    const quote = await readOwnQuote(journey, { visitor: held.visitor, id: held.quoteId })
    const token = await journey.links.give(quote.id)
    const url = `${journey.origin}${pathIn[quote.language]}/open#t=${token}`
    return {
      values: { url, quote_number: quote.number },
      text: spoken(words, speechOf(quote.language)).opens(url),
    }
  },
})
