import { none } from './none.ts'

interface Versions {
  /** The answer as the page showed it; none where it showed none. */
  readonly shown: unknown
  /** The answer by now, which another page may have saved. */
  readonly stored: unknown
  /** The answer as the page was filled in. */
  readonly given: unknown
}

/**
 * What two pages make of one answer: what was changed on the page that is sent last, and for the rest what is stored. Works on
 * fields, on rows, which either page may have added at the end or removed, and on what is chosen from a list: what either page
 * added to it stays, unless that was "none". Anything else counts as a whole.
 */
export function combine({ shown, stored, given }: Versions): unknown {
  const fields = [shown ?? {}, stored, given]
  if (fields.every(isRecord)) return combineFields(fields)
  const versions = [shown ?? [], stored, given]
  if (versions.every(isChosen)) return combineChosen(versions)
  const rows = versions.every(isRows) ? combineRows(versions) : null
  return rows ?? (isSame(given, shown) ? stored : given)
}

/** Whether an answer is one value, which every press gives anew: neither several fields nor a list. */
export function isOneValue(answer: unknown): boolean {
  if (!isRecord(answer)) return true
  const [value, ...others] = Object.values(answer)
  return others.length === 0 && !Array.isArray(value)
}

type Chosen = string | { readonly code: unknown }

/** What was chosen from a list on both pages, in the order of what is stored. */
function combineChosen([
  shown = [],
  stored = [],
  given = [],
]: readonly (readonly Chosen[])[]): readonly Chosen[] {
  const has = (list: readonly Chosen[], one: Chosen) => list.some(other => keyOf(other) === keyOf(one))
  const kept = stored.filter(one => has(given, one) || !has(shown, one))
  const added = given.filter(one => !has(shown, one) && !has(stored, one))
  const all = [...kept, ...added]
  const some = all.filter(one => one !== none)
  return some.length > 0 ? some : all
}

/** What has a code may have a label, in one language or another. */
function keyOf(one: Chosen): string {
  return JSON.stringify(typeof one === 'string' ? one : one.code)
}

function isChosen(value: unknown): value is readonly Chosen[] {
  return (
    Array.isArray(value) && value.every(one => typeof one === 'string' || (isRecord(one) && 'code' in one))
  )
}

type Fields = Readonly<Record<string, unknown>>

/** Null where it is not clear which row is which. */
function combineRows([shown = [], stored = [], given = []]: readonly (readonly Fields[])[]) {
  const [there, here] = [alignedWith(shown, stored), alignedWith(shown, given)]
  if (!there || !here) return null
  const kept = shown.flatMap((row, at) => {
    const [other, own] = [there.kept[at], here.kept[at]]
    if (own === undefined) return []
    if (other === undefined) return isSame(own, row) ? [] : [own]
    return [combine({ shown: row, stored: other, given: own })]
  })
  // An answer that is sent twice adds its rows once.
  const isAdded = (row: Fields) => there.added.some(other => isSame(other, row))
  return [...kept, ...there.added, ...here.added.filter(row => !isAdded(row))]
}

/** The rows that were shown as they are by now, undefined for a removed one, and the rows added after them. */
function alignedWith(shown: readonly Fields[], rows: readonly Fields[]) {
  if (rows.length >= shown.length)
    return { kept: rows.slice(0, shown.length), added: rows.slice(shown.length) }
  let next = 0
  const kept = shown.map(row => (isSame(rows[next], row) ? rows[next++] : undefined))
  return next === rows.length ? { kept, added: [] } : null
}

function combineFields([shown = {}, stored = {}, given = {}]: readonly Fields[]) {
  const names = Object.keys({ ...stored, ...given })
  const fields = names.map(name => [
    name,
    combine({ shown: shown[name], stored: stored[name], given: given[name] }),
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Things with parts. */
function isRows(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every(isRecord)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
