/** What a risk assumes because the wizard does not ask it, or because the visitor skipped it. */
export const assumptionTexts = {
  settlement: 'Your belongings are covered at replacement cost: what it takes to buy them new today.',
  householdSize: 'You’re the only person in the household on the policy.',
  credit: 'Your credit is about average.',
  age: 'You’re between 25 and 49 years old.',
  protections: 'The home has none of the listed safety features.',
  homeCover:
    'Coverage for other structures is 10% of the coverage on the house, for belongings 60%, and for living elsewhere during repairs 25%. Liability is $300,000 and medical payments are $5,000.',
  condoCover:
    'The association insures the building. The inside is covered for a quarter of the cost to rebuild, and your belongings for the same amount. Liability is $300,000 and medical payments are $5,000.',
  windDeductible:
    'You pay the first $2,500 of a loss. After wind or hail, you pay the first 2% of the coverage on the house.',
  hurricaneDeductible:
    'You pay the first $2,500 of a loss. After a hurricane, you pay the first 2% of the coverage on the house.',
  homeCondition:
    'The finishes are of average quality, and the heating, plumbing and wiring are in good shape.',
  yearBuilt: 'The home’s age is typical for your state.',
  roofAge: 'The roof is as old as the home, but no more than 20 years old.',
  squareFeet: 'The home’s size is typical for your state.',
  features: 'The home has none of the listed safety features or hazards, and no dog.',
  priorCover: 'You’re buying the home, or its coverage ended no more than 30 days ago.',
  petAge: 'Your pet is four years old.',
  petHealth: 'Your pet is spayed or neutered and has no known illness or injury.',
  petPlan:
    'You want accident and illness coverage with a $500 deductible that pays back 80%, up to $10,000 a year. Each insurer quotes its closest plan.',
  autoCover:
    'Where your state requires it, uninsured motorist coverage matches your liability limits. Injury protection and medical payments are at your state’s minimum. Roadside assistance and rental cars aren’t included.',
  drivingDays:
    'A car for commuting and pleasure is driven five days a week, or every day if it covers more than 60 miles a day.',
  drivingRecord: 'Anything that happened in the past five years counts toward your most expensive driver.',
  creditNotGiven: 'Your credit is good, but not excellent.',
  priorLimits: 'Your current bodily injury limits are typical.',
  lifeHistory: 'Your work, travel and driving record are what insurers call standard.',
  healthClass:
    'Your health class is based only on your height, weight and answers. An insurer may ask for a medical exam.',
  firstPayment: 'You made the first payment for the trip within the past 14 days.',
  tripHealth: 'Medical conditions you knew about before you bought the policy aren’t covered.',
  noReason: 'You can cancel only for the reasons the policy lists.',
  travelerAges: 'Each traveler has already had their birthday in the year you leave.',
} as const

export type Assumption = keyof typeof assumptionTexts
