import type { Day } from '../../units/day.ts'
import type { Continuous, LapseReason, PriorInsurance, PriorLimits, PriorStatus } from '../words.ts'

export interface Prior {
  readonly insurance: PriorInsurance
  /** UNKNOWN if there is no insurance, or if the visitor does not know. */
  readonly limits: PriorLimits
  readonly carrier?: string
  /** Whole years with this insurer; 0 if unknown. */
  readonly tenureYears: number
}

/** The answers of the auto line about insurance before this policy. */
export interface PriorAnswers {
  readonly status: { readonly choice: PriorStatus }
  /** Asked if the visitor is insured. */
  readonly continuous?: { readonly choice: Continuous }
  readonly priorLimits?: { readonly choice: PriorLimits } | null
  readonly insurer?: {
    readonly current_insurer: string
    readonly current_policy_start_year?: number
    readonly current_policy_start_month?: number
  }
  /** Asked if the visitor is not insured. */
  readonly lapse?: { readonly choice: LapseReason }
}

/** The insurance before the policy, as carriers rate it on its first day. */
export function priorOf(answers: PriorAnswers, effective: Day): Prior {
  const { insurer, priorLimits } = answers
  return {
    insurance: insuranceOf(answers),
    limits: priorLimits?.choice ?? 'UNKNOWN',
    ...(insurer ? { carrier: insurer.current_insurer } : {}),
    tenureYears: tenureOf(insurer, effective),
  }
}

/** A reason that excuses a gap overrides its length; a cancellation overrides both. */
function insuranceOf({ status, continuous, lapse }: PriorAnswers): PriorInsurance {
  if (status.choice === 'YES') return continuous?.choice ?? 'Y1_3'
  switch (lapse?.choice) {
    case 'CANCELLED':
    case 'MILITARY':
      return lapse.choice
    case 'FIRST_CAR':
    case 'NO_CAR':
      return 'NO_CAR'
    default:
      return status.choice === 'EXPIRED_30' ? 'LAPSED_30' : 'LAPSED'
  }
}

function tenureOf(insurer: PriorAnswers['insurer'], effective: Day): number {
  const { current_policy_start_year: year, current_policy_start_month: month } = insurer ?? {}
  if (year === undefined || month === undefined) return 0
  const months = (Number(effective.slice(0, 4)) - year) * 12 + Number(effective.slice(5, 7)) - month
  return Math.max(Math.floor(months / 12), 0)
}
