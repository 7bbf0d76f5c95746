import { expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { askable } from '../../src/risk/askable.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import { plansOf } from '../carriers/panel.ts'
import { protectionUp } from '../carriers/samples/auto-choices.ts'
import { today } from '../carriers/samples/sample.ts'
import { autoIn } from '../carriers/samples/sample-auto.ts'

/** The demonstration carriers that price the covers beside liability apart. */
const carriers = loadCarriers().filter(({ id }) => ['marrowgate', 'pennywhistle', 'wickerby'].includes(id))

type Carrier = (typeof carriers)[number]

function planIn(carrier: Carrier, state: State) {
  return plansOf(carrier, 'auto')?.book.choose({ state, on: today })
}

interface Bought {
  readonly limits?: 'MIN' | 'L100'
  readonly answers?: Partial<AutoAnswers>
}

/** What each cover comes to for the ordinary driver, in dollars, by its name in the worksheet. */
function coversOf(carrier: Carrier, state: State, { limits = 'L100', answers = {} }: Bought = {}) {
  const plan = planIn(carrier, state) ?? expect.fail(`${carrier.id} writes nothing in ${state}`)
  const { worksheet } = plan.explain(
    inputsOfRisk(askable(autoIn({ state, answers: { limits: { choice: limits }, ...answers } }))),
  )
  const rows = worksheet.filter(({ block }) => block?.startsWith('Car 1, '))
  return new Map(rows.map(({ block = '', after }) => [block.replace('Car 1, ', ''), Number(after)]))
}

it.each([
  ['OH', []],
  ['TX', ['Uninsured motorist (UM)', 'Underinsured motorist (UIM)', 'Personal injury protection']],
  ['CO', ['Uninsured motorist (UM)', 'Underinsured motorist (UIM)', 'Medical payments']],
  ['NY', ['Uninsured motorist (UM)']],
  ['ME', ['Uninsured motorist (UM)', 'Underinsured motorist (UIM)', 'Medical payments']],
  ['NC', ['Uninsured motorist (UM)', 'Underinsured motorist (UIM)']],
  ['PA', ['Uninsured motorist (UM)', 'Underinsured motorist (UIM)', 'Medical payments']],
] as const)('%s puts into a policy whose buyer says nothing, beside liability: %j', (state, covers) => {
  const writers = carriers.filter(carrier => planIn(carrier, state))
  expect(writers.length).toBeGreaterThan(1)
  for (const carrier of writers)
    expect([...coversOf(carrier, state).keys()], carrier.id).toEqual([
      'Liability',
      ...covers,
      'Collision',
      'Comprehensive',
    ])
})

it('costs 5 to 12% of liability to be covered for uninsured drivers, and less with lower limits', () => {
  expect(carriers).toHaveLength(3)
  for (const carrier of carriers)
    for (const state of ['IL', 'NY', 'VA'] as const) {
      const [usual, least] = [coversOf(carrier, state), coversOf(carrier, state, { limits: 'MIN' })]
      const uninsured = usual.get('Uninsured motorist (UM)') ?? 0
      const share = uninsured / (usual.get('Liability') ?? 0)
      expect(share, `${carrier.id} ${state}`).toBeGreaterThan(0.05)
      expect(share, `${carrier.id} ${state}`).toBeLessThan(0.12)
      expect(least.get('Uninsured motorist (UM)'), `${carrier.id} ${state}`).toBeLessThan(uninsured)
    }
})

it.each(['DC', 'NJ', 'NY', 'WA'] as const)(
  'prices each amount of injury protection that the law of %s names, in a cover of its own',
  state => {
    for (const carrier of carriers.filter(one => planIn(one, state))) {
      // The first is none of it, or what liability pays for.
      const [usual, ...others] = protectionUp(state).map(answers => coversOf(carrier, state, { answers }))
      const prices = others.map(covers => covers.get('Personal injury protection') ?? 0)
      const liability = usual?.get('Liability') ?? 0
      expect(usual?.has('Personal injury protection'), carrier.id).toBe(false)
      for (const [at, price] of prices.entries()) {
        expect(price, carrier.id).toBeGreaterThan(prices[at - 1] ?? 0)
        expect(price, carrier.id).toBeLessThan(liability / 3)
        expect(others[at]?.get('Liability'), carrier.id).toBe(liability)
      }
    }
  },
)

it.each([
  ['FL', ['1000', '10000']],
  ['MA', ['5000', '10000']],
  ['PA', ['5000', '10000', '100000']],
] as const)('charges in %s for medical payments of %j, each more than the one before', (state, amounts) => {
  for (const carrier of carriers.filter(one => planIn(one, state))) {
    const prices = amounts.map(choice =>
      Number(coversOf(carrier, state, { answers: { medicalPayments: { choice } } }).get('Medical payments')),
    )
    for (const [at, price] of prices.entries()) expect(price, carrier.id).toBeGreaterThan(prices[at - 1] ?? 0)
  }
})

it('costs the same for medical payments whatever the limits of liability', () => {
  for (const carrier of carriers)
    expect(coversOf(carrier, 'ME', { limits: 'MIN' }).get('Medical payments'), carrier.id).toBe(
      coversOf(carrier, 'ME').get('Medical payments'),
    )
})
