import { every } from '../../rating/inputs/every.ts'
import { vehicleGroups } from '../../reference/vehicles-file.ts'
import type {
  AutoAnswers,
  AutoDeductible,
  AutoLimits,
  Credit,
  Education,
  Employment,
  HomeOwnership,
  Incident,
  PhysicalDamage,
} from '../../risk/auto-answers.ts'
import type { Continuous, LapseReason, PriorLimits, PriorStatus } from '../../risk/prior-insurance.ts'
import { ann, ben, camry, carLike, driving } from './sample-auto.ts'

/** The choices that the auto line offers, each listed by its type; limits, cover and deductible go upwards. */

export const limitsUp = answersOf(
  'limits',
  every<AutoLimits>({ MIN: true, L50: true, L100: true, L250: true }),
)
export const damageUp = answersOf(
  'physicalDamage',
  every<PhysicalDamage>({ LIABILITY: true, COMP: true, FULL: true }),
)
export const deductiblesUp = answersOf(
  'deductible',
  every<AutoDeductible>({ 250: true, 500: true, 1000: true, 2000: true }),
)

export const everyIncident = every<Incident>({
  AT_FAULT_1: true,
  AT_FAULT_2: true,
  NOT_AT_FAULT: true,
  SPEEDING: true,
  OTHER_VIOLATION: true,
  DUI: true,
  SUSPENDED: true,
  COMP_CLAIM: true,
})

const educations = every<Education>({
  HIGH_SCHOOL_OR_EQUIVALENT: true,
  ASSOCIATES_OR_SOME_COLLEGE: true,
  BACHELORS: true,
  MASTERS_OR_ABOVE: true,
  VOCATIONAL: true,
  OTHER: true,
})

const employments = every<Employment>({
  EMPLOYED: true,
  STUDENT: true,
  RETIRED: true,
  MILITARY: true,
  NOT_SEEKING_EMPLOYMENT: true,
  UNEMPLOYED: true,
})

const withoutInsurance = every<Exclude<PriorStatus, 'YES'>>({
  EXPIRED_30: true,
  EXPIRED_LONG: true,
  NEVER: true,
}).flatMap(status =>
  answersOf(
    'lapse',
    every<LapseReason>({
      FIRST_CAR: true,
      NO_CAR: true,
      MILITARY: true,
      MISSED: true,
      CANCELLED: true,
      OTHER: true,
    }),
  ).flatMap(lapse => answersOf('status', [status]).map(answer => ({ ...answer, ...lapse }))),
)

/** Every choice that the questions of the auto line offer, by what they ask. */
export const everyAnswer: readonly (readonly [question: string, choices: readonly Partial<AutoAnswers>[]])[] =
  [
    ['limits', limitsUp],
    ['physicalDamage', damageUp],
    ['deductible', deductiblesUp],
    ['incidents', everyIncident.map(incident => ({ incidents: { choices: [incident] } }))],
    ['lapse', withoutInsurance],
    [
      'continuous',
      answersOf(
        'continuous',
        every<Continuous>({ LT6M: true, M6_12: true, Y1_3: true, Y3_5: true, Y5: true }),
      ),
    ],
    [
      'priorLimits',
      answersOf(
        'priorLimits',
        every<PriorLimits>({ MIN: true, L50: true, L100: true, L250: true, UNKNOWN: true }),
      ),
    ],
    [
      'ownership',
      answersOf(
        'ownership',
        every<HomeOwnership>({ OWN_HOUSE: true, OWN_CONDO: true, RENT: true, FAMILY: true, OTHER: true }),
      ),
    ],
    [
      'credit',
      answersOf(
        'credit',
        every<Credit>({ EXCELLENT: true, GOOD: true, FAIR: true, POOR: true, UNKNOWN: true }),
      ),
    ],
    [
      'vehicles',
      [
        ...vehicleGroups.map(group => ({ vehicles: [carLike({ group })] })),
        ...(['FINANCED', 'LEASED', 'OWNED'] as const).map(ownership => ({
          vehicles: [carLike({ ownership })],
        })),
        ...[1990, 2010, 2027].map(year => ({ vehicles: [carLike({ year })] })),
        ...[1, 9999].map(daily_mileage => ({ vehicles: [carLike({ daily_mileage })] })),
        { vehicles: [camry, camry, camry, camry] },
      ],
    ],
    [
      'drivers',
      [
        ...educations.map(education => ({ drivers: driving({ education }) })),
        ...employments.map(employment => ({ drivers: driving({ employment }) })),
        ...(['S', 'M', 'D'] as const).map(maritalStatus => ({ drivers: driving({ maritalStatus }) })),
        ...(['1917-01-01', '1960-01-01', '2002-01-01', '2012-01-01'] as const).map(dateBirth => ({
          drivers: driving({ dateBirth }),
        })),
        { drivers: [{ driver: ann }, { driver: ben }, { driver: ben }] },
      ],
    ],
    [
      'insurer',
      [1987, 2020, 2026].map(current_policy_start_year => ({
        insurer: {
          current_insurer: 'Sample Mutual',
          current_policy_start_year,
          current_policy_start_month: 12,
        },
      })),
    ],
  ]

type Choice = {
  [Name in keyof AutoAnswers]: AutoAnswers[Name] extends { choice: string } | null | undefined ? Name : never
}[keyof AutoAnswers]

function answersOf(name: NonNullable<Choice>, choices: readonly string[]): readonly Partial<AutoAnswers>[] {
  // The choices were listed by their type where this is called.
  return choices.map(choice => ({ [name]: { choice } }) as Partial<AutoAnswers>)
}
