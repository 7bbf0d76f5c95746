import type { SharedPrice } from '../../../contract/sharing/shared-price.ts'
import { type Speech, told } from '../../../language/text.ts'
import { placeName } from '../../../law/jurisdictions.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import { tellBy } from '../../../sentences/tell.ts'
import { tellCoverage } from '../../../sentences/tell-coverage.ts'
import { amountOf } from '../../../units/cents.ts'
import type { SharedOffer } from '../../store/rows/price-shares.ts'
import { tellInsurer } from './tell-offer.ts'

/** A shared price on the wire, in the language of the person who looks at it. */
export function tellSharedPrice(
  { line, state, insurer, price, details, expiresAt: expires_at }: SharedOffer,
  speech: Speech,
): SharedPrice {
  // It refers to no sentence of a carrier's folder.
  const tell = tellBy(new Map(), { speech })
  const { cents, period, isEstimated, source, quotedAt, year, coverage } = price
  return {
    line,
    insurance: told(insuranceOf(line), speech),
    state: state === null ? '' : placeName(state, speech),
    insurer: tellInsurer(insurer.name, insurer, tell),
    coverage_amount: coverage ? tellCoverage(coverage, tell) : '',
    price_info: {
      premium: amountOf(cents),
      ...(period === null ? {} : { policy_period: period }),
      estimated: isEstimated,
      source,
      ...(year ? { year_total: amountOf(year.cents) } : {}),
      ...(year?.fees == null ? {} : { year_fees: amountOf(year.fees) }),
      ...(details.length > 0 ? { details: details.map(tell) } : {}),
      ...(quotedAt === null ? {} : { quoted_at: quotedAt }),
      ...(expires_at === undefined ? {} : { expires_at }),
    },
  }
}
