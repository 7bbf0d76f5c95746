import { isState } from '../../law/jurisdictions.ts'
import type { SharedOffer } from '../store/rows/price-shares.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { OfferView } from './offer-view.ts'
import { priceDetails } from './price-details.ts'
import type { RiskAddress } from './risk-address.ts'

interface ToShare {
  readonly quote: Pick<Quote, 'line' | 'language'>
  readonly address: RiskAddress
  readonly offer: OfferView
}

/** The part of an offer that somebody else may see; null if it has no price. Fields are copied by name, so nothing new slips in. */
export function offerToShare({
  quote: { line, language },
  address: { state },
  offer,
}: ToShare): SharedOffer | null {
  const { carrier, insurer: name, price, outcome } = offer
  if (!price) return null
  const { logo, tagLine, rating, reviewCount, reviewUrl } = carrier.insurer
  const { cents, period, isEstimated, source, quotedAt, year, coverage } = price
  const quoted = outcome?.kind === 'quoted' ? outcome : null
  return {
    line,
    language,
    state: isState(state) ? state : null,
    insurer: { name, logo, tagLine, rating, reviewCount, ...(reviewUrl === undefined ? {} : { reviewUrl }) },
    price: { cents, period, isEstimated, source, quotedAt, year, coverage },
    details: quoted ? priceDetails(quoted) : [],
    ...(quoted?.expiresAt === undefined ? {} : { expiresAt: quoted.expiresAt }),
  }
}
