import type { PriceInfo } from '../../contract/prices/status.ts'
import { exactOrAbout } from '../../language/exact-or-about.ts'
import { centsOf } from '../../units/cents.ts'

/** The amount of a price, as the sentences of this page write it: "$12.84", or "~ $13" for an estimate. */
export function amountIn({ premium = '0', estimated }: Pick<PriceInfo, 'premium' | 'estimated'>): string {
  return exactOrAbout({ cents: centsOf(premium), isEstimated: estimated === true })
}
