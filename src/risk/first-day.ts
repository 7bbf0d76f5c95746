import { addDays, type Day } from '../units/day.ts'

/** The first day of the policy, as a visitor may choose it beside the prices. */
export interface StartAnswer {
  readonly starts?: { readonly choice: Day }
}

/** The first day of a policy: as chosen, or else tomorrow. */
export function firstDayOf({ starts }: StartAnswer, today: Day): Day {
  return starts?.choice ?? addDays(today, 1)
}
