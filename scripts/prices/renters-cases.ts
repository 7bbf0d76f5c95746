import { jurisdictions } from '../../src/law/jurisdictions.ts'
import { columnOf } from '../../tests/carriers/samples/market-facts.ts'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import type { PriceCase } from './price-case.ts'

const quoted = columnOf('renters-by-state.csv', 'quoted')

/** The published average of every state, and the traits of a renter with a published effect. */
export const rentersCases: readonly PriceCase[] = jurisdictions.map(({ code, name }) => {
  const average = quoted.get(code) ?? Number.NaN
  return {
    title: `${name}: $30,000 of belongings, $100,000 liability, $500 deductible`,
    risk: rentersIn({ state: code }),
    published: [average, average],
    byState: true,
    source: 'NerdWallet 2025',
  }
})
