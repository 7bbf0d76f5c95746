import type { InsuranceLine } from '../law/rule.ts'

/** The questions about cover, by name, in the order in which a visitor chooses: some of the wizard, some beside the prices. */
export const coverQuestions: Readonly<Record<InsuranceLine, readonly string[]>> = {
  auto: [
    'limits',
    'uninsured',
    'underinsured',
    'physicalDamage',
    'deductible',
    'carDeductibles',
    'rental',
    'injuryProtection',
    'pip',
    'medicalPayments',
    'tort',
    'starts',
  ],
  homeowner: [
    'dwelling',
    'belongings',
    'liability',
    'guestPayments',
    'deductible',
    'windDeductible',
    'starts',
  ],
  renters: ['property', 'settlement', 'liability', 'deductible', 'starts'],
  life: ['cover', 'starts'],
  pet: ['plan', 'deductible', 'reimbursement', 'annualLimit', 'starts'],
  travel: ['plan'],
}

/** A cover and a value whose titles together are too vague in a list of what changes the price. */
export const stepTitles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  physicalDamage: {
    FULL: 'Full coverage for your own car',
    COMP: 'Your own car: only theft, weather and glass',
    LIABILITY: 'No coverage for your own car',
  },
}

/** Answers to questions that another choice may open: what most people choose. */
export const openedByChoice: Readonly<Partial<Record<InsuranceLine, Readonly<Record<string, object>>>>> = {
  auto: { deductible: { choice: '500' } },
}
