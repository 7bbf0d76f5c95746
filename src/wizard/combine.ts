export interface Versions {
  /** The answer as the page showed it; undefined if it showed none. */
  readonly shown: unknown
  /** The current answer, which another page may have saved. */
  readonly stored: unknown
  /** The answer as the page was filled in. */
  readonly given: unknown
}

/** Combines two pages' answers that are chosen from a list; null if they are not. Only the server needs it (combine-chosen.ts). */
export type OfChosen = (versions: readonly unknown[]) => readonly unknown[] | null

/**
 * Combines two pages' versions of one answer: what was changed on the page that is sent last, and for the rest what is stored.
 * Works on fields, on rows, which either page may have added at the end or removed, and by `ofChosen` on what is chosen from a
 * list. Anything else counts as a whole.
 */
export function combine({ shown, stored, given }: Versions, ofChosen: OfChosen = () => null): unknown {
  const fields = [shown ?? {}, stored, given]
  if (fields.every(isRecord)) return combineFields(fields, ofChosen)
  const versions = [shown ?? [], stored, given]
  const list = ofChosen(versions) ?? (versions.every(isRows) ? combineRows(versions, ofChosen) : null)
  return list ?? (isSame(given, shown) ? stored : given)
}

/** Whether an answer is a single value, which every press gives anew, rather than several fields or a list. */
export function isOneValue(answer: unknown): boolean {
  if (!isRecord(answer)) return true
  const [value, ...others] = Object.values(answer)
  return others.length === 0 && !Array.isArray(value)
}

type Fields = Readonly<Record<string, unknown>>

/** Null if it is not clear which row is which. */
function combineRows(
  [shown = [], stored = [], given = []]: readonly (readonly Fields[])[],
  ofChosen: OfChosen,
) {
  const [there, here] = [alignedWith(shown, stored), alignedWith(shown, given)]
  if (!there || !here) return null
  const kept = shown.flatMap((row, at) => {
    const [other, own] = [there.kept[at], here.kept[at]]
    if (own === undefined) return []
    if (other === undefined) return isSame(own, row) ? [] : [own]
    return [combine({ shown: row, stored: other, given: own }, ofChosen)]
  })
  // An answer that is sent twice adds its rows once.
  const isAdded = (row: Fields) => there.added.some(other => isSame(other, row))
  return [...kept, ...there.added, ...here.added.filter(row => !isAdded(row))]
}

/** The current state of the rows that were shown, undefined for a removed one, and the rows added after them. */
function alignedWith(shown: readonly Fields[], rows: readonly Fields[]) {
  if (rows.length >= shown.length)
    return { kept: rows.slice(0, shown.length), added: rows.slice(shown.length) }
  let next = 0
  const kept = shown.map(row => (isSame(rows[next], row) ? rows[next++] : undefined))
  return next === rows.length ? { kept, added: [] } : null
}

function combineFields([shown = {}, stored = {}, given = {}]: readonly Fields[], ofChosen: OfChosen) {
  const names = Object.keys({ ...stored, ...given })
  const fields = names.map(name => [
    name,
    combine({ shown: shown[name], stored: stored[name], given: given[name] }, ofChosen),
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Things with parts. Something with a code is chosen from a list, like a country, and counts as one value with the others. */
function isRows(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every(row => isRecord(row) && !('code' in row))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
