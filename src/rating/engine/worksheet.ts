import type { Text } from '../../language/text.ts'
import { alike } from '../../language/texts.ts'
import { type Dec, formatDecimal, formatFactor, formatMoney, moneyPlaces } from '../decimal.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import type { Unit } from '../plan/format/format-step.ts'
import type { NamedValue } from '../plan/format/format-value.ts'
import type { Bill } from './bill.ts'
import { paymentRows } from './payment-rows.ts'
import type { Applied, Recorder } from './step.ts'
import type { Row, Worksheet, WorksheetRow } from './worksheet-row.ts'
import { assignmentBlock, roundedPremium } from './worksheet-text.ts'

/** The factor assigned to a member of a list. */
interface Assignment {
  readonly to: Text
  /** The numbers of the members whose factors are in it. */
  readonly from: string
  readonly factor: bigint
  /** Whether the member was named before, with another factor from the same ones. */
  readonly isFurther: boolean
}

/** The result of a named value. */
interface Valued {
  readonly block: Text
  readonly named: NamedValue
  /** The result of the steps, in 10^-6. */
  readonly exact: bigint
  readonly value: number
}

/** A worksheet while it is being written. */
export interface Sheet {
  /** Writes the steps reported to it as rows of a block. */
  block(name?: Text): Recorder
  assigned(assignment: Assignment): void
  /** Writes the result of a block's steps as a value. */
  valued(valued: Valued): void
  /** Writes the rows below the steps: the premium rounded, then one for each fee and surcharge. */
  close(closing: Closing): Worksheet
  /** The rows so far, if the steps led to no price. */
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
  const write = ({ label, ...row }: SaidRow, block?: Text) =>
    rows.push({
      sequence: rows.length + 1,
      ...(block && { block: block.en }),
      label: label.en,
      ...row,
      ...inSpanish(label, block),
    })
  return {
    rows,
    block: name => applied => write(rowOf(applied), name),
    assigned: ({ to, from, factor, isFurther }) =>
      write(
        {
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
          ...(isFurther && { isFurther }),
        },
        assignmentBlock,
      ),
    valued: ({ block, named, exact, value }) =>
      write(
        {
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
        },
        block,
      ),
    close: closing => {
      for (const row of closingRows(closing)) write(row)
      return rows
    },
  }
}

/** A row with its label in every language. */
type SaidRow = Omit<Row, 'label'> & { readonly label: Text }

function inSpanish(label: Text, block?: Text): Pick<WorksheetRow, 'es'> {
  const es = {
    ...(block?.es !== undefined && { block: block.es }),
    ...(label.es !== undefined && { label: label.es }),
  }
  return Object.keys(es).length > 0 ? { es } : {}
}

function rowOf({ compiled, scope, value, before, after }: Applied): SaidRow {
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
function closingRows({ plan, bill, exact }: Closing): readonly SaidRow[] {
  const { to, mode } = plan.rounding.premium
  const rounded: SaidRow = {
    id: 'premium',
    label: roundedPremium,
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
  const lines = [...bill.fees, ...bill.surcharges].map(({ id, label, amount }): SaidRow => {
    const before = total
    total += amount
    return {
      id,
      label,
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
  const payments = paymentRows(plan, bill).map(row => ({ ...row, label: alike(row.label) }))
  return [rounded, ...lines, ...payments]
}

/** Money with two decimals, or four if a plan does not round to the cent; factors as people write them. */
function figureText(amount: bigint, unit: Unit): Dec {
  if (unit === 'factor') return formatFactor(amount)
  return amount % 100n === 0n ? formatMoney(amount) : formatDecimal(amount, { places: moneyPlaces })
}
