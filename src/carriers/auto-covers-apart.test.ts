import { expect, it } from 'vitest'
import type { State } from '../law/jurisdictions.ts'
import { inputsOfRisk } from '../rating/inputs/inputs.ts'
import { askable } from '../risk/askable.ts'
import { loadCarriers } from './load-carriers.ts'
import { plansOf } from './testing/panel.ts'
import { today } from './testing/sample.ts'
import { autoIn } from './testing/sample-auto.ts'

/** The demonstration carriers that price the covers beside liability apart. */
const carriers = loadCarriers().filter(({ id }) => ['marrowgate', 'pennywhistle', 'wickerby'].includes(id))

type Carrier = (typeof carriers)[number]

function planIn(carrier: Carrier, state: State) {
  return plansOf(carrier, 'auto')?.book.choose({ state, on: today })
}

/** What each cover comes to for the ordinary driver, in dollars, by its name in the worksheet. */
function coversOf(carrier: Carrier, state: State, limits: 'MIN' | 'L100' = 'L100') {
  const plan = planIn(carrier, state) ?? expect.fail(`${carrier.id} writes nothing in ${state}`)
  const { worksheet } = plan.explain(
    inputsOfRisk(askable(autoIn({ state, answers: { limits: { choice: limits } } }))),
  )
  const rows = worksheet.filter(({ block }) => block?.startsWith('Vehicle 1, '))
  return new Map(rows.map(({ block = '', after }) => [block.replace('Vehicle 1, ', ''), Number(after)]))
}

it.each([
  ['TX', []],
  ['NY', ['Uninsured motorist']],
  ['ME', ['Uninsured motorist', 'Medical payments']],
  ['NC', ['Uninsured motorist', 'Underinsured motorist']],
  ['PA', ['Medical payments']],
] as const)('%s has every policy carry, beside liability: %j', (state, covers) => {
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
      const [usual, least] = [coversOf(carrier, state), coversOf(carrier, state, 'MIN')]
      const uninsured = usual.get('Uninsured motorist') ?? 0
      const share = uninsured / (usual.get('Liability') ?? 0)
      expect(share, `${carrier.id} ${state}`).toBeGreaterThan(0.05)
      expect(share, `${carrier.id} ${state}`).toBeLessThan(0.12)
      expect(least.get('Uninsured motorist'), `${carrier.id} ${state}`).toBeLessThan(uninsured)
    }
})

it('costs the same for medical payments whatever the limits of liability', () => {
  for (const carrier of carriers)
    expect(coversOf(carrier, 'ME', 'MIN').get('Medical payments'), carrier.id).toBe(
      coversOf(carrier, 'ME').get('Medical payments'),
    )
})
