import { ageOn, type Day, type DayParts, dayOf } from '../units/day.ts'
import type { Insured } from './any-line.ts'

/** A date of birth as the wizard asks for it, which checks its parts. */
export type BirthAnswer = DayParts

/** Any age in the band that carriers rate as neutral. */
const assumedAge = 35

/** The birth date and the age on the first day of a policy; an assumed age if the visitor skipped the question. */
export function insuredAge(dob: BirthAnswer | null, effective: Day): Pick<Insured, 'dob' | 'age'> {
  if (dob === null) return { age: assumedAge }
  const birth = dayOf(dob)
  return { dob: birth, age: ageOn(birth, effective) }
}
