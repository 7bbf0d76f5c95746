import { expect, it } from 'vitest'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { type State, stateCodes } from '../../law/jurisdictions.ts'
import { propertyDamages } from '../../law/property-damage.ts'
import { askable } from '../../risk/askable.ts'
import type { AutoAnswers } from '../../risk/auto/auto-answers.ts'
import { autoLimits } from '../../risk/words.ts'
import { autoInputsOf } from './auto.ts'
import { bodilyInjuryLimit, propertyDamageLimit } from './liability-limits.ts'

function limitsOf(state: State, answers: Pick<AutoAnswers, 'limits' | 'propertyDamage'>) {
  const inputs = autoInputsOf(askable(autoIn({ state, answers })))
  return [inputs.bodilyInjuryLimit, inputs.propertyDamageLimit]
}

it.each([
  ['TX', 'MIN', ['30/60', 25]],
  ['UT', 'MIN', ['30/65', 25]],
  ['NJ', 'MIN', ['35/70', 25]],
  ['FL', 'MIN', ['NONE', 10]],
  ['FL', 'L50', ['50/100', 50]],
  ['TX', 'L250', ['250/500', 250]],
] as const)('in %s, %s is filed as %j', (state, choice, limits) => {
  expect(limitsOf(state, { limits: { choice } })).toEqual(limits)
})

it('takes the limit for damage that was chosen apart, unless the state requires more or nobody sells it', () => {
  const damage = (state: State, limits: 'MIN' | 'L100', choice: (typeof propertyDamages)[number]) =>
    limitsOf(state, { limits: { choice: limits }, propertyDamage: { choice } })
  expect(damage('TX', 'L100', '50000')).toEqual(['100/300', 50])
  expect(damage('TX', 'MIN', '50000')).toEqual(['30/60', 50])
  expect(damage('NC', 'L100', '25000')).toEqual(['100/300', 100])
  expect(damage('TX', 'MIN', '100000')).toEqual(['30/60', 25])
})

it('has every limit that a visitor of a state can have among its values there', () => {
  for (const state of stateCodes)
    for (const limits of autoLimits)
      for (const damage of propertyDamages) {
        const chosen = { limits: { choice: limits }, propertyDamage: { choice: damage } }
        const [injury = '', property] = limitsOf(state, chosen)
        expect(bodilyInjuryLimit.valuesIn(state), state).toContain(injury)
        expect(propertyDamageLimit.onlyIn(state), state).toContain(property)
      }
})

it('has the minimums of today and of later laws, and none that has ended', () => {
  expect(bodilyInjuryLimit.valuesIn('NJ')).toEqual(['35/70', '50/100', '100/300', '250/500'])
  expect(propertyDamageLimit.onlyIn('CA')).toEqual([15, 25, 50, 100, 250])
  expect(bodilyInjuryLimit.valuesIn('FL')).toEqual(['NONE', '50/100', '100/300', '250/500'])
})
