import type { AgeLimit } from '../dob/dob.ts'

/** Whether a driver of this age can be the first, in whose name the policy is. */
export function canBeFirst(age: number, minAge: AgeLimit | undefined): boolean {
  return minAge === undefined || age >= minAge.years
}
