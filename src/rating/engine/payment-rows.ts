import { formatMoney, moneyPlaces, parseDecimal } from '../decimal.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import { isPayPlan, type PayPlanDocument } from '../plan/format/format-payments.ts'
import type { Bill } from './bill.ts'
import type { Row, Worksheet } from './worksheet-row.ts'

/** The id of the row that turns the price of a year into that of a month. */
export const monthRowId = 'payment'

/** A worksheet's rows except those that show how a term may be paid, which do not affect its price. */
export function withoutPayPlan(worksheet: Worksheet): Worksheet {
  const hasDownPayment = worksheet.some(({ id }) => id === 'down-payment')
  const left = ['down-payment', 'paid-in-full', ...(hasDownPayment ? [monthRowId] : [])]
  return worksheet.filter(({ id }) => !left.includes(id))
}

/** The cost of a month, if it is more than a twelfth of the year. */
export function paymentRows({ payments }: FlatPlan, bill: Bill): readonly Row[] {
  if (payments && isPayPlan(payments)) return payPlanRows(payments, bill)
  if (!payments || !bill.payments) return []
  const { each } = bill.payments
  const row = { id: monthRowId, key: '', after: formatMoney(each), reference: payments.ref }
  if ('installmentFee' in payments) {
    const fee = parseDecimal(payments.installmentFee, moneyPlaces)
    return [
      {
        ...row,
        label: 'Monthly payment with installment fee',
        operation: 'add',
        unit: 'money',
        value: payments.installmentFee,
        before: formatMoney(each - fee),
        rounding: '0.01 up',
      },
    ]
  }
  return [
    {
      ...row,
      label: 'Monthly payment',
      operation: 'mul',
      unit: 'money',
      value: payments.factor,
      before: formatMoney(bill.total),
      rounding: '0.01 halfUp',
    },
  ]
}

/** The amounts of each way to pay a term. */
function payPlanRows({ installments, paidInFull = '', ref }: PayPlanDocument, bill: Bill): readonly Row[] {
  const { monthly = null, inFull = null } = bill.payPlan ?? {}
  const row = {
    operation: 'mul' as const,
    unit: 'money' as const,
    key: '',
    before: formatMoney(bill.total),
    reference: ref,
  }
  return [
    ...(monthly && installments
      ? [
          {
            ...row,
            id: 'down-payment',
            label: 'Down payment',
            value: installments.down,
            after: formatMoney(monthly.first),
            rounding: '0.01 down',
          },
          {
            ...row,
            id: monthRowId,
            label: `Each of ${monthly.count - 1} monthly payments after it`,
            operation: 'add' as const,
            unit: 'money' as const,
            value: formatMoney(monthly.fee),
            before: formatMoney(monthly.each - monthly.fee),
            after: formatMoney(monthly.each),
            rounding: '0.01 up',
          },
        ]
      : []),
    ...(inFull === null
      ? []
      : [
          {
            ...row,
            id: 'paid-in-full',
            label: 'Paid in full, less a share of the premium',
            operation: 'sub' as const,
            unit: 'money' as const,
            value: paidInFull,
            after: formatMoney(inFull),
            rounding: '0.01 halfUp',
          },
        ]),
  ]
}
