/** What a risk takes for granted because the wizard does not ask it, or because the visitor passed it. */
export const assumptionTexts = {
  settlement: 'Your things are paid at replacement cost: what they cost new today.',
  householdSize: 'You are the only insured person in the household.',
  credit: 'Your credit is neither better nor worse than usual.',
  age: 'You are between 25 and 49 years old.',
  protections: 'The home has none of the listed protective devices.',
  homeCover:
    'Other structures are covered at 10% of the dwelling, belongings at 60%, living elsewhere at 25%; liability at $300,000, medical payments at $5,000.',
  condoCover:
    'The association insures the building. The inside is a quarter of the cost to rebuild; belongings are covered at the same sum, liability at $300,000, medical payments at $5,000.',
  windDeductible: 'Of a loss you bear the first $2,500; after wind or hail, 2% of the dwelling.',
  hurricaneDeductible: 'Of a loss you bear the first $2,500; after a hurricane, 2% of the dwelling.',
  homeCondition:
    'The finish of the home is of usual quality; heating, plumbing and wiring are in good order.',
  yearBuilt: 'The home is as old as is usual in your state.',
  roofAge: 'The roof is as old as the home, but not over 20 years old.',
  squareFeet: 'The home is as large as is usual in your state.',
  features: 'The home has none of the listed devices and hazards, and no dog.',
  priorCover: 'You are buying the home, or its cover ended at most 30 days ago.',
  petAge: 'Your pet is four years old.',
  petHealth: 'Your pet is neutered, and no illness or injury is known.',
  petPlan:
    'You look for accident and illness cover with a $500 deductible, 80% back and up to $10,000 a year; each insurer quotes its nearest plan.',
  autoCover:
    'Cover against uninsured drivers goes up to your liability limits where your state asks for it; injury protection and medical payments are at its minimum. Roadside help and a rental car are left out.',
  drivingDays: 'A car for commuting is driven on five days a week, one for longer ways on every day.',
  drivingRecord: 'What happened in the past five years is counted with the driver who costs the most.',
  creditNotGiven: 'Your credit is good: neither excellent nor poor.',
  priorLimits: 'Your injury limits of today are usual ones.',
  lifeHistory: 'Your work, your travels and your driving record are what insurers call standard.',
  healthClass:
    'Your health class follows from height, weight and your answers alone; an insurer may ask for an exam.',
  firstPayment: 'The first payment for the trip was made within the past 14 days.',
  tripHealth: 'What comes of an illness that was known before you bought is not covered.',
  noReason: 'Canceling for any reason at all is not part of the cover.',
  travelerAges: 'Each traveler has had the birthday of the year of departure.',
} as const

export type Assumption = keyof typeof assumptionTexts
