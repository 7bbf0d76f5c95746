import { otherCoversOf } from './other-covers.ts'
import type { Risk } from './risk.ts'

/** What holds of the covers that visitors choose only beside their prices, as long as they have not. */
export const usualCover = {
  homeowner: {
    dwelling: '100',
    belongings: '100',
    liability: '300000',
    guestPayments: '5000',
    deductible: '2500',
    windDeductible: '2',
  },
  pet: { plan: 'ACCIDENT_AND_ILLNESS', deductible: '500', reimbursement: '80', annualLimit: '10000' },
  renters: { settlement: 'REPLACEMENT_COST' },
  travel: { plan: 'TRIP' },
} as const

/** The choices that hold for a risk as long as nobody makes others, by the name of the question. */
export function usualChoices(risk: Risk): Readonly<Record<string, string>> {
  return { ...usualCovers(risk), starts: risk.effective }
}

/** What the law has every auto policy carry follows the state. */
function usualCovers(risk: Risk): Readonly<Record<string, string>> {
  switch (risk.line) {
    case 'auto': {
      const { underinsured, ...covers } = otherCoversOf(risk)
      return { ...covers, underinsured: underinsured === 'NONE' ? 'NO' : 'YES' }
    }
    case 'homeowner':
    case 'pet':
    case 'renters':
    case 'travel':
      return usualCover[risk.line]
    default:
      return {}
  }
}
