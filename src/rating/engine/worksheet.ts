import { type Dec, formatDecimal, formatFactor, formatMoney, moneyPlaces } from '../decimal.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import type { Unit } from '../plan/format/format-step.ts'
import type { NamedValue } from '../plan/format/format-value.ts'
import type { Bill } from './bill.ts'
import { paymentRows } from './payment-rows.ts'
import type { Applied, Recorder } from './step.ts'
import type { Row, Worksheet, WorksheetRow } from './worksheet-row.ts'

/** The factor assigned to a member of a list. */
interface Assignment {
  readonly to: string
  /** The numbers of the members whose factors are in it. */
  readonly from: string
  readonly factor: bigint
}

/** The result of a named value. */
interface Valued {
  readonly block: string
  readonly named: NamedValue
  /** The result of the steps, in 10^-6. */
  readonly exact: bigint
  readonly value: number
}

/** A worksheet while it is being written. */
export interface Sheet {
  /** Writes the steps reported to it as rows of a block. */
  block(name?: string): Recorder
  assigned(assignment: Assignment): void
  /** Writes the result of a block's steps as a value. */
  valued(valued: Valued): void
  /** Writes the rows below the steps: the premium rounded, then one for each fee and surcharge. */
  close(closing: Closing): Worksheet
  /** The rows so far, where the steps led to no price. */
  readonly rows: Worksheet
}

interface Closing {
  readonly plan: FlatPlan
  readonly bill: Bill
  /** The result of the steps. */
  readonly exact: bigint
}

/** An empty worksheet. */
export function newSheet(): Sheet {
  const rows: WorksheetRow[] = []
  const write = (row: Omit<WorksheetRow, 'sequence'>) => rows.push({ sequence: rows.length + 1, ...row })
  return {
    rows,
    block: name => applied => write({ ...(name ? { block: name } : {}), ...rowOf(applied) }),
    assigned: ({ to, from, factor }) =>
      write({
        block: 'Assignment',
        id: 'assignment',
        label: to,
        operation: 'assign',
        unit: 'factor',
        key: from,
        value: formatFactor(factor),
        before: null,
        after: formatFactor(factor),
        rounding: '0.000001 halfUp',
        reference: '',
      }),
    valued: ({ block, named, exact, value }) =>
      write({
        block,
        id: named.id,
        label: named.label,
        operation: 'round',
        unit: 'factor',
        key: `${named.from} to ${named.to}`,
        value: '',
        before: figureText(exact, 'factor'),
        after: String(value),
        rounding: `1 ${named.round}`,
        reference: '',
      }),
    close: closing => {
      for (const row of closingRows(closing)) write(row)
      return rows
    },
  }
}

function rowOf({ compiled, scope, value, before, after }: Applied): Row {
  const { step, unit, rounding, leftOut } = compiled
  const row = {
    id: step.id,
    label: step.label,
    operation: step.op,
    unit,
    before: before === null ? null : figureText(before, unit),
    after: figureText(after, unit),
    rounding: `${figureText(rounding.unit, unit)} ${rounding.mode}`,
    reference: step.ref,
  }
  return value === null
    ? { ...row, key: '', value: '', skipped: leftOut ?? `applies only when ${JSON.stringify(step.when)}` }
    : { ...row, key: compiled.key(scope), value: figureText(value, step.op === 'mul' ? 'factor' : unit) }
}

/** The rows below the steps: the premium rounded, one for each fee and surcharge, and the month's share. */
function closingRows({ plan, bill, exact }: Closing): readonly Row[] {
  const { to, mode } = plan.rounding.premium
  const rounded: Row = {
    id: 'premium',
    label: 'Rounded premium',
    operation: 'round',
    unit: 'money',
    key: '',
    value: '',
    before: figureText(exact, 'money'),
    after: figureText(bill.premium, 'money'),
    rounding: `${to} ${mode}`,
    reference: plan.reference,
  }
  let total = bill.premium
  const lines = [...bill.fees, ...bill.surcharges].map(({ id, label, amount }): Row => {
    const before = total
    total += amount
    return {
      id,
      label: label.en,
      operation: 'add',
      unit: 'money',
      key: plan.state,
      value: figureText(amount, 'money'),
      before: figureText(before, 'money'),
      after: figureText(total, 'money'),
      rounding: '0.01 halfUp',
      reference: [...plan.fees, ...plan.surcharges].find(fee => fee.id === id)?.ref ?? '',
    }
  })
  return [rounded, ...lines, ...paymentRows(plan, bill)]
}

/** Money with two decimals, or with four where a plan does not round to the cent; factors as people write them. */
function figureText(amount: bigint, unit: Unit): Dec {
  if (unit === 'factor') return formatFactor(amount)
  return amount % 100n === 0n ? formatMoney(amount) : formatDecimal(amount, { places: moneyPlaces })
}
