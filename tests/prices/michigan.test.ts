import { expect, test } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type InjuryProtectionLevel, michiganLevels } from '../../src/law/auto-covers.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { askable } from '../../src/risk/askable.ts'
import { plansOf } from '../carriers/panel.ts'
import { today } from '../carriers/samples/sample.ts'
import { autoIn } from '../carriers/samples/sample-auto.ts'

// The demonstration plan that prices Michigan's covers apart.
const carrier = loadCarriers().find(({ id }) => id === 'copperkettle')
const plan =
  (carrier && plansOf(carrier, 'auto')?.book.choose({ state: 'MI', on: today })) ?? expect.fail('no plan')

function explained(choice: InjuryProtectionLevel) {
  const risk = autoIn({ state: 'MI', answers: { injuryProtection: { choice } } })
  const { rating, worksheet } = plan.explain(inputsOfRisk(askable(risk)))
  if (rating.kind !== 'rated') throw new Error('turned away')
  return { rating, worksheet }
}

/** What a block of the worksheet comes to. */
function afterOf(block: string, choice: InjuryProtectionLevel): string | undefined {
  return explained(choice).worksheet.findLast(row => row.block === block)?.after
}

test('a choice of injury protection moves that cover alone', () => {
  const blocks = [...new Set(explained('UNLIMITED').worksheet.flatMap(({ block }) => block ?? []))]
  expect(blocks.filter(block => block.startsWith('Car'))).toEqual([
    'Car 1, Bodily injury',
    'Car 1, Property damage',
    'Car 1, Personal injury protection',
    'Car 1, Property protection',
    'Car 1, Collision',
    'Car 1, Comprehensive',
  ])
  const moved = blocks.filter(block => afterOf(block, 'UNLIMITED') !== afterOf(block, '250000'))
  expect(moved).toEqual(['Car 1, Personal injury protection'])
})

test('each lower level costs less, and the assessment for catastrophic claims follows it', () => {
  const bills = michiganLevels.map(level => explained(level).rating)
  const premiums = bills.map(({ premium }) => Number(premium))
  for (const [at, premium] of premiums.slice(1).entries()) expect(premium).toBeLessThan(premiums[at] ?? 0)
  // $84 a car and year without a limit, $19 with one; the policy is for half a year.
  expect(bills.map(({ surcharges }) => surcharges.map(({ amount }) => Number(amount) / 10_000))).toEqual([
    [42],
    [9.5],
    [9.5],
    [9.5],
    [9.5],
    [9.5],
  ])
})
