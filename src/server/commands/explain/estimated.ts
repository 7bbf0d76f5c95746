import type { Carrier } from '../../../carriers/carrier.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import { perPeriod } from '../../../language/periods.ts'
import { market as ourMarket } from '../../../market/market.ts'
import type { AskableRisk } from '../../../risk/askable.ts'
import { amountOf, centsOf } from '../../../units/cents.ts'
import { timesAYear } from '../../../units/period.ts'
import { indexOf, type Ratios } from '../../estimate/index-of.ts'
import type { PriceIndex } from '../../estimate/price-index.ts'
import { section, table } from './table.ts'

interface Estimated {
  readonly carrier: Carrier
  readonly risk: AskableRisk
  readonly quoted: Quoted
  readonly learned: PriceIndex['learned']
}

/** What an estimate rests on: the market's price of the risk, and the carrier's index with its basis, as they are now. */
export function estimateText({ carrier, risk, quoted, learned }: Estimated): string {
  const { line, state } = risk
  const market = ourMarket.priceOf(risk)
  const plan = ourMarket.bookOf(line).choose({ state, on: risk.effective })?.plan
  const year = centsOf(quoted.premium) * (timesAYear[quoted.period] ?? 1)
  const index = learned({ carrier: carrier.id, line, state })
  const now = indexOf({ ...index, level: carrier.level })
  const rows = [
    [
      'estimate',
      `${quoted.premium} ${perPeriod(quoted.period, 'en')}, ${amountOf(year)} in total`,
      'as stored',
    ],
    [
      'market price',
      market ? amountOf(market.year) : 'none',
      plan ? `plan ${plan.id}, version ${plan.version}` : `no plan for ${state}`,
    ],
    [
      'index used',
      market ? (year / market.year).toFixed(2) : 'unknown',
      'estimate divided by market price; estimates are rounded',
    ],
    [
      'current index',
      now === null ? 'none' : now.toFixed(2),
      `${totalOf(index.state)} confirmed prices in ${state}, ${totalOf(index.line)} in all states, level ${carrier.level ?? 'unknown'}`,
    ],
  ]
  return section('Estimate', table(['item', 'dollars or factor', 'source'], rows))
}

function totalOf(ratios: Ratios): number {
  return [...ratios.values()].reduce((sum, count) => sum + count, 0)
}
