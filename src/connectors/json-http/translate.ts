import { writeDate } from './date-form.ts'
import { exactOf, exactText, inCents } from './mapping/exact.ts'
import type { Mapping } from './mapping/mapping-format.ts'
import type { From } from './mapping/template-format.ts'

/** How a carrier wants a value of our question. */
type Translation = Partial<Omit<From, '$from'>>

/**
 * A value of our question as the carrier writes it; a list, member by member. Undefined if there is no value, which leaves the
 * member out.
 */
export function translated(value: unknown, how: Translation, tables: Mapping['tables']): unknown {
  if (Array.isArray(value)) return value.map(member => translated(member, how, tables))
  const known = value === undefined ? undefined : inWords(partOf(value, how), how, tables)
  return (known === undefined ? undefined : shaped(known, how)) ?? how.otherwise
}

/** Undefined if the expression does not match. */
function partOf(value: unknown, { match }: Translation): unknown {
  if (match === undefined) return value
  const found = new RegExp(match, 'u').exec(String(value))
  return found?.[1] ?? found?.[0]
}

/** The row of a table, or the carrier's words for true and false. */
function inWords(value: unknown, { table, yes, no }: Translation, tables: Mapping['tables']): unknown {
  if (value === true && yes !== undefined) return yes
  if (value === false && no !== undefined) return no
  const rows = table === undefined ? undefined : tables[table]
  if (!rows) return value
  return Object.hasOwn(rows, String(value)) ? rows[String(value)] : undefined
}

/** A value in the wanted form; undefined for a text that should be a number and isn't. */
export function shaped(value: unknown, { date, as }: Pick<Translation, 'date' | 'as'>): unknown {
  const dated = date === undefined ? value : writeDate(String(value), date)
  if (as === undefined) return dated
  if (as === 'text') return String(dated)
  const exact = exactOf(dated)
  if (!exact) return undefined
  const text = exactText(as === 'number' ? exact : inCents(exact))
  return as === 'cents text' ? text : Number(text)
}
