import * as v from 'valibot'
import { stateCodes } from '../../law/jurisdictions.ts'
import { territoryInput } from '../../rating/inputs/place.ts'
import { assumptions } from '../../risk/assumptions.ts'
import { count, day } from './contract-text.ts'

/** The parts that the question has in every line. */

export const name = v.pipe(v.string(), v.maxLength(100))

export const location = v.strictObject({
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  city: name,
  county: name,
  countyFips: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  /** Degrees; the middle of the ZIP area. */
  lat: v.number(),
  lon: v.number(),
  territory: v.picklist(territoryInput.values),
  address1: v.exactOptional(name),
  address2: v.exactOptional(name),
})

// The keys of the record of texts are the assumptions.
/** What we assume in place of an answer. */
export const assumed = v.array(v.picklist(assumptions))

export const insured = v.strictObject({
  first: name,
  last: name,
  /** Absent when the visitor skipped the question. */
  dob: v.exactOptional(day),
  /** Completed years on the effective date. */
  age: count,
})

export const shared = {
  state: v.picklist(stateCodes),
  /** The first day of the policy. */
  effectiveDate: day,
  consent: v.strictObject({
    /** The day on which the visitor passed a page that shows the information disclosure. */
    informationDisclosure: day,
  }),
  /** What the visitor gave this very carrier, where its folder says that it needs it. */
  contact: v.exactOptional(
    v.strictObject({
      email: v.exactOptional(v.pipe(v.string(), v.maxLength(254))),
      /** As +15125550142. */
      phone: v.exactOptional(v.pipe(v.string(), v.regex(/^\+1\d{10}$/))),
    }),
  ),
  /** Answers to the carrier's own questions, by the names that its folder or its reply gave them. */
  answers: v.exactOptional(
    v.record(v.pipe(v.string(), v.maxLength(120)), v.union([v.string(), v.number(), v.boolean()])),
  ),
}
