/**
 * What a risk assumes because the wizard does not ask it, or because the visitor skipped it. What each says to a visitor
 * stands in src/sentences.
 */
export const assumptions = [
  'settlement',
  'householdSize',
  'credit',
  'age',
  'protections',
  'homeCover',
  'condoCover',
  'oneDeductible',
  'windDeductible',
  'hurricaneDeductible',
  'noFlood',
  'noFloodOrEarthquake',
  'homeCondition',
  'yearBuilt',
  'roofAge',
  'squareFeet',
  'features',
  'priorCover',
  'petAge',
  'petHealth',
  'petPlan',
  'autoCover',
  'injuryProtection',
  'fullTort',
  'limitedTort',
  'drivingDays',
  'drivingRecord',
  'recentIncidents',
  'creditNotGiven',
  'priorLimits',
  'lifeHistory',
  'healthClass',
  'firstPayment',
  'tripHealth',
  'noReason',
  'travelerAges',
] as const

export type Assumption = (typeof assumptions)[number]
