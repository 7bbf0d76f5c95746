import { expect, test } from 'vitest'
import { autoIn, ordinaryAuto } from '../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../tests/carriers/samples/sample-homeowner.ts'
import { petIn } from '../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import { stateCodes } from '../law/jurisdictions.ts'
import { coverQuestions } from '../lines/covers.ts'
import type { AutoAnswers } from './auto/auto-answers.ts'
import type { Risk } from './risk.ts'
import { usualChoices } from './usual-choices.ts'
import type { AutoLimits } from './words.ts'

/** Each cover that is chosen beside the prices, set to its usual choice; a question of the wizard keeps its answer. */
function eachUsual(risk: Risk, asked: object): readonly (readonly [string, object])[] {
  const usual = usualChoices(risk)
  return coverQuestions[risk.line].flatMap(name =>
    name in asked || usual[name] === undefined ? [] : [[name, { choice: usual[name] }] as const],
  )
}

test('a choice that equals the usual cover makes the same risk, in every state', () => {
  const of: readonly ((answers: object) => Risk)[] = stateCodes.flatMap(state => [
    answers => homeownerIn({ state, answers }),
    answers => homeownerIn({ state, isBySea: true, answers }),
    answers => rentersIn({ state, answers }),
    answers => petIn({ state, answers }),
    ...(['MIN', 'L50', 'L100'] as const).map(
      (limits: AutoLimits) => (answers: object) =>
        autoIn({ state, answers: { limits: { choice: limits }, ...answers } }),
    ),
  ])
  for (const riskWith of of) {
    const usual = riskWith({})
    const asked = usual.line === 'auto' ? { limits: 1, deductible: 1 } : {}
    const chosen = eachUsual(usual, usual.line === 'renters' ? { deductible: 1 } : asked)
    expect(chosen.length, usual.line).toBeGreaterThan(1)
    for (const [name, answer] of chosen)
      expect(riskWith({ [name]: answer }), `${name} in ${usual.state}`).toEqual(usual)
    expect(riskWith(Object.fromEntries(chosen)), usual.state).toEqual(usual)
  }
})

test('a car with the deductible of the policy is the same risk as one without its own', () => {
  const [car] = ordinaryAuto.vehicles
  const withDeductible = (deductible: '500' | '1000'): Partial<AutoAnswers> => ({
    vehicles: car ? [{ ...car, deductible }] : [],
  })
  const usual = autoIn({ state: 'TX' })
  expect(autoIn({ state: 'TX', answers: withDeductible('500') })).toEqual(usual)
  expect(autoIn({ state: 'TX', answers: withDeductible('1000') })).not.toEqual(usual)
})
