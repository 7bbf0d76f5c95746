import type { OfChosen } from './combine.ts'
import { none } from './none.ts'

type Chosen = string | { readonly code: unknown }

/**
 * What was chosen from a list on two pages, in the order of what is stored: what either page added stays, unless that was "none".
 * Null if it is not such a list.
 */
export const combineChosen: OfChosen = versions => (versions.every(isChosen) ? chosenOnBoth(versions) : null)

function chosenOnBoth([
  shown = [],
  stored = [],
  given = [],
]: readonly (readonly Chosen[])[]): readonly Chosen[] {
  const has = (list: readonly Chosen[], one: Chosen) => list.some(other => keyOf(other) === keyOf(one))
  const kept = stored.filter(one => has(given, one) || !has(shown, one))
  const all = [...kept, ...given.filter(one => !has(shown, one) && !has(stored, one))]
  const some = all.filter(one => one !== none)
  return some.length > 0 ? some : all
}

/** Something with a code may have a label, in one language or another. */
function keyOf(one: Chosen): unknown {
  return typeof one === 'string' ? one : one.code
}

function isChosen(value: unknown): value is readonly Chosen[] {
  return Array.isArray(value) && value.every(one => typeof one === 'string' || one?.code !== undefined)
}
