import type { AgeLimit } from '../dob/dob.ts'

/** Whether a driver of this age can be first and hold the policy. */
export function canBeFirst(age: number, minAge: Pick<AgeLimit, 'years'> | undefined): boolean {
  return minAge === undefined || age >= minAge.years
}
