import type { Quote } from '../../contract/prices/status.ts'
import type { CardsOfOffers } from '../../contract/prices/told-offer.ts'
import type { Speech } from '../../language/text.ts'
import { tellStatus } from '../http/wire/tell-status.ts'
import type { ResultsPage } from '../journey/results/show-results.ts'
import type { AgentServices } from './agent.ts'

interface Drawing extends Pick<AgentServices, 'drawingAt'> {
  readonly speech: Speech
}

/**
 * The cards of the results page, without its ads and without anything that works only on that page: buttons, forms and internal
 * links. For a price by phone, the number to call stays.
 */
export function cardsOf(page: ResultsPage, { speech, drawingAt }: Drawing): CardsOfOffers {
  const { quotes, shared } = tellStatus(page, { isCounted: false, speech }).result
  return { speech, shared, quotes: quotes.filter(({ ad }) => !ad).map(quote => cardOf(quote, drawingAt)) }
}

function cardOf(
  { receipts: _, ordered_terms: __, actions, decisive, insurer, ...quote }: Quote,
  drawingAt: Drawing['drawingAt'],
): Quote {
  return {
    ...quote,
    insurer: { ...insurer, logo: drawingAt(insurer.logo) },
    ...(decisive ? { decisive: decisive.map(({ text }) => ({ text })) } : {}),
    actions: quote.price_info.type === 'call' ? actions.filter(({ type }) => type === 'call') : [],
  }
}
