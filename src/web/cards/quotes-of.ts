import type { PriceInfo, Quote } from '../../contract/prices/status.ts'
import type { CardsOfOffers, ToldOffer } from '../../contract/prices/told-offer.ts'
import { amountOf } from '../../units/cents.ts'

/**
 * An assistant's offers, in the same order, in the shape that the page's cards take. The figures are those that the assistant
 * knows; the rest came for the cards, which show less without it.
 */
export function quotesOf(offers: readonly ToldOffer[], cards?: CardsOfOffers): readonly Quote[] {
  const known = new Map(cards?.quotes.map(quote => [quote.id, quote]))
  return offers.map(offer => {
    const card = known.get(offer.offer) ?? plainCard(offer)
    return { ...card, price_info: { ...card.price_info, ...figuresOf(offer) } }
  })
}

function figuresOf({ status, price }: ToldOffer): PriceInfo {
  if (!price) return { type: status }
  const { cents, period, year_cents, fees_cents, quoted_at, expires } = price
  return {
    type: status,
    premium: amountOf(cents),
    ...(period === null ? {} : { policy_period: period }),
    estimated: price.estimated,
    source: price.source,
    awaited: price.may_still_change,
    ...(year_cents === null ? {} : { year_total: amountOf(year_cents) }),
    ...(fees_cents === null ? {} : { year_fees: amountOf(fees_cents) }),
    ...(quoted_at === null ? {} : { quoted_at }),
    ...(expires === undefined ? {} : { expires_at: expires }),
  }
}

/** For a host that passes on only what its model reads. */
function plainCard({ offer, insurer, coverage, assumed, details, says, insurer_says }: ToldOffer): Quote {
  const message = says ?? insurer_says
  return {
    id: offer,
    insurer: { name: insurer, logo: '', tag_line: '', badges: [] },
    description: '',
    coverage_amount: coverage.map(({ text }) => text).join(', '),
    cover: coverage.map(({ part, text, differs }) => ({ title: part, text, ...(differs && { differs }) })),
    price_info: { type: 'quoting', assumed, details, ...(message === undefined ? {} : { message }) },
    actions: [],
  }
}
