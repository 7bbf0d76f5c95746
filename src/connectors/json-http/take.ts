import type { Dec } from '../../rating/decimal.ts'
import { moneyOf, moneyOfCents } from '../reply/money.ts'
import { readDate } from './date-form.ts'
import type { Condition, Mapping, MoneyAt, Value } from './mapping/mapping-format.ts'
import { at, filled } from './mapping/path.ts'

/** Takes the values that a mapping names out of a carrier's JSON. */
export interface Taker {
  /** Undefined where the reply has nothing, or something other than text, a number, true or false. */
  text(value: Value | undefined): string | undefined
  /** Dollars with two decimals; undefined where the reply has nothing, null for something that isn't an amount. */
  money(money: MoneyAt | undefined): Dec | undefined | null
  /** A taker for each member of a list; none where there is no list. */
  list(path: string): readonly Taker[]
  /** Whether a condition about the reply's content holds. */
  fits(condition: Exclude<Condition, { http: unknown }>): boolean
  /** Like this one, but paths that begin with a dot are taken from a member of a list. */
  inMember(member: unknown): Taker
  /** The value at a path. */
  at(path: string): unknown
}

export function takerFrom(content: unknown, tables: Mapping['tables'], member?: unknown): Taker {
  const look = (path: string) => (path.startsWith('.') ? at(member, path.slice(1)) : at(content, path))
  return {
    at: look,
    inMember: inner => takerFrom(content, tables, inner),
    fits(condition) {
      const value = look(condition.path)
      if ('present' in condition) return (value !== undefined && value !== null) === condition.present
      return condition.is.some(one => one === value)
    },
    text: value => (value === undefined ? undefined : textBy(value, look, tables)),
    money(money) {
      if (money === undefined) return undefined
      const found = plain(look(money.path)) ?? money.otherwise
      if (found === undefined) return undefined
      const amount = withoutCommas(found)
      return money.unit === 'cents' ? moneyOfCents(amount) : moneyOf(amount)
    },
    list(path) {
      const members = look(path)
      return Array.isArray(members) ? members.map(member => takerFrom(member, tables)) : []
    },
  }
}

function textBy(value: Value, look: Taker['at'], tables: Mapping['tables']): string | undefined {
  if (typeof value !== 'object' || value === null) return plain(value)
  if ('text' in value) return filled(value.text, path => plain(look(path)))
  const found = plain(look(value.path))
  // A text of another form stays as it is: reading it as a day refuses it.
  const text = found && value.date !== undefined ? (readDate(found, value.date) ?? found) : found
  if (value.table === undefined) return text ?? plain(value.otherwise)
  const rows = tables[value.table]
  return plain(text !== undefined && rows && Object.hasOwn(rows, text) ? rows[text] : value.otherwise)
}

function plain(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** An amount as people write it, `$12,345.67`, as a plain number; any other text as it is. */
function withoutCommas(amount: string): string {
  const isWritten = /^\$?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(amount)
  return isWritten ? amount.replace(/[$,]/g, '') : amount
}
