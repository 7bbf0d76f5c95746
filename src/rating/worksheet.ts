import type { Bill } from './bill.ts'
import { type Dec, formatDecimal, formatFactor, formatMoney, moneyPlaces } from './decimal.ts'
import type { FlatPlan, Step } from './format.ts'
import type { Inputs } from './inputs.ts'
import type { CompiledStep } from './step.ts'

/** One row of the explanation of a price. */
export interface WorksheetRow {
  readonly sequence: number
  readonly id: string
  readonly label: string
  readonly operation: Step['op'] | 'round'
  /** What was looked up: the key of the table's row, or the credits that were summed. */
  readonly key: string
  /** The factor or the amount that was applied. */
  readonly value: string
  /** The running amount before and after, in dollars; none before the first step. */
  readonly before: Dec | null
  readonly after: Dec
  readonly rounding: string
  /** Page or rule of the manual. */
  readonly reference: string
  /** Why the step was passed over; absent when it was applied. */
  readonly skipped?: string
}

export type Worksheet = readonly WorksheetRow[]

/** The running amounts of a worksheet, as the golden cases keep them. */
export function runningAmounts(worksheet: Worksheet): string {
  return worksheet.map(({ after }) => after).join(' ')
}

interface Traced {
  readonly running: bigint
  readonly rows: Worksheet
}

/** Applies the steps and writes down each of them. */
export function trace(steps: readonly CompiledStep[], inputs: Inputs): Traced {
  let running = 0n
  const rows = steps.map((compiled, index): WorksheetRow => {
    const { step, test, rounding, apply } = compiled
    const before = index === 0 ? null : shown(running)
    const isApplied = test === null || test(inputs)
    const value = isApplied ? compiled.value(inputs) : 0n
    if (isApplied) running = apply(running, value)
    return {
      sequence: index + 1,
      id: step.id,
      label: step.label,
      operation: step.op,
      key: isApplied ? compiled.key(inputs) : '',
      value: isApplied ? shownValue(step.op, value) : '',
      before,
      after: shown(running),
      rounding: `${shown(rounding.unit)} ${rounding.mode}`,
      reference: step.ref,
      ...(isApplied ? {} : { skipped: `applies when ${JSON.stringify(step.when)}` }),
    }
  })
  return { running, rows }
}

interface Closing {
  readonly plan: FlatPlan
  readonly bill: Bill
  readonly traced: Traced
}

/** The rows below the steps: the premium rounded, one for each fee and surcharge, and the month's share. */
export function closingRows({ plan, bill, traced }: Closing): Worksheet {
  const { to, mode } = plan.rounding.premium
  const first = traced.rows.length + 1
  const rounded: WorksheetRow = {
    sequence: first,
    id: 'premium',
    label: 'Premium rounded',
    operation: 'round',
    key: '',
    value: '',
    before: shown(traced.running),
    after: shown(bill.premium),
    rounding: `${to} ${mode}`,
    reference: plan.reference,
  }
  let total = bill.premium
  const lines = [...bill.fees, ...bill.surcharges].map(({ id, label, amount }, index): WorksheetRow => {
    const before = total
    total += amount
    return {
      sequence: first + 1 + index,
      id,
      label,
      operation: 'add',
      key: plan.state,
      value: shown(amount),
      before: shown(before),
      after: shown(total),
      rounding: '0.01 halfUp',
      reference: [...plan.fees, ...plan.surcharges].find(fee => fee.id === id)?.ref ?? '',
    }
  })
  return [rounded, ...lines, ...paymentRows({ plan, bill, sequence: first + 1 + lines.length })]
}

interface Paid {
  readonly plan: FlatPlan
  readonly bill: Bill
  readonly sequence: number
}

/** The month as a share of the year, where the plan has one. */
function paymentRows({ plan: { payments }, bill, sequence }: Paid): Worksheet {
  if (!payments || !bill.payments) return []
  const row: WorksheetRow = {
    sequence,
    id: 'payment',
    label: 'Monthly payment',
    operation: 'mul',
    key: '',
    value: payments.factor,
    before: shown(bill.total),
    after: shown(bill.payments.each),
    rounding: '0.01 halfUp',
    reference: payments.ref,
  }
  return [row]
}

function shownValue(op: Step['op'], value: bigint): string {
  return op === 'mul' ? formatFactor(value) : shown(value)
}

/** Money with two decimals, or with four where a plan does not round to the cent. */
function shown(amount: bigint): Dec {
  return amount % 100n === 0n ? formatMoney(amount) : formatDecimal(amount, { places: moneyPlaces })
}
