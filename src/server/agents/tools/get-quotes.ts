import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { toldOffers } from '../../../contract/prices/told-offer.ts'
import { spoken, wordsIn } from '../../../language/text.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import { showResults } from '../../journey/results/show-results.ts'
import { cardsOf } from '../cards.ts'
import { lineOf, tellForAgent } from '../offers.ts'
import { handle, heldBy, speechOf, tool } from '../tool.ts'

/** Shorter than clients wait. */
const mostSeconds = 8
const pollMs = 250

const words = wordsIn({
  en: {
    afterDisclosure: (insurers: string) =>
      `Asked only after the disclosure was shown (answer_questions, disclosure_shown): ${insurers}.`,
    onPage: (insurers: string) => `Asked only once the person opens the page (hand_over): ${insurers}.`,
    quoting: 'Some insurers have not answered yet. Call again in 3 seconds.',
    onwards: 'To go on, call hand_over and give the person the link.',
  },
  es: {
    afterDisclosure: insurers =>
      `Se consultan solo después de mostrar la divulgación (answer_questions, disclosure_shown): ${insurers}.`,
    onPage: insurers => `Se consultan solo cuando la persona abre la página (hand_over): ${insurers}.`,
    quoting: 'Algunas aseguradoras aún no han respondido. Vuelva a llamar en 3 segundos.',
    onwards: 'Para continuar, llame a hand_over y dé el enlace a la persona.',
  },
})

export const getQuotes = tool({
  name: 'get_quotes',
  title: 'Prices',
  description:
    'Returns the prices of a quote whose questions are all answered, the best first: amounts in cents, coverage part by part with what is weaker than usual, fees, what was assumed, and where each price comes from. Waits up to wait_seconds for insurers that are still being asked; then it says in how many seconds to call again. Do not call sooner.',
  input: v.strictObject({
    quote: handle,
    wait_seconds: v.optional(
      v.pipe(v.number(), v.minValue(0), v.maxValue(mostSeconds), v.description(`At most ${mostSeconds}.`)),
      4,
    ),
  }),
  output: toldOffers,
  drawn: true,
  hints: { readOnlyHint: true },
  async ready({ input, agent, services }) {
    const { journey } = services
    const { visitor, quoteId: id } = heldBy(services, input.quote)
    const until = Date.now() + input.wait_seconds * 1000
    const quote = await readOwnQuote(journey, { visitor, id })
    while (Date.now() < until && !agent.signal.aborted && (await isOpen(journey, quote))) await pause(pollMs)
  },
  async run({ input, agent, services }) {
    const { journey, drawingAt } = services
    const { visitor, quoteId: id } = heldBy(services, input.quote)
    const who = { visitor, isCounted: true, isShared: false }
    const page = await showResults(journey, { ...who, id })
    const { finished, view } = page
    const speech = speechOf(finished.quote.language)
    const tell = finished.tellIn(speech)
    const say = spoken(words, speech)
    const offers = view.offers.map(one => tellForAgent(one, view, tell))
    const notAsked = notAskedIn(journey.carriers, {
      line: finished.quote.line,
      state: view.address.state,
      asked: view.offers.map(({ carrier }) => carrier.id),
    })
    const values = {
      offers,
      in_common: view.details.map(tell),
      not_asked: finished.quote.notes.agent?.disclosed ? [] : notAsked,
      is_complete: !view.isQuoting,
      call_again_in_seconds: view.isQuoting ? 3 : null,
      round: finished.quote.round,
    }
    const lines = [
      ...offers.map(one => lineOf(one, { tell, speech })),
      values.not_asked.length > 0
        ? (agent.key ? say.afterDisclosure : say.onPage)(values.not_asked.join(', '))
        : '',
      view.isQuoting ? say.quoting : '',
      say.onwards,
    ]
    return { values, text: lines.filter(Boolean).join('\n'), cards: cardsOf(page, { speech, drawingAt }) }
  },
})

type Journey = Parameters<typeof showResults>[0]

async function isOpen(
  { offers }: Pick<Journey, 'offers'>,
  quote: Parameters<Journey['offers']['offersOf']>[0],
): Promise<boolean> {
  const stored = await offers.offersOf(quote)
  return stored.some(({ state }) => state === 'open')
}

/** Insurers over a wire that write the line in the state and were not asked, because nobody has been shown the disclosure. */
function notAskedIn(
  carriers: Journey['carriers'],
  {
    line,
    state,
    asked,
  }: { readonly line: InsuranceLine; readonly state: string; readonly asked: readonly string[] },
): readonly string[] {
  return carriers.flatMap(({ id, insurer, lines }) => {
    const writing = lines[line]
    const isWritten = writing?.connector.via === 'wire' && writing.states.some(one => one === state)
    return isWritten && !asked.includes(id) ? [insurer.name] : []
  })
}
