import type { PassportRow } from '../../../contract/prices/passport.ts'
import { dollars } from '../../../language/money.ts'
import type { Text, Untold } from '../../../language/text.ts'
import { monthRowId } from '../../../rating/engine/payment-rows.ts'
import type { Worksheet, WorksheetRow } from '../../../rating/engine/worksheet-row.ts'

/** The language of labels and titles depends on what a plan says: it is known when they are told. */
export interface WorksheetBlock {
  readonly title?: Text
  readonly rows: readonly Untold<Omit<PassportRow, 'lang'>, 'label' | 'effect'>[]
}

/** A worksheet as a visitor reads it: the steps that changed something, in percent and dollars, block by block. */
export function worksheetWords(worksheet: Worksheet): readonly WorksheetBlock[] {
  const blocks: Drawn[] = []
  for (const row of worksheet) {
    const effect = effectOf(row)
    if (effect === null) continue
    const last = blocks.at(-1)
    const block =
      last && last.name === row.block ? last : { name: row.block, ...titleOf(row), highest: 0, rows: [] }
    if (block !== last) blocks.push(block)
    if (row.id === monthRowId) {
      block.rows.push({ label: perMonth, effect: monthOf(row), after: money(row.after) })
      continue
    }
    const label = textOf(row.label, row.es?.label)
    if (row.unit !== 'money') {
      block.rows.push({ label, effect })
      continue
    }
    const [from, to] = [row.operation === 'set' ? 0 : Number(row.before), Number(row.after)]
    block.highest = Math.max(block.highest, from, to)
    const after = row.operation === 'set' ? startingMoney(row.after) : money(row.after)
    block.rows.push({ label, effect, after, stair: { from, to } })
  }
  return blocks.map(({ name: _, highest, rows, ...block }) => ({
    ...block,
    rows: rows.map(row => (row.stair ? { ...row, stair: sharesOf(row.stair, highest) } : row)),
  }))
}

/** A block while it grows; its stairs are in dollars so far. */
type Drawn = Omit<WorksheetBlock, 'rows'> & {
  readonly name: string | undefined
  readonly rows: WorksheetBlock['rows'][number][]
  highest: number
}

function sharesOf({ from, to }: Stair, highest: number): Stair {
  const share = (amount: number) => Math.round((amount / (highest || 1)) * 1000) / 1000
  return { from: share(from), to: share(to) }
}

type Stair = NonNullable<PassportRow['stair']>

function titleOf({ block, es }: WorksheetRow): Pick<WorksheetBlock, 'title'> {
  return block === undefined ? {} : { title: textOf(block, es?.block) }
}

function textOf(en: string, es: string | undefined): Text {
  return es === undefined ? { en } : { en, es }
}

const perMonth: Text = { en: 'By the month', es: 'Por mes' }

/** What a month costs of the year's price, which is the running amount before it. */
function monthOf({ operation, value }: WorksheetRow): Text {
  if (operation === 'add')
    return {
      en: `a twelfth of it, plus ${money(value)}`,
      es: `una doceava parte, más ${money(value)}`,
    }
  const share = round(Number(value) * 100, 2)
  return { en: `${share}% of it, each month`, es: `${share}% de ese monto, cada mes` }
}

/** The effect of a step; null where it changed nothing. */
function effectOf({ operation, value, before, after, skipped, unit, key }: WorksheetRow): Text | null {
  const figure = (amount: string) => (unit === 'money' ? money(amount) : String(Number(amount)))
  if (skipped !== undefined) return null
  switch (operation) {
    case 'set': {
      const start = unit === 'money' ? startingMoney(value) : figure(value)
      return { en: `starts at ${start}`, es: `empieza en ${start}` }
    }
    case 'mul':
      return Number(value) === 1 ? null : percent(Number(value))
    case 'add':
      return Number(value) === 0 ? null : { en: `plus ${figure(value)}`, es: `más ${figure(value)}` }
    case 'sub':
      return Number(value) === 0 ? null : { en: `minus ${figure(value)}`, es: `menos ${figure(value)}` }
    case 'min':
      return before === after
        ? null
        : { en: `is at most ${figure(value)}`, es: `es como máximo ${figure(value)}` }
    case 'max':
      return before === after
        ? null
        : { en: `is at least ${figure(value)}`, es: `es como mínimo ${figure(value)}` }
    case 'assign':
      return {
        en: `rated with driver ${key} (× ${figure(value)})`,
        es: `se calcula con el conductor ${key} (× ${figure(value)})`,
      }
    case 'round':
      return before === after
        ? null
        : { en: `rounded to ${figure(after)}`, es: `se redondea a ${figure(after)}` }
  }
}

/** "plus 12%" for 1.12; a factor of more than double is written as a multiple. */
function percent(factor: number): Text {
  if (factor >= 2) return { en: `${round(factor)} times as much`, es: `${round(factor)} veces el monto` }
  const change = round(Math.abs(factor - 1) * 100)
  return factor > 1
    ? { en: `plus ${change}%`, es: `más ${change}%` }
    : { en: `minus ${change}%`, es: `menos ${change}%` }
}

function round(figure: number, places = 1): string {
  return String(Number(figure.toFixed(places)))
}

/** Whole cents, as people write them; a manual may compute with more digits. */
function money(amount: string): string {
  return dollars(Number(amount).toFixed(2))
}

/** The amount that a worksheet starts at: a rate below a few dollars with all of its digits, for it is multiplied by hundreds. */
function startingMoney(amount: string): string {
  const [, fraction = ''] = amount.split('.')
  const isRate = Number(amount) < 10 && Number(fraction.slice(2)) > 0
  return isRate ? `$${Number(amount)}` : money(amount)
}
