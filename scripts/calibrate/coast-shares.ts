import type { State } from '../../src/law/jurisdictions.ts'
import { isCoastal } from '../../src/reference/coast.ts'
import { placeOf } from '../../src/reference/places.ts'

/** The share of each state's ZIP codes on a coast that hurricanes reach, as the risk counts it. */
export function coastShares(): ReadonlyMap<State, number> {
  const codes = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0'))
  const places = Map.groupBy(
    codes.flatMap(code => placeOf(code) ?? []),
    ({ state }) => state,
  )
  return new Map([...places].map(([state, all]) => [state, all.filter(isCoastal).length / all.length]))
}
