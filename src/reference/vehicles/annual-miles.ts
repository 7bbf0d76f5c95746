/** Days a year on which a car covers its daily miles: 50 weeks of five days, or six for business. */
const days = { COMMUTE_PLEASURE: 250, BUSINESS: 300 }
/** Weekends, errands and vacations, in miles a year. */
const otherTrips = 2_000
const least = 3_000
const most = 40_000

/**
 * Miles a year of a vehicle by its miles a day, from 3,000 to 40,000: one more a day makes 250 or 300 more a year. Days
 * and other trips are modelled; a car driven 40 miles a day to work comes to 12,000.
 */
export function annualMiles(use: keyof typeof days, dailyMiles: number): number {
  return Math.min(Math.max(dailyMiles * days[use] + otherTrips, least), most)
}
