import type { Dec } from '../../rating/decimal.ts'
import { moneyOf, moneyOfCents } from '../money.ts'
import type { Mapping, MoneyAt, Value } from './mapping-format.ts'
import { at, filled } from './path.ts'

/** Takes out of a carrier's JSON what a mapping names. */
export interface Taker {
  /** Undefined where nothing is told, or what is told is no plain text, number, true or false. */
  text(value: Value | undefined): string | undefined
  /** Dollars with two decimals; undefined where nothing is told, null where what is told is no amount. */
  money(money: MoneyAt | undefined): Dec | undefined | null
  /** One for each member of a list; none where there is no list. */
  list(path: string): readonly Taker[]
}

export function takerFrom(content: unknown, tables: Mapping['tables']): Taker {
  return {
    text: value => (value === undefined ? undefined : textBy(value, content, tables)),
    money(money) {
      if (money === undefined) return undefined
      const told = plain(at(content, money.path)) ?? money.otherwise
      if (told === undefined) return undefined
      return money.unit === 'cents' ? moneyOfCents(told) : moneyOf(told)
    },
    list(path) {
      const members = at(content, path)
      return Array.isArray(members) ? members.map(member => takerFrom(member, tables)) : []
    },
  }
}

function textBy(value: Value, content: unknown, tables: Mapping['tables']): string | undefined {
  if (typeof value !== 'object' || value === null) return plain(value)
  if ('text' in value) return filled(value.text, path => plain(at(content, path)))
  const told = plain(at(content, value.path))
  if (value.table === undefined) return told ?? plain(value.otherwise)
  const rows = tables[value.table]
  return plain(told !== undefined && rows && Object.hasOwn(rows, told) ? rows[told] : value.otherwise)
}

function plain(told: unknown): string | undefined {
  if (typeof told === 'string') return told
  return typeof told === 'number' || typeof told === 'boolean' ? String(told) : undefined
}
