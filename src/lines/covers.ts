import type { Text } from '../language/text.ts'
import type { InsuranceLine } from '../law/rule.ts'

/** The questions about cover, by name, in the order in which a visitor chooses: some from the wizard, some beside the prices. */
export const coverQuestions: Readonly<Record<InsuranceLine, readonly string[]>> = {
  auto: [
    'limits',
    'propertyDamage',
    'uninsured',
    'underinsured',
    'uninsuredStacked',
    'physicalDamage',
    'deductible',
    'carDeductibles',
    'comprehensiveDeductible',
    'fullGlass',
    'rental',
    'roadside',
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
    'ordinance',
    'waterBackup',
    'deductible',
    'windDeductible',
    'roofSettlement',
    'starts',
  ],
  renters: ['property', 'settlement', 'liability', 'deductible', 'starts'],
  life: ['cover', 'starts'],
  pet: ['plan', 'deductible', 'reimbursement', 'annualLimit', 'starts'],
  travel: ['plan'],
}

/**
 * Lines whose visitors may add to what the prices insure: the name of that question beside the prices, which is not about a cover
 * and makes no price more exact, and the words of the link to it, before it was answered and after, when it opens with what was
 * added.
 */
export const furtherQuestions: Readonly<
  Partial<Record<InsuranceLine, { readonly name: string; readonly first: Text; readonly again: Text }>>
> = {
  pet: {
    name: 'others',
    first: { en: 'Add another pet', es: 'Agregar otra mascota' },
    again: { en: 'Add or change pets', es: 'Agregar o cambiar mascotas' },
  },
}

/** A cover and a value whose titles together are too vague in a list of choices for several covers. */
export const stepTitles: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  physicalDamage: {
    FULL: { en: 'Full coverage for your own car', es: 'Cobertura completa para su propio auto' },
    COMP: {
      en: 'Your own car: only theft, weather and glass',
      es: 'Su propio auto: solo robo, mal tiempo y cristales',
    },
    LIABILITY: { en: 'No coverage for your own car', es: 'Sin cobertura para su propio auto' },
  },
  cover: {
    '100000:20': { en: '$100,000 for 20 years', es: '$100,000 por 20 años' },
    '250000:10': { en: '$250,000 for 10 years', es: '$250,000 por 10 años' },
    '250000:20': { en: '$250,000 for 20 years', es: '$250,000 por 20 años' },
    '500000:10': { en: '$500,000 for 10 years', es: '$500,000 por 10 años' },
    '500000:20': { en: '$500,000 for 20 years', es: '$500,000 por 20 años' },
    '500000:30': { en: '$500,000 for 30 years', es: '$500,000 por 30 años' },
    '1000000:10': { en: '$1,000,000 for 10 years', es: '$1,000,000 por 10 años' },
    '1000000:15': { en: '$1,000,000 for 15 years', es: '$1,000,000 por 15 años' },
    '1000000:20': { en: '$1,000,000 for 20 years', es: '$1,000,000 por 20 años' },
    '1000000:30': { en: '$1,000,000 for 30 years', es: '$1,000,000 por 30 años' },
  },
}

/** Answers to questions that another choice may open: what most people choose. */
export const openedByChoice: Readonly<Partial<Record<InsuranceLine, Readonly<Record<string, object>>>>> = {
  auto: { deductible: { choice: '500' } },
}
