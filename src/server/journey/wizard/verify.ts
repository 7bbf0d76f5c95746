import type { Address } from '../../../kinds/address/address.ts'
import type { Start } from '../../../kinds/start/start.ts'
import { type State, stateName } from '../../../law/jurisdictions.ts'
import { placeOf, zipProblem } from '../../../reference/places.ts'
import type { CheckResult } from '../../../wizard/check.ts'
import type { Verify } from '../../../wizard/submit.ts'
import type { Served } from '../quoting/served.ts'

/** The start answer with the state of its ZIP code; refused where nobody here insures that line in that place. */
export function verifyStart<Given extends Start>(
  start: Given,
  served: Served,
): CheckResult<Given & { state: State }> {
  const place = placeOf(start.zipCode)
  if (!place) return { ok: false, errors: { zipCode: zipProblem(start.zipCode) ?? '' } }
  const problem = served.problem(start.type, place.state)
  if (problem !== null) return { ok: false, errors: { zipCode: problem } }
  return { ok: true, answer: { ...start, state: place.state } }
}

/** Checks a valid answer of a line against the reference data and the lines and states served. */
export function verifyBy(served: Served, line: string): Verify {
  return ({ step }, answer) =>
    // The kind determines which schema the answer has passed.
    step.kind === 'address'
      ? verifyAddress(answer as Address, place => served.problem(line, place))
      : { ok: true, answer }
}

function verifyAddress(address: Address, problemIn: (state: State) => string | null): CheckResult<Address> {
  const place = placeOf(address.zipcode)
  if (!place) return { ok: false, errors: { zipcode: zipProblem(address.zipcode) ?? '' } }
  if (place.state !== address.state) {
    return { ok: false, errors: { zipcode: liesElsewhere(address.zipcode, place.state, place.city) } }
  }
  const problem = problemIn(place.state)
  return problem === null ? { ok: true, answer: address } : { ok: false, errors: { zipcode: problem } }
}

/** Shown beside a ZIP code that is not in the chosen state. */
function liesElsewhere(zip: string, state: State, city: string): string {
  return `ZIP code ${zip} is in ${city}, ${stateName(state)}. Please correct the ZIP code or the state.`
}
