/** What a risk takes for granted because the wizard does not ask it, or because the visitor passed it. */
export const assumptionTexts = {
  settlement: 'Your things are paid at replacement cost: what they cost new today.',
  householdSize: 'You are the only insured person in the household.',
  credit: 'Your credit is neither better nor worse than usual.',
  age: 'You are between 25 and 49 years old.',
  protections: 'The home has none of the listed protective devices.',
} as const

export type Assumption = keyof typeof assumptionTexts
