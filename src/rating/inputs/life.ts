import type { HealthClass } from '../../risk/health-class.ts'
import type { FaceAmount, HealthCondition, LifeRisk, Sex, Term, Tobacco } from '../../risk/life.ts'
import { every, everyNumber, everySum } from './every.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { stateInput } from './place.ts'
import { within } from './within.ts'

/** What a life plan may price or refuse by. */
export const lifeInputs = {
  state: stateInput,
  faceAmount: everySum<FaceAmount>({ 100000: true, 250000: true, 500000: true, 1000000: true }),
  term: everyNumber<Term>({ 10: true, 20: true, 30: true }),
  /** The wizard asks ages from 18 to 75; half a year after the birthday the nearest one is the next. */
  ageNearest: { type: 'whole', min: 18, max: 76, factor: 'age' },
  ageLast: { type: 'whole', min: 18, max: 76, factor: 'age' },
  sex: { type: 'choice', values: every<Sex>({ F: true, M: true }), factor: 'gender' },
  healthClass: {
    type: 'choice',
    values: every<HealthClass>({
      PREFERRED_PLUS: true,
      PREFERRED: true,
      STANDARD_PLUS: true,
      STANDARD: true,
      TABLE_2: true,
      TABLE_4: true,
    }),
  },
  tobacco: { type: 'choice', values: every<Tobacco>({ NOW: true, QUIT: true, NONE: true }) },
  conditions: {
    type: 'set',
    values: every<HealthCondition>({
      BP: true,
      CHOLESTEROL: true,
      DIABETES: true,
      HEART: true,
      CANCER: true,
      APNEA: true,
      FAMILY: true,
      DUI: true,
      RISKY: true,
    }),
  },
  /** Tenths of the body mass index. */
  bmiTenths: { type: 'whole', min: 30, max: 4000 },
} satisfies Vocabulary

/** A life risk as its plans read it. Numbers outside of the vocabulary count as its ends. */
export function lifeInputsOf({ state, insured, life }: LifeRisk) {
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
