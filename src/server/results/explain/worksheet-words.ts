import type { PassportRow } from '../../../contract/prices/passport.ts'
import { andList } from '../../../language/lists.ts'
import { dollars } from '../../../language/money.ts'
import type { Text, Untold } from '../../../language/text.ts'
import { alike } from '../../../language/texts.ts'
import { monthRowId } from '../../../rating/engine/payment-rows.ts'
import type { Worksheet, WorksheetRow } from '../../../rating/engine/worksheet-row.ts'

/** The language of labels and titles depends on what a plan says, and is known only when they are put into words. */
export interface WorksheetBlock {
  readonly title?: Text
  /** What the rates look up first, as values: nothing is computed in it. */
  readonly is_preparation?: true
  readonly rows: readonly Untold<Omit<PassportRow, 'lang'>, 'label' | 'effect'>[]
}

const valuesTitle: Text = { en: 'Looked up first', es: 'Lo que se consulta primero' }
const assignmentTitle: Text = {
  en: 'Which driver goes with which car',
  es: 'Con qué conductor se calcula cada auto',
}

/**
 * A worksheet as a visitor reads it: the steps that changed something, in percent and dollars, block by block. `monthly`: the price
 * of a month, if that is what visitors see of a year's price.
 */
export function worksheetWords(worksheet: Worksheet, monthly?: string): readonly WorksheetBlock[] {
  const blocks: Drawn[] = []
  const blockOf = (begun: Omit<Drawn, 'highest' | 'rows'>): Drawn => {
    const last = blocks.at(-1)
    if (last && last.name === begun.name) return last
    const block = { ...begun, highest: 0, rows: [] }
    blocks.push(block)
    return block
  }
  for (const rows of parted(worksheet)) {
    const [row] = rows
    if (isValue(rows.at(-1))) {
      const said = valueRows(rows)
      if (said.length > 0)
        blockOf({ name: 'values', title: valuesTitle, is_preparation: true }).rows.push(...said)
    } else if (row?.operation === 'assign') {
      if (row.isFurther) continue
      const block = blockOf({ name: 'assignment', title: assignmentTitle, is_preparation: true })
      block.rows.push({ label: textOf(row.label, row.es?.label), effect: ratedWith(row.key) })
    } else if (row) {
      const effect = effectOf(row)
      if (effect !== null) draw(row, effect, blockOf({ name: `of ${row.block}`, ...titleOf(row) }))
    }
  }
  if (monthly !== undefined && !worksheet.some(({ id }) => id === monthRowId))
    blocks.at(-1)?.rows.push({ label: perMonth, effect: aTwelfth, after: money(monthly) })
  return blocks.map(({ name: _, highest, rows, ...block }) => ({
    ...block,
    rows: rows.map(row => (row.stair ? { ...row, stair: sharesOf(row.stair, highest) } : row)),
  }))
}

function draw(row: WorksheetRow, effect: Text, block: Drawn): void {
  if (row.id === monthRowId) {
    block.rows.push({ label: perMonth, effect: monthOf(row), after: money(row.after) })
    return
  }
  const label = textOf(row.label, row.es?.label)
  if (row.unit !== 'money') {
    block.rows.push({ label, effect })
    return
  }
  const [from, to] = [row.operation === 'set' ? 0 : Number(row.before), Number(row.after)]
  block.highest = Math.max(block.highest, from, to)
  const after = row.operation === 'set' ? startingMoney(row.after) : money(row.after)
  block.rows.push({ label, effect, after, stair: { from, to } })
}

/** A block while it grows; its stairs are in dollars so far. */
type Drawn = Omit<WorksheetBlock, 'rows'> & {
  readonly name: string
  readonly rows: WorksheetBlock['rows'][number][]
  highest: number
}

/** The steps of a value together, up to the row that makes a whole number of them; every other row alone. */
function parted(worksheet: Worksheet): readonly Worksheet[] {
  const parts: Worksheet[] = []
  let open: WorksheetRow[] = []
  const closeOpen = () => {
    parts.push(...open.map(row => [row]))
    open = []
  }
  for (const row of worksheet) {
    if (open[0]?.block !== row.block) closeOpen()
    open.push(row)
    if (!isValue(row)) continue
    parts.push(open)
    open = []
  }
  closeOpen()
  return parts
}

/** Whether a row ends a value that the plan names: a whole number, such as points, that other steps look up. */
function isValue(row: WorksheetRow | undefined): boolean {
  return row?.operation === 'round' && row.unit === 'factor'
}

/** A value as one row, with its steps before it only if several lead to it. */
function valueRows(rows: Worksheet): WorksheetBlock['rows'] {
  const steps = rows.slice(0, -1).filter(row => effectOf(row) !== null)
  const result = rows.at(-1)
  // If the law leaves its steps out, it is the lowest possible value, which nobody should read as an age.
  if (!result || steps.length === 0) return []
  const { block = result.label, es } = result
  return [
    ...(steps.length < 2
      ? []
      : steps.map(row => ({ label: textOf(row.label, row.es?.label), effect: changeOf(row) }))),
    { label: textOf(block, es?.block), effect: alike(figureOf(result.after)) },
  ]
}

/** What a step does to a value, which is a number without a unit. */
function changeOf(row: WorksheetRow): Text {
  const figure = figureOf(row.value)
  switch (row.operation) {
    case 'set':
      return alike(figure)
    case 'add':
      return Number(row.before) === 0 ? alike(figure) : { en: `${figure} more`, es: `${figure} más` }
    case 'sub':
      return { en: `${figure} less`, es: `${figure} menos` }
    case 'mul':
      return { en: `times ${figure}`, es: `por ${figure}` }
    default:
      return effectOf(row) ?? alike(figureOf(row.after))
  }
}

/** The numbers of the drivers, as the worksheet has them: "1 + 2" if their factors are averaged. */
function ratedWith(numbers: string): Text {
  const drivers = numbers.split(' + ')
  return drivers.length > 1
    ? {
        en: `is rated with drivers ${andList(drivers, 'en')}`,
        es: `se calcula con los conductores ${andList(drivers, 'es')}`,
      }
    : { en: `is rated with driver ${numbers}`, es: `se calcula con el conductor ${numbers}` }
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

const aTwelfth: Text = { en: 'a twelfth of it', es: 'una doceava parte' }

const perMonth: Text = { en: 'By the month', es: 'Por mes' }

/** A month's share of the year's price, which is the running amount before it. */
function monthOf({ operation, value }: WorksheetRow): Text {
  if (operation === 'add')
    return {
      en: `a twelfth of it, plus ${money(value)}`,
      es: `una doceava parte, más ${money(value)}`,
    }
  const share = round(Number(value) * 100, 2)
  return { en: `${share}% of it, each month`, es: `${share}% de ese monto, cada mes` }
}

/** The effect of a step; null if it changed nothing. */
function effectOf({ operation, value, before, after, skipped, unit }: WorksheetRow): Text | null {
  const figure = unit === 'money' ? money : figureOf
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
      return null
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

function figureOf(amount: string): string {
  return String(Number(amount))
}

/** Whole cents, as people write them; a manual may compute with more digits. */
function money(amount: string): string {
  return dollars(Number(amount).toFixed(2))
}

/**
 * The amount that a worksheet starts at: a rate below a few dollars with all of its digits, because it is multiplied by hundreds.
 */
function startingMoney(amount: string): string {
  const [, fraction = ''] = amount.split('.')
  const isRate = Number(amount) < 10 && Number(fraction.slice(2)) > 0
  return isRate ? `$${Number(amount)}` : money(amount)
}
