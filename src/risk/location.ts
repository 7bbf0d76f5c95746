import type { Location, RatedPlace } from './any-line.ts'

interface Address {
  readonly address1: string
  readonly address2: string
}

/** Where a risk is: a place, and the address if the line asks for one. */
export function locationOf(
  { coastMiles: _, autoTerritory: __, ...place }: RatedPlace,
  address?: Address,
): Location {
  const zip3 = place.zip.slice(0, 3)
  if (!address) return { ...place, zip3 }
  return { ...place, zip3, address1: address.address1, address2: address.address2 }
}
