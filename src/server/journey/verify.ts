import type { Address } from '../../kinds/address/address.ts'
import type { Start } from '../../kinds/start/start.ts'
import { type State, stateName } from '../../law/jurisdictions.ts'
import { placeOf, zipProblem } from '../../reference/places.ts'
import type { CheckResult } from '../../wizard/check.ts'
import type { Verify } from '../../wizard/submit.ts'

/** The start answer with the state that its ZIP lies in; refused when the ZIP is not one that is served. */
export function verifyStart<Given extends Start>(given: Given): CheckResult<Given & { state: State }> {
  const place = placeOf(given.zipCode)
  if (!place) return { ok: false, errors: { zipCode: zipProblem(given.zipCode) ?? '' } }
  return { ok: true, answer: { ...given, state: place.state } }
}

/** What the reference data know against an answer that its question let pass. */
export const verify: Verify = (place, answer) => {
  // The kind says which schema the answer has just passed.
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

/** Told beside a ZIP whose state is not the one that was chosen. */
function liesElsewhere(zip: string, state: State, city: string): string {
  return `ZIP code ${zip} is in ${city}, ${stateName(state)}. Please correct the ZIP code or the state.`
}
