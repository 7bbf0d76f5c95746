import {
  isIncluded,
  mayTurnDown,
  michiganLevels,
  protectionChoice,
  tortOptions,
} from '../../../src/law/auto-covers.ts'
import type { State } from '../../../src/law/jurisdictions.ts'
import { vehicleGroups } from '../../../src/reference/vehicles/vehicles-file.ts'
import type { AutoAnswers } from '../../../src/risk/auto/auto-answers.ts'
import {
  autoDeductibles,
  autoLimits,
  continuities,
  credits,
  educations,
  employments,
  homeOwnerships,
  incidents,
  lapseReasons,
  physicalDamages,
  priorLimits,
  priorStatuses,
  rentalAllowances,
} from '../../../src/risk/words.ts'
import { ann, ben, camry, carLike, driving } from './sample-auto.ts'

/** The choices that the auto line offers, each listed by its type; limits, cover and deductible in ascending order. */

export const limitsUp = answersOf('limits', autoLimits)
export const damageUp = answersOf('physicalDamage', physicalDamages.toReversed())
export const deductiblesUp = answersOf('deductible', autoDeductibles)

/** Each of the covers beside liability, in ascending order. */
export const otherCoversUp = [
  answersOf('uninsured', autoLimits),
  (['NO', 'YES'] as const).map(choice => ({ uninsured: { choice: 'L100' }, underinsured: { choice } })),
  answersOf('medicalPayments', ['5000', '10000']),
  answersOf('rental', rentalAllowances),
] as const satisfies readonly (readonly Partial<AutoAnswers>[])[]

/** The injury protection that is chosen beside the prices of a state, upwards. */
export function protectionUp(state: State): readonly Partial<AutoAnswers>[] {
  const choice = protectionChoice(state)
  if (!choice) return []
  return answersOf('pip', [...(choice.isRefusable ? [0] : []), choice.least, ...choice.more].map(String))
}

/** The cover behind the quoted averages: as much for uninsured drivers as for liability, where the state puts that in. */
export function quotedCover(state: State): Partial<AutoAnswers> {
  return isIncluded(state, 'uninsured') ? { uninsured: { choice: 'L100' } } : {}
}

/** No more cover than the state requires: what may be turned down is. */
export function leastCover(state: State): Partial<AutoAnswers> {
  return {
    limits: { choice: 'MIN' },
    physicalDamage: { choice: 'LIABILITY' },
    ...(mayTurnDown(state, 'uninsured') ? { uninsured: { choice: 'NONE' } } : {}),
    ...(mayTurnDown(state, 'injuryProtection') ? { pip: { choice: '0' } } : {}),
    ...(mayTurnDown(state, 'medicalPayments') ? { medicalPayments: { choice: '0' } } : {}),
  }
}

export const everyIncident = incidents

const withoutInsurance = priorStatuses
  .filter(one => one !== 'YES')
  .flatMap(status =>
    answersOf('lapse', lapseReasons).flatMap(lapse =>
      answersOf('status', [status]).map(answer => ({ ...answer, ...lapse })),
    ),
  )

/** Every choice that the questions of the auto line offer, by their topic. */
export const everyAnswer: readonly (readonly [question: string, choices: readonly Partial<AutoAnswers>[]])[] =
  [
    ['limits', limitsUp],
    ['physicalDamage', damageUp],
    ['deductible', deductiblesUp],
    ['injuryProtection', answersOf('injuryProtection', michiganLevels)],
    ['tort', answersOf('tort', tortOptions)],
    ['incidents', everyIncident.map(incident => ({ incidents: { choices: [incident] } }))],
    ['lapse', withoutInsurance],
    ['continuous', answersOf('continuous', continuities)],
    ['priorLimits', answersOf('priorLimits', priorLimits)],
    ['ownership', answersOf('ownership', homeOwnerships)],
    ['credit', answersOf('credit', credits)],
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
