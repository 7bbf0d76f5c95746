import type { SharedPrice } from '../../contract/shared-price.ts'
import type { PriceInfo, Quote, StatusReply } from '../../contract/status.ts'
import { isState, placeName } from '../../law/jurisdictions.ts'

interface ToShare {
  readonly line: string
  readonly results: Pick<StatusReply['data'], 'address' | 'quotes_title'>
  /** An offer with a price. */
  readonly offer: Quote
}

/** Quote numbers, assumptions and the visitor's savings reveal something about a person, so they are not in this list. */
const sharedKeys = [
  'premium',
  'policy_period',
  'estimated',
  'source',
  'year_total',
  'year_fees',
  'details',
  'quoted_at',
  'expires_at',
] as const satisfies readonly (keyof PriceInfo)[]

/** The part of a price that somebody else may see. Fields are copied by name, so that nothing new slips in. */
export function priceToShare({ line, results, offer }: ToShare): SharedPrice {
  const { insurer, coverage_amount, price_info } = offer
  const { name, logo, tag_line, review } = insurer
  const { state } = results.address
  return {
    line,
    insurance: results.quotes_title,
    state: isState(state) ? placeName(state) : '',
    insurer: { name, logo, tag_line, ...(review ? { review } : {}) },
    coverage_amount,
    // Each key is one of the type's.
    price_info: Object.fromEntries(
      sharedKeys.map(key => [key, price_info[key]]),
    ) as SharedPrice['price_info'],
  }
}
