import { describe, expect, it } from 'vitest'
import type { RatedPlace } from './any-line.ts'
import { type TravelAnswers, travelRisk } from './travel.ts'

const austin: RatedPlace = {
  zip: '78701',
  state: 'TX',
  county: 'Travis',
  countyFips: '48453',
  city: 'Austin',
  lat: 30.27,
  lon: -97.74,
  coastMiles: 150,
  territory: 'T4',
}

const application: TravelAnswers = {
  dates: { departure_date: '2027-01-04', return_date: '2027-01-17' },
  destinations: { destinations: [{ code: 'FR' }, { code: 'IT' }] },
  cost: { trip_cost: 5000 },
  travelers: {
    traveler: { first_name: 'Ann', last_name: 'Example', dob_year: 1994 },
    others: [
      { first_name: 'Bo', last_name: 'Example', dob_year: 1960 },
      { first_name: 'Cy', last_name: 'Example', dob_year: 2020 },
    ],
  },
}

const riskOf = (changed: Partial<TravelAnswers> = {}) =>
  travelRisk({ application: { ...application, ...changed }, place: austin, today: '2026-11-21' })

describe('the risk of a travel application', () => {
  const risk = riskOf()

  it('begins today and can be bought until the day of departure', () => {
    expect([risk.effective, risk.buyBy]).toEqual(['2026-11-21', '2027-01-04'])
  })

  it('prices a traveler by the age on the day of departure, once the birthday is known', () => {
    const { traveler, others } = application.travelers
    const [bo, cy] = others
    if (!bo || !cy) throw new Error('three travel')
    const known = riskOf({
      travelers: {
        traveler: { ...traveler, born: '1994-05-02' },
        others: [
          { ...bo, born: '1960-01-04' },
          { ...cy, born: '2020-01-05' },
        ],
      },
    })
    expect(known.trip.travelers.map(({ age }) => age)).toEqual([32, 67, 6])
    expect(known.assumed).not.toContain('travelerAges')
    expect(risk.trip.travelers.map(({ age }) => age)).toEqual([33, 67, 7])
    expect(risk.assumed).toContain('travelerAges')
  })

  it('counts the day of departure and the day of return', () => {
    expect(risk.trip.days).toBe(14)
    const outing = { departure_date: '2027-01-04', return_date: '2027-01-04' } as const
    expect(riskOf({ dates: outing }).trip.days).toBe(1)
  })

  it('takes the age of each traveler in the year of departure', () => {
    expect(risk.trip.travelers.map(({ age }) => age)).toEqual([33, 67, 7])
    expect(risk.insured).toEqual({ first: 'Ann', last: 'Example', age: 33 })
  })

  it('splits the cost among the travelers, rounded up to the dollar', () => {
    expect([risk.trip.cost, risk.trip.costPerTraveler]).toEqual([5000, 1667])
    expect(riskOf({ cost: { trip_cost: 0 } }).trip.costPerTraveler).toBe(0)
  })

  it('has the most expensive zone of its countries, and says when one is under embargo', () => {
    const to = (...codes: readonly string[]) =>
      riskOf({ destinations: { destinations: codes.map(code => ({ code })) } }).trip
    expect(to('FR', 'IT')).toMatchObject({ zone: 'WEST', isEmbargoed: false })
    expect(to('FR', 'IN')).toMatchObject({ zone: 'DEAR', isEmbargoed: false })
    expect(to('FR', 'UA')).toMatchObject({ zone: 'BANNED', isEmbargoed: false })
    expect(to('MX', 'CU')).toMatchObject({ zone: 'BANNED', isEmbargoed: true })
  })

  it('says by the day of the first payment whether conditions known before may be covered', () => {
    const assumedAfter = (choice: 'D14' | 'D21' | 'EARLIER') =>
      riskOf({ firstPayment: { choice } }).assumed[0]
    expect([assumedAfter('D14'), assumedAfter('D21'), assumedAfter('EARLIER')]).toEqual([
      'tripHealthSoon',
      'tripHealthLater',
      'tripHealth',
    ])
  })

  it('lists what nobody was asked', () => {
    expect(risk.assumed).toEqual(['firstPayment', 'tripHealth', 'noReason', 'travelerAges'])
  })
})
