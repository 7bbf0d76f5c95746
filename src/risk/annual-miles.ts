import type { VehicleUse } from './words.ts'

const workdays = 5 * 52
const alldays = 365
/** More miles a day than a commute: such a car is on the road every day. */
const longDay = 60
const least = 3_000
const most = 40_000

/** Miles a year of a vehicle by the miles of a day on which it is driven, from 3,000 to 40,000. */
export function annualMiles(use: VehicleUse, dailyMiles: number): number {
  const days = use === 'COMMUTE_PLEASURE' && dailyMiles <= longDay ? workdays : alldays
  return Math.min(Math.max(dailyMiles * days, least), most)
}
