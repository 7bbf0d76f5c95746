import type { Day } from '../law/rule.ts'
import type { Insured } from './any-line.ts'
import { ageOn } from './day.ts'

/** A date of birth as the wizard asks for it; its parts are checked there. */
export interface BirthAnswer {
  readonly month: number
  readonly day: number
  readonly year: number
}

/** Any age of the band that carriers rate as neutral. */
const assumedAge = 35

/** The birth date and the age on the first day of a policy; an assumed age where the visitor passed. */
export function insuredAge(dob: BirthAnswer | null, effective: Day): Pick<Insured, 'dob' | 'age'> {
  if (dob === null) return { age: assumedAge }
  const birth = birthDay(dob)
  return { dob: birth, age: ageOn(birth, effective) }
}

/** A date of birth as a calendar day. */
export function birthDay({ month, day, year }: BirthAnswer): Day {
  const two = (part: number) => String(part).padStart(2, '0')
  // The wizard has checked the parts; padded and joined they are a calendar day.
  return `${year}-${two(month)}-${two(day)}` as Day
}
