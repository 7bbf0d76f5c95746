import type { PriceInfo, Quote, StatusReply } from '../../../contract/prices/status.ts'

/** The offers of a quote as a file for its visitor: the content of the cards, without the answers. */
export function pricesFile({ quote_number, quotes_title, result }: Omit<StatusReply['data'], 'answers'>) {
  return {
    quote_number,
    insurance: quotes_title,
    is_complete: result.quote_status === 'complete',
    offers: result.quotes.filter(({ ad }) => !ad).map(offerOf),
  }
}

function offerOf({ insurer, coverage_amount, price_info, actions }: Quote) {
  const phone = actions.find(({ type }) => type === 'call')?.phone
  return {
    insurer: insurer.name,
    outcome: price_info.type,
    ...(price_info.type === 'price' ? priceOf(price_info) : { message: price_info.message }),
    insurers_quote_number: price_info.quote_id,
    phone,
    cover: coverage_amount || undefined,
  }
}

function priceOf({ premium, policy_period, estimated, ...price }: PriceInfo) {
  return {
    price: premium,
    period: policy_period,
    is_estimate: estimated === true,
    from: price.source,
    made_at: price.quoted_at,
    good_until: price.expires_at,
    pets: price.pets,
    first_year: price.year_total,
    fees_and_surcharges: price.year_fees,
    details: price.details,
    assumed: price.assumed,
  }
}
