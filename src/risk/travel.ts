import { embargoed } from '../reference/countries.ts'
import { ageOn, type Day, daysBetween } from '../units/day.ts'
import type { Insured, PlacedApplication, RiskOfAnyLine } from './any-line.ts'
import type { Assumption } from './assumptions.ts'
import { locationOf } from './location.ts'
import { dearestZone } from './travel/zones.ts'
import { usualCover } from './usual-cover.ts'
import type { FirstPayment, TripPlan, Zone } from './words.ts'

export interface RatedTraveler {
  readonly first: string
  readonly last: string
  /** On the day of departure if the birthday is known, else the age reached in that year. */
  readonly age: number
}

/** What a carrier rates for a trip. */
export interface TravelRisk extends RiskOfAnyLine {
  readonly line: 'travel'
  /** The first traveler, who buys for all. */
  readonly insured: Insured
  readonly buyBy: Day
  readonly trip: {
    readonly start: Day
    readonly end: Day
    /** Counts both the day of departure and the day of return. */
    readonly days: number
    /** ISO codes of countries. */
    readonly destinations: readonly string[]
    /** The most expensive of the destinations' zones. */
    readonly zone: Zone
    /** Whether a destination is under a US embargo. */
    readonly isEmbargoed: boolean
    /** Whole dollars, prepaid and not refundable, for all travelers; 0 for medical coverage only. */
    readonly cost: number
    /** Whole dollars, rounded up. */
    readonly costPerTraveler: number
    readonly travelers: readonly RatedTraveler[]
  }
}

interface TravelerAnswer {
  readonly first_name: string
  readonly last_name: string
  readonly dob_year: number
  /** The whole birth date, if somebody gave it. */
  readonly born?: Day
}

/** The answers of the travel line that a carrier rates. */
export interface TravelAnswers {
  readonly dates: { readonly departure_date: Day; readonly return_date: Day }
  readonly destinations: { readonly destinations: readonly { readonly code: string }[] }
  readonly cost: { readonly trip_cost: number }
  readonly travelers: { readonly traveler: TravelerAnswer; readonly others: readonly TravelerAnswer[] }
  /** Chosen beside the prices, if at all, and only for a trip that costs something. */
  readonly plan?: { readonly choice: TripPlan }
  /** When the first payment was made, answered beside the prices, if at all. */
  readonly firstPayment?: { readonly choice: FirstPayment } | null
}

/** The risk of a finished travel application, with its assumptions. */
export function travelRisk({ application, place, today }: PlacedApplication<TravelAnswers>): TravelRisk {
  const { departure_date: start, return_date: end } = application.dates
  const codes = application.destinations.destinations.map(({ code }) => code)
  const plan = application.plan?.choice ?? usualCover.travel.plan
  const cost = plan === 'TRIP' ? application.cost.trip_cost : 0
  const { traveler, others } = application.travelers
  const first = ratedTraveler(traveler, start)
  const travelers = [first, ...others.map(other => ratedTraveler(other, start))]
  return {
    line: 'travel',
    state: place.state,
    effective: today,
    buyBy: start,
    location: locationOf(place),
    insured: first,
    trip: {
      start,
      end,
      days: daysBetween(start, end) + 1,
      destinations: codes,
      zone: dearestZone(codes),
      isEmbargoed: codes.some(code => embargoed.has(code)),
      cost,
      costPerTraveler: Math.ceil(cost / travelers.length),
      travelers,
    },
    assumed: [
      ...waiverOf(application),
      'noReason',
      ...([traveler, ...others].every(({ born }) => born) ? [] : (['travelerAges'] as const)),
    ],
  }
}

/**
 * What applies to medical conditions known before: insurers waive their exclusion for people who buy soon after the first payment.
 * Until somebody says when that was, no waiver is assumed.
 */
function waiverOf({ firstPayment, cost }: TravelAnswers): readonly Assumption[] {
  switch (firstPayment?.choice) {
    case undefined:
      return cost.trip_cost > 0 ? ['firstPayment', 'tripHealth'] : ['tripHealth']
    case 'D14':
      return ['tripHealthSoon']
    case 'D21':
      return ['tripHealthLater']
    case 'EARLIER':
      return ['tripHealth']
  }
}

function ratedTraveler(
  { first_name, last_name, dob_year, born }: TravelerAnswer,
  departure: Day,
): RatedTraveler {
  const age = born ? ageOn(born, departure) : Number(departure.slice(0, 4)) - dob_year
  return { first: first_name, last: last_name, age }
}
