interface Versions {
  /** The answer as the page showed it. */
  readonly shown: unknown
  /** The answer by now, which another page may have saved. */
  readonly stored: unknown
  /** The answer as the page was filled in. */
  readonly given: unknown
}

/**
 * What two pages make of one answer: what was changed on the page that is sent last, and for the rest what is stored. Works on
 * fields, and on the fields of rows as long as there are as many; anything else counts as a whole.
 */
export function combine({ shown, stored, given }: Versions): unknown {
  const versions = [shown, stored, given]
  if (versions.every(isRecord)) return combineFields(versions)
  if (versions.every(Array.isArray)) {
    const [shownRows, storedRows, rows] = versions as [unknown[], unknown[], unknown[]]
    const areRows = [...shownRows, ...storedRows, ...rows].every(isRecord)
    if (areRows && shownRows.length === rows.length && storedRows.length === rows.length) {
      return rows.map((row, at) => combine({ shown: shownRows[at], stored: storedRows[at], given: row }))
    }
  }
  return JSON.stringify(given) === JSON.stringify(shown) ? stored : given
}

function combineFields([shown = {}, stored = {}, given = {}]: readonly Readonly<Record<string, unknown>>[]) {
  const names = Object.keys({ ...stored, ...given })
  const fields = names.map(name => [
    name,
    combine({ shown: shown[name], stored: stored[name], given: given[name] }),
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
