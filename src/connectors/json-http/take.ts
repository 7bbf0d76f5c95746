import type { Dec } from '../../rating/decimal.ts'
import { moneyOf } from '../reply/money.ts'
import { readDate } from './date-form.ts'
import { type Condition, holdAll } from './mapping/condition.ts'
import {
  computed,
  type Exact,
  exactOf,
  exactText,
  type Operation,
  operations,
  rounded,
} from './mapping/exact.ts'
import type { Mapping, MoneyAt, Value } from './mapping/mapping-format.ts'
import { filled, look, membersAt, pathOf, type Scope } from './mapping/path.ts'
import { pathsOf } from './mapping/words.ts'

/** Takes the values that a mapping names out of a carrier's JSON. */
export interface Taker {
  /** Undefined if the reply has nothing, or something other than text, a number, true or false. */
  text(value: Value | undefined): string | undefined
  /** Dollars with two decimals; undefined if the reply has nothing, null for something that isn't an amount. */
  money(money: MoneyAt | undefined): Dec | undefined | null
  /** A taker for each member of a list that fits, whose paths begin in the member; none if there is no list. */
  list(path: string, where?: readonly Condition[]): readonly Taker[]
  /** A taker for each member of a list, in which only paths that begin with a dot are the member's. */
  members(path: string): readonly Taker[]
  /** Whether all of these conditions hold. */
  fits(conditions: readonly Condition[]): boolean
}

/** A reply, and how to read it. */
interface Content {
  readonly scope: Scope
  readonly tables: Mapping['tables']
  /** The HTTP status. */
  readonly status: number
}

/** Takes values out of a reply. */
export function takerFrom(content: Content): Taker {
  const { scope, status } = content
  return {
    members: path => membersAt(scope, path).map(inside => takerFrom({ ...content, scope: inside })),
    fits: conditions => holdAll(conditions, scope, status),
    text: value => (value === undefined ? undefined : textBy(value, content)),
    money: money => (money === undefined ? undefined : moneyBy(money, scope)),
    list: (path, where = []) =>
      membersAt(scope, path)
        .map(({ member }) => takerFrom({ ...content, scope: { root: member?.value, member } }))
        .filter(one => one.fits(where)),
  }
}

function textBy(value: Value, content: Content): string | undefined {
  const { scope, tables, status } = content
  if (typeof value !== 'object' || value === null) return plain(value)
  if ('when' in value) {
    const chosen = holdAll(value.when, scope, status) ? value.value : value.otherwise
    return chosen === undefined ? undefined : textBy(chosen, content)
  }
  if ('text' in value)
    return filled(value.text, ({ path, table }) => translated(plain(look(scope, path)), table, tables))
  const found = pathsOf(value.path)
    .map(path => plain(look(scope, path)))
    .find(one => one !== undefined)
  // A text in another form stays as it is, and is refused when read as a day.
  const text = found && value.date !== undefined ? (readDate(found, value.date) ?? found) : found
  return translated(text, value.table, tables) ?? plain(value.otherwise)
}

/** The row of a table, or the text itself if there is no table to translate by. */
function translated(text: string | undefined, table: string | undefined, tables: Mapping['tables']) {
  if (table === undefined || text === undefined) return text
  const rows = tables[table]
  return rows && Object.hasOwn(rows, text) ? plain(rows[text]) : undefined
}

function moneyBy(money: MoneyAt, scope: Scope): Dec | undefined | null {
  const amount = amountBy(money, scope)
  return amount && moneyOf(exactText(rounded(amount, { decimals: 12, round: 'down' })))
}

/** Dollars; undefined if the reply has nothing, null for something that isn't an amount. */
function amountBy(money: MoneyAt, scope: Scope): Exact | undefined | null {
  if ('path' in money) {
    const found = pathsOf(money.path)
      .map(path => amountsAt(path, scope))
      .find(one => one.length > 0)
    const texts = found ?? (money.otherwise === undefined ? [] : [money.otherwise])
    const amounts = texts.map(one => exactOf(withoutCommas(one)))
    const known = amounts.filter(one => one !== undefined)
    if (known.length < amounts.length) return null
    const sum = computed('$plus', known, {})
    return sum && money.unit === 'cents' ? { ...sum, places: sum.places + 2 } : sum
  }
  const operation = operations.find(one => one in money) ?? '$plus'
  // The word is the member's name.
  const operands = (money as Partial<Record<Operation, readonly (MoneyAt | number)[]>>)[operation] ?? []
  const amounts = operands.map(one => (typeof one === 'number' ? exactOf(one) : amountBy(one, scope)))
  if (amounts.includes(null)) return null
  const known = amounts.filter(one => one !== undefined && one !== null)
  return known.length < amounts.length ? undefined : (computed(operation, known, money) ?? null)
}

/** The texts at a path; those of all members if it goes through a list. */
function amountsAt(path: string, scope: Scope): readonly string[] {
  const found = look(scope, path)
  const values = pathOf(path).isMany && Array.isArray(found) ? found : [found]
  return values.flatMap(one => plain(one) ?? (one === undefined || one === null ? [] : ['']))
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
