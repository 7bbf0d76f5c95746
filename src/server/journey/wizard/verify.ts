import type { Address } from '../../../kinds/address/address.ts'
import type { Start } from '../../../kinds/start/start.ts'
import type { State } from '../../../law/jurisdictions.ts'
import { placeOf, whyUnknown } from '../../../reference/places.ts'
import type { CheckResult } from '../../../wizard/check.ts'
import type { Verify } from '../../../wizard/submit.ts'
import type { Failure } from '../../failures.ts'
import type { Served } from '../quoting/served.ts'

/** The start answer with the state of its ZIP code; refused if nobody here insures that line in that place. */
export function verifyStart<Given extends Start>(
  start: Given,
  served: Served,
): CheckResult<Given & { state: State }, Failure> {
  const place = placeOf(start.zipCode)
  if (!place) return { ok: false, errors: { zipCode: zipUnknown(start.zipCode) } }
  const problem = served.problem(start.type, place.state)
  if (problem !== null) return { ok: false, errors: { zipCode: problem } }
  return { ok: true, answer: { ...start, state: place.state } }
}

/** Checks a valid answer of a line against the reference data and the lines and states served. */
export function verifyBy(served: Served, line: string): Verify<Failure> {
  return ({ step }, answer) =>
    // The kind determines which schema the answer has passed.
    step.kind === 'address'
      ? verifyAddress(answer as Address, place => served.problem(line, place))
      : { ok: true, answer }
}

function verifyAddress(
  address: Address,
  problemIn: (state: State) => Failure | null,
): CheckResult<Address, Failure> {
  const place = placeOf(address.zipcode)
  if (!place) return { ok: false, errors: { zipcode: zipUnknown(address.zipcode) } }
  if (place.state !== address.state) {
    const { city, state } = place
    const values = { zip: address.zipcode, city, state }
    return { ok: false, errors: { zipcode: { key: 'zip-in-other-state', values } } }
  }
  const problem = problemIn(place.state)
  return problem === null ? { ok: true, answer: address } : { ok: false, errors: { zipcode: problem } }
}

/** Why we serve no place with that ZIP code, if `placeOf` finds none. */
export function zipUnknown(zip: string): Failure {
  return { key: zipKeys[whyUnknown(zip) ?? 'unknown'], values: { zip } }
}

const zipKeys = {
  unknown: 'zip-unknown',
  'known-prefix': 'zip-unknown',
  military: 'zip-military',
  territory: 'zip-territory',
} as const
