import type { Address } from '../../kinds/address/address.ts'
import type { Start } from '../../kinds/start/start.ts'
import { type State, stateName } from '../../law/jurisdictions.ts'
import { placeOf, zipProblem } from '../../reference/places.ts'
import type { CheckResult } from '../../wizard/check.ts'
import type { Verify } from '../../wizard/submit.ts'

/** The start answer with the state of its ZIP code; refused when the ZIP code is not served. */
export function verifyStart<Given extends Start>(start: Given): CheckResult<Given & { state: State }> {
  const place = placeOf(start.zipCode)
  if (!place) return { ok: false, errors: { zipCode: zipProblem(start.zipCode) ?? '' } }
  return { ok: true, answer: { ...start, state: place.state } }
}

/** Checks a valid answer against the reference data. */
export const verify: Verify = (place, answer) => {
  // The kind decides which schema the answer has passed.
  return place.step.kind === 'address' ? verifyAddress(answer as Address) : { ok: true, answer }
}

function verifyAddress(address: Address): CheckResult<Address> {
  const place = placeOf(address.zipcode)
  if (!place) return { ok: false, errors: { zipcode: zipProblem(address.zipcode) ?? '' } }
  if (place.state !== address.state) {
    return { ok: false, errors: { zipcode: liesElsewhere(address.zipcode, place.state, place.city) } }
  }
  return { ok: true, answer: address }
}

/** Shown beside a ZIP code that is not in the chosen state. */
function liesElsewhere(zip: string, state: State, city: string): string {
  return `ZIP code ${zip} is in ${city}, ${stateName(state)}. Please correct the ZIP code or the state.`
}
