import { describe, expect, test } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { petIn } from '../../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import type { Quoted } from '../../connectors/connector.ts'
import { market } from '../../market/market.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { compareCoverage } from '../../risk/coverage/compare-coverage.ts'
import type { Risk } from '../../risk/risk.ts'
import { amountOf, centsOf } from '../../units/cents.ts'
import { type OwnPrice, ownEstimate } from './own-estimate.ts'

const rounded = (cents: number) => Math.round(cents / 100) * 100

const asked = (risk: Risk): AskableRisk => carrierRequest({ reference: 'q1', risk, today }).risk

function priced(risk: Risk, premium: string, period: Quoted['period'] = 'year'): OwnPrice {
  const bill = { term: period, premium, fees: [], surcharges: [], total: premium } as const
  return {
    risk: asked(risk),
    quoted: {
      ...{ kind: 'quoted', source: 'carrier', premium, period, bill, estimated: false },
      ...{ coverage: { parts: [] }, notes: [], assumed: [] },
    },
  }
}

const estimated = (risk: Risk, own: readonly OwnPrice[]) =>
  ownEstimate({ risk: asked(risk), own, market, rounded })

type Answers = Readonly<Record<string, object>>

/** Every combination of these choices. */
function combinations(choices: Readonly<Record<string, readonly string[]>>): readonly Answers[] {
  return Object.entries(choices).reduce<readonly Answers[]>(
    (so, [name, values]) => so.flatMap(one => values.map(choice => ({ ...one, [name]: { choice } }))),
    [{}],
  )
}

const covers: readonly (readonly [string, (answers: Answers) => Risk, readonly Answers[]])[] = [
  [
    'a house',
    answers => homeownerIn({ state: 'TX', answers }),
    combinations({
      dwelling: ['80', '100', '150'],
      belongings: ['50', '100'],
      deductible: ['1000', '2500', '5000'],
      windDeductible: ['1', '5'],
    }),
  ],
  [
    'a car',
    answers => autoIn({ state: 'GA', answers }),
    combinations({
      limits: ['MIN', 'L100', 'L250'],
      physicalDamage: ['FULL', 'COMP', 'LIABILITY'],
      deductible: ['250', '2000'],
      rental: ['0', '50'],
    }),
  ],
  [
    'a renter',
    answers => rentersIn({ state: 'NY', answers }),
    combinations({
      property: ['10000', '30000', '100000'],
      liability: ['100000', '500000'],
      deductible: ['250', '500', '2500'],
      settlement: ['ACTUAL_CASH_VALUE', 'REPLACEMENT_COST'],
    }),
  ],
  [
    'a pet',
    answers => petIn({ state: 'OR', answers }),
    combinations({
      deductible: ['250', '500', '1000'],
      reimbursement: ['70', '80', '90'],
      annualLimit: ['5000', '10000', '0'],
    }),
  ],
]

describe('an estimate from an insurer’s own price', () => {
  const usual = homeownerIn({ state: 'TX' })
  const higher = homeownerIn({ state: 'TX', answers: { deductible: { choice: '5000' } } })

  test('is that price for the same cover, to the cent', () => {
    expect(estimated(usual, [priced(usual, '3980.42')])).toEqual({
      cents: 398042,
      period: 'year',
      last: 398042,
    })
  })

  test('moves with the market’s price of the change, in whole dollars, from the last one', () => {
    const [year, yearThen] = [higher, usual].map(risk => market.priceOf(asked(risk))?.year ?? 0) as [
      number,
      number,
    ]
    const { cents, last } = estimated(higher, [priced(usual, '3000.00'), priced(usual, '3980.00')]) ?? {}
    expect(last).toBe(398000)
    expect(cents).toBe(rounded((398000 * year) / yearThen))
    expect(cents).toBeLessThan(398000)
  })

  test('is none without an own price', () => {
    expect(estimated(usual, [])).toBeNull()
  })

  test.each(covers)(
    'never contradicts what the insurer has confirmed: %s, every pair of choices, with prices far from the market’s',
    (_, riskOf, answers) => {
      const risks = answers.map(riskOf)
      // An insurer of its own mind: some prices a tenth above the market’s, others a tenth below.
      const own = risks.flatMap((risk, nth): OwnPrice[] => {
        const year = market.priceOf(asked(risk))?.year
        return nth % 5 === 0 && year ? [priced(risk, amountOf(Math.round(year * (nth % 3 ? 0.9 : 1.1))))] : []
      })
      expect(own.length).toBeGreaterThan(4)
      for (const confirmed of own)
        for (const risk of risks) {
          const cents = estimated(risk, [confirmed])?.cents ?? 0
          const price = centsOf(confirmed.quoted.premium)
          const order = compareCoverage(asked(risk), confirmed.risk)
          if (order === 'same') expect(cents).toBe(price)
          if (order === 'less') expect(cents).toBeLessThanOrEqual(price)
          if (order === 'more') expect(cents).toBeGreaterThanOrEqual(price)
        }
    },
  )

  test('lies between two confirmed prices where its cover does', () => {
    const at = (deductible: '1000' | '1500' | '2500') =>
      homeownerIn({ state: 'TX', answers: { deductible: { choice: deductible } } })
    const own = [priced(at('2500'), '3979.00'), priced(at('1000'), '3980.50')]
    const { cents } = estimated(at('1500'), own) ?? {}
    expect(cents).toBeGreaterThanOrEqual(397900)
    expect(cents).toBeLessThanOrEqual(398050)
  })
})
