import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { chosenCoverage } from '../../src/rating/coverage/chosen.ts'
import { formatMoney } from '../../src/rating/decimal.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { askable } from '../../src/risk/askable.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import { tellBy } from '../../src/sentences/tell.ts'
import { tellCoverage } from '../../src/sentences/tell-coverage.ts'
import { plansOf } from '../carriers/panel.ts'
import { today } from '../carriers/samples/sample.ts'
import { autoIn, camry } from '../carriers/samples/sample-auto.ts'

/** What the demonstration carriers take for covers beside the usual ones. */

const carriers = loadCarriers().filter(carrier => plansOf(carrier, 'auto'))

type Answers = Partial<AutoAnswers>

/** The premiums in dollars of all carriers that write in a state. */
function premiums(state: State, answers: Answers): readonly number[] {
  const inputs = inputsOfRisk(askable(autoIn({ state, answers })))
  return carriers.flatMap(carrier => {
    const rating = plansOf(carrier, 'auto')?.book.choose({ state, on: today })?.rate(inputs)
    return rating?.kind === 'rated' ? [Number(formatMoney(rating.premium))] : []
  })
}

/** Dollars that a choice adds to each premium. */
const added = (state: State, chosen: Answers, others: Answers = {}) => {
  const without = premiums(state, others)
  return premiums(state, { ...others, ...chosen }).map((price, at) => price - (without[at] ?? 0))
}

const told = (state: State, answers: Answers) =>
  tellCoverage({ parts: chosenCoverage(askable(autoIn({ state, answers }))) }, tellBy(new Map()))

it.each(stateCodes)('price each extra cover at every carrier: %s', state => {
  const two = { vehicles: [camry, camry], uninsured: { choice: 'L100' } } as const
  for (const dollars of added(state, { roadside: { choice: 'YES' } })) {
    expect(dollars).toBeGreaterThan(2)
    expect(dollars).toBeLessThan(45)
  }
  for (const dollars of added(state, { fullGlass: { choice: 'YES' } })) expect(dollars).toBeGreaterThan(0)
  const deductible = (choice: '100' | '250' | '500' | '1000') =>
    added(state, { comprehensiveDeductible: { choice } })
  const levels = (['1000', '500', '250', '100'] as const).map(deductible)
  for (const at of (levels[0] ?? []).keys()) {
    const prices = levels.map(level => level[at] ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices[1]).toBe(0)
    expect(new Set(prices).size).toBe(4)
  }
  const unstacked = added(state, { uninsuredStacked: { choice: 'NO' } }, two)
  for (const dollars of unstacked)
    if (state === 'FL' || state === 'PA') expect(dollars).toBeLessThan(0)
    else expect(dollars).toBe(0)
})

it('takes at least a fifth off the cover for uninsured drivers where its limits do not add up', () => {
  const cars = { vehicles: [camry, camry] }
  for (const state of ['FL', 'PA'] as const) {
    const cover = added(state, { uninsured: { choice: 'L100' } }, { ...cars, uninsured: { choice: 'NONE' } })
    const off = added(
      state,
      { uninsuredStacked: { choice: 'NO' } },
      { ...cars, uninsured: { choice: 'L100' } },
    )
    for (const [at, dollars] of cover.entries()) expect((off[at] ?? 0) / dollars).toBeLessThan(-0.2)
  }
})

describe('what a card says', () => {
  it('of a policy with all of them', () => {
    const chosen = {
      vehicles: [camry, camry],
      uninsured: { choice: 'L100' },
      uninsuredStacked: { choice: 'NO' },
      comprehensiveDeductible: { choice: '100' },
      fullGlass: { choice: 'YES' },
      roadside: { choice: 'YES' },
    } as const
    expect(told('PA', chosen)).toMatch(
      /\$100,000\/\$300,000 non-stacked uninsured and underinsured motorist \(UM\/UIM\) coverage, (?:.*, )?\$500 deductible, \$100 comprehensive deductible, full glass, roadside assistance$/,
    )
    // Limits add up, and payments don’t.
    expect(told('PA', chosen)).toContain(', $5,000 medical payments, ')
  })

  it('of one with none is what it was', () => {
    const none = {
      comprehensiveDeductible: { choice: 'SAME' },
      fullGlass: { choice: 'NO' },
      roadside: { choice: 'NO' },
      uninsuredStacked: { choice: 'YES' },
    } as const
    for (const state of ['FL', 'TX'] as const) {
      expect(told(state, none)).toBe(told(state, {}))
      expect(premiums(state, none)).toEqual(premiums(state, {}))
    }
  })
})
