/** What stands in, on a carrier's side that rates by our plans, for what the state keeps out of prices: it moves none there. */
export const neutralAnswers = {
  prior: { insurance: 'Y1_3', limits: 'UNKNOWN', tenureYears: 0 },
  driver: { sex: 'F', maritalStatus: 'S', yearsLicensed: 0 },
  home: 'OTHER',
} as const
