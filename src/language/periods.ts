import type { Period } from '../units/period.ts'
import { type Speech, saidIn } from './text.ts'

const afterAmount: {
  readonly en: Readonly<Record<Period, string>>
  readonly es: Readonly<Record<Period, string>>
} = {
  en: { month: 'a month', '6 months': 'for 6 months', year: 'a year', trip: 'for the trip' },
  es: { month: 'al mes', '6 months': 'por 6 meses', year: 'al año', trip: 'por viaje' },
}

/** The period of a premium, after the amount: "a month", "for 6 months". */
export function perPeriod(period: Period, speech: Speech): string {
  return saidIn(afterAmount, speech)[period]
}
