import { surchargesFor } from '../../law/surcharges.ts'
import type { Day } from '../../units/day.ts'
import { cent, divideRounded, formatMoney, moneyPlaces, parseDecimal } from '../decimal.ts'
import type { Fee, FlatPlan } from './format/format.ts'
import type { Cond } from './format/format-text.ts'

type PlanOfState = Pick<FlatPlan, 'line' | 'state' | 'period'>

/** The state's surcharges on the bill of a policy that starts on a day, as fees of a plan. */
export function surchargesOf({ line, state, period }: PlanOfState, on: Day): readonly Fee[] {
  return surchargesFor({ line, state, on }).map(({ id, label, basis, amount, source, injuryProtection }) => {
    if (basis === 'percent')
      return { id, label, ref: source, value: { step: 'premium', times: percent(amount) } }
    if (basis === 'policy') return { id, label, ref: source, value: { const: amount } }
    const perTerm = period === '6 months' ? halved(amount) : amount
    const value = { const: perTerm, each: 'vehicles' }
    return {
      id,
      label,
      ref: source,
      value,
      ...(injuryProtection ? { when: levels[injuryProtection] } : {}),
    }
  })
}

/** The policies that pay a surcharge which depends on their injury protection. */
const levels: Readonly<Record<'unlimited' | 'limited', Cond>> = {
  unlimited: ['eq', 'pipLevel', 'UNLIMITED'],
  limited: ['ne', 'pipLevel', 'UNLIMITED'],
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
