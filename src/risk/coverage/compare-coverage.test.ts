import { expect, test } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { petIn } from '../../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import type { Risk } from '../risk.ts'
import { compareCoverage } from './compare-coverage.ts'

const order = (one: Risk, other: Risk) => {
  const [a, b] = [one, other].map(risk => carrierRequest({ reference: 'q', risk, today }).risk)
  return a && b ? compareCoverage(a, b) : expect.fail('there are two')
}

test.each<readonly [string, Risk, Risk, ReturnType<typeof compareCoverage>]>([
  ['a chosen usual deductible', homeIn({ deductible: '2500' }), homeIn({}), 'same'],
  ['a higher deductible', homeIn({ deductible: '5000' }), homeIn({}), 'less'],
  ['a larger dwelling', homeIn({ dwelling: '125' }), homeIn({}), 'more'],
  [
    'a larger dwelling with a higher deductible',
    homeIn({ dwelling: '125', deductible: '5000' }),
    homeIn({}),
    null,
  ],
  ['another day', homeIn({ starts: '2026-12-20' }), homeIn({}), null],
  ['no cover of the car', carIn({ physicalDamage: 'LIABILITY' }), carIn({}), 'less'],
  [
    'another deductible of a car that is not covered',
    carIn({ physicalDamage: 'LIABILITY', deductible: '2000' }),
    carIn({ physicalDamage: 'LIABILITY' }),
    'same',
  ],
  [
    'another way to pay',
    autoIn({ state: 'TX', answers: { policyDiscounts: ['PAPERLESS'] } }),
    carIn({}),
    null,
  ],
  ['a rental car', carIn({ rental: '30' }), carIn({}), 'more'],
  ['a higher limit for damage', carIn({ propertyDamage: '250000' }), carIn({}), 'more'],
  ['a lower one', carIn({ propertyDamage: '50000' }), carIn({}), 'less'],
  [
    'a lower one beside higher limits',
    carIn({ limits: 'L250', propertyDamage: '50000' }),
    carIn({ limits: 'L100' }),
    null,
  ],
  ['what things were worth', tenantIn({ settlement: 'ACTUAL_CASH_VALUE' }), tenantIn({}), 'less'],
  ['no yearly limit', ofPet({ annualLimit: '0' }), ofPet({}), 'more'],
  ['another line', tenantIn({}), homeIn({}), null],
])('%s', (_, one, other, expected) => {
  expect(order(one, other)).toBe(expected)
  const mirrored = { less: 'more', more: 'less', same: 'same' } as const
  expect(order(other, one)).toBe(expected && mirrored[expected])
})

function choices(chosen: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(chosen).map(([name, choice]) => [name, { choice }]))
}
function homeIn(chosen: Readonly<Record<string, string>>): Risk {
  return homeownerIn({ state: 'TX', answers: choices(chosen) })
}
function carIn(chosen: Readonly<Record<string, string>>): Risk {
  return autoIn({ state: 'TX', answers: choices(chosen) })
}
function tenantIn(chosen: Readonly<Record<string, string>>): Risk {
  return rentersIn({ state: 'TX', answers: choices(chosen) })
}
function ofPet(chosen: Readonly<Record<string, string>>): Risk {
  return petIn({ state: 'TX', answers: choices(chosen) })
}
