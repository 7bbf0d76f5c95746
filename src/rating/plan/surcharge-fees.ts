import type { State } from '../../law/jurisdictions.ts'
import { surchargesFor } from '../../law/surcharges.ts'
import { cent, divideRounded, formatMoney, moneyPlaces, parseDecimal } from '../decimal.ts'
import type { FamilyDocument, Fee } from './format.ts'

/** The state's surcharges on the first day of the plan; a new surcharge requires a new version of the plan. */
export function surchargesOf({ line, effective, period }: FamilyDocument, state: State): readonly Fee[] {
  const bill = { line, state, on: effective.newBusiness }
  return surchargesFor(bill).map(({ id, label, basis, amount, source }) => {
    if (basis === 'percent')
      return { id, label, ref: source, value: { step: 'premium', times: percent(amount) } }
    if (basis === 'policy') return { id, label, ref: source, value: { const: amount } }
    const perTerm = period === '6 months' ? halved(amount) : amount
    return { id, label, ref: source, value: { const: perTerm, each: 'vehicles' } }
  })
}

/** Half of an amount of dollars, to the cent. */
function halved(amount: string): string {
  const half = divideRounded(parseDecimal(amount, moneyPlaces), { by: 2n * cent, mode: 'halfUp' })
  return formatMoney(half * cent)
}

/** `"1.8"` percent as the factor `"0.018"`. */
function percent(amount: string): string {
  const [whole = '0', decimals = ''] = amount.split('.')
  const shifted = whole.padStart(3, '0')
  return `${shifted.slice(0, -2)}.${shifted.slice(-2)}${decimals}`
}
