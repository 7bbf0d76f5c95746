import { valuableKinds } from '../words.ts'

/** Covers that visitors choose beside the prices, and that not every carrier has rates for. */
export const choosableCovers = [
  'propertyDamage',
  'uninsured',
  'underinsured',
  'pip',
  'medicalPayments',
  'carDeductibles',
  'comprehensiveDeductible',
  'fullGlass',
  'rental',
  'roadside',
  'uninsuredStacked',
  'belongings',
  'liability',
  'guestPayments',
  'ordinance',
  'waterBackup',
  'roofSettlement',
  ...valuableKinds,
  'plan',
  'deductible',
  'reimbursement',
  'annualLimit',
] as const
export type ChoosableCover = (typeof choosableCovers)[number]
