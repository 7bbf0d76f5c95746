/** Values for what the state bans from prices, for a carrier's side that rates by our plans: they change no price there. */
export const neutralAnswers = {
  prior: { insurance: 'Y1_3', limits: 'UNKNOWN', tenureYears: 0 },
  driver: { sex: 'F', maritalStatus: 'S', yearsLicensed: 0 },
  home: 'OTHER',
} as const
