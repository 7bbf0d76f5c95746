import type { AskableRisk } from '../../risk/askable.ts'
import { faceAmounts, healthClasses, healthConditions, sexes, terms, tobaccoUses } from '../../risk/words.ts'
import { numbersOf } from './amounts.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { stateInput } from './place.ts'
import { within } from './within.ts'

/** The inputs that a life plan may use. */
export const lifeInputs = {
  state: stateInput,
  faceAmount: numbersOf(faceAmounts),
  term: numbersOf(terms),
  /** The wizard accepts ages from 18 to 75; half a year after a birthday, the next one is nearer. */
  ageNearest: { type: 'whole', min: 18, max: 76, factor: 'age' },
  ageLast: { type: 'whole', min: 18, max: 76, factor: 'age' },
  sex: { type: 'choice', values: sexes, factor: 'gender' },
  healthClass: {
    type: 'choice',
    values: healthClasses,
  },
  tobacco: { type: 'choice', values: tobaccoUses },
  conditions: {
    type: 'set',
    values: healthConditions,
  },
  /** Body mass index in tenths. */
  bmiTenths: { type: 'whole', min: 30, max: 4000 },
} satisfies Vocabulary

/** A life risk as its plans read it. Numbers outside the vocabulary count as its nearest end. */
export function lifeInputsOf({ state, insured, life }: AskableRisk<'life'>) {
  return {
    state,
    faceAmount: Number(life.faceAmount),
    term: Number(life.term),
    ageNearest: within(lifeInputs.ageNearest, insured.ageNearest),
    ageLast: within(lifeInputs.ageLast, insured.age),
    sex: insured.sex,
    healthClass: life.healthClass,
    tobacco: life.tobacco,
    conditions: life.conditions,
    bmiTenths: within(lifeInputs.bmiTenths, Math.round(life.bmi * 10)),
  } satisfies Record<keyof typeof lifeInputs, Inputs[string]>
}
