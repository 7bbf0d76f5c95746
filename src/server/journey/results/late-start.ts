import type { StartDay } from '../../../kinds/start-day/start-day.ts'
import { addDays, type Day } from '../../../units/day.ts'
import type { Journey, Walk } from '../../../wizard/walk.ts'

interface Walked {
  readonly journey: Pick<Journey, 'today'>
  readonly walked: Pick<Walk, 'refinements'>
}

/** The start date that the visitor picked, and the day used instead because it has passed. */
export interface LateStart {
  readonly picked: Day
  readonly instead: Day
}

/** Null if the picked date is still in the future, or none was picked. */
export function lateStart({ journey, walked }: Walked): LateStart | null {
  const stop = walked.refinements.find(({ step }) => step.kind === 'start-day')
  // The kind of the step determines the type of its answer.
  const picked = (stop?.outdated as StartDay | undefined)?.choice
  return picked ? { picked, instead: addDays(journey.today, 1) } : null
}
