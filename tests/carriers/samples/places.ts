import type { State } from '../../../src/law/jurisdictions.ts'
import { placeOf, type ZipPlace } from '../../../src/reference/places.ts'

/** Every ZIP code that we serve, ascending, with its place. */
export const everyPlace: readonly ZipPlace[] = Array.from(
  { length: 100_000 },
  (_, code) => placeOf(String(code).padStart(5, '0')) ?? [],
).flat()

const byState = Map.groupBy(everyPlace, ({ state }) => state)

/** The ZIP codes of a state, ascending. */
export function zipsIn(state: State): readonly string[] {
  return (byState.get(state) ?? []).map(({ zip }) => zip)
}
