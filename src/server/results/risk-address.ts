import { placeOf } from '../../reference/places.ts'
import type { Answers } from '../../wizard/walk.ts'

export interface RiskAddress {
  /** Street and number; empty if only a ZIP code is known; the other fields too, if not even that is. */
  readonly address1: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Where the risk is: the address, or only the place of the start page's ZIP code. */
export function riskAddressOf({ address, start }: Answers): RiskAddress {
  // The step kinds `address` and `start` give these, checked by their schemas.
  const answer = address as Record<'address1' | 'city' | 'state' | 'zipcode', string> | undefined
  if (answer) {
    const { address1, city, state, zipcode: zip } = answer
    return { address1, city, state, zip }
  }
  const place = placeOf((start as { zipCode?: string } | undefined)?.zipCode ?? '')
  return { address1: '', city: place?.city ?? '', state: place?.state ?? '', zip: place?.zip ?? '' }
}
