/** What holds of the covers that visitors choose only beside their prices, as long as they have not. */
export const usualCover = {
  homeowner: { dwelling: '100', deductible: '2500', windDeductible: '2' },
  renters: { settlement: 'REPLACEMENT_COST' },
  travel: { plan: 'TRIP' },
} as const
