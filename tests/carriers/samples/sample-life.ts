import type { State } from '../../../src/law/jurisdictions.ts'
import { life } from '../../../src/lines/life.ts'
import { type LifeAnswers, type LifeRisk, lifeRisk } from '../../../src/risk/life.ts'
import { firstChoices } from './choices.ts'
import { firstDay, partsOf, placeAt, today } from './sample.ts'

/** Somebody of 36 with nothing unusual to rate. */
const ordinaryLife: LifeAnswers = {
  ...firstChoices<LifeAnswers>(life),
  cover: { choice: '500000:20' },
  dob: { month: 5, day: 2, year: 1990 },
  sex: { choice: 'F' },
  body: { height: 66, weight: 140 },
  health: { choices: ['NONE'] },
  contact: { firstName: 'Ann', lastName: 'Example' },
}

interface Sample {
  readonly state: State
  /** A real place in the state. */
  readonly zip?: string
  /** Changes to the ordinary insured. */
  readonly answers?: Partial<LifeAnswers>
}

/** The risk of the ordinary insured in a state, with changes. */
export function lifeIn({ state, zip, answers = {} }: Sample): LifeRisk {
  return lifeRisk({ application: { ...ordinaryLife, ...answers }, place: placeAt({ state, zip }), today })
}

/** The birth date of somebody who turns this old on the first day of the policy. */
export function aged(age: number): Pick<LifeAnswers, 'dob'> {
  const { year, ...rest } = partsOf(firstDay)
  return { dob: { ...rest, year: year - age } }
}

/** The body with this mass index, at 70 inches, to the nearest pound. */
export function built(bmi: number): Pick<LifeAnswers, 'body'> {
  return { body: { height: 70, weight: Math.round((bmi * 70 ** 2) / 703) } }
}
