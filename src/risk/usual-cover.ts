/** The usual amounts of the covers that visitors choose only beside their prices. */
export const usualCover = {
  homeowner: {
    dwelling: '100',
    belongings: '100',
    liability: '300000',
    guestPayments: '5000',
    waterBackup: '0',
    roofSettlement: 'REPLACEMENT_COST',
    deductible: '2500',
    windDeductible: '2',
  },
  pet: { plan: 'ACCIDENT_AND_ILLNESS', deductible: '500', reimbursement: '80', annualLimit: '10000' },
  renters: { settlement: 'REPLACEMENT_COST' },
  travel: { plan: 'TRIP' },
} as const
