import type { LateStart } from '../../../contract/status.ts'
import type { StartDay } from '../../../kinds/start-day/start-day.ts'
import { longDay } from '../../../language/days.ts'
import { addDays } from '../../../units/day.ts'
import type { Journey, Walk } from '../../../wizard/walk.ts'

interface Walked {
  readonly journey: Pick<Journey, 'today'>
  readonly walked: Pick<Walk, 'refinements'>
}

/** The start date that the visitor picked, if it is no longer in the future, and the day used instead. */
export function lateStart({ journey, walked }: Walked): { readonly late_start: LateStart } | undefined {
  const stop = walked.refinements.find(({ step }) => step.kind === 'start-day')
  // The kind of the step determines the type of its answer.
  const picked = (stop?.outdated as StartDay | undefined)?.choice
  return picked && { late_start: { picked: longDay(picked), instead: longDay(addDays(journey.today, 1)) } }
}
