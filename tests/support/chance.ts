import type { ChoiceProps } from '../../src/kinds/choice/choice.ts'
import type { DestinationsProps } from '../../src/kinds/destinations/destinations.ts'
import { educations, employments, genders, maritalStatuses, relations } from '../../src/kinds/driver/words.ts'
import type { TextProps } from '../../src/kinds/text/text.ts'
import type { VehicleProps } from '../../src/kinds/vehicle/vehicle.ts'
import { ownerships, usages } from '../../src/kinds/vehicle-details/uses.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { placeOf, type ZipPlace } from '../../src/reference/places.ts'
import type { Day } from '../../src/units/day.ts'
import { check } from '../../src/wizard/check.ts'
import type { Step } from '../../src/wizard/step.ts'
import { randomFrom } from '../carriers/panel.ts'
import { possibleAnswers } from '../rooms/lines.ts'

/** Some ZIP of each jurisdiction. */
export const homes: ReadonlyMap<State, ZipPlace> = (() => {
  const places = new Map<State, ZipPlace>()
  for (let zip = 501; zip < 99_951; zip += 1) {
    const place = placeOf(String(zip).padStart(5, '0'))
    if (place && !places.has(place.state)) places.set(place.state, place)
  }
  return places
})()

/** The results of a seed: numbers and answers that repeat in every run. */
export interface Chance {
  /** A number from 0 to one less than `most`. */
  pick(most: number): number
  one<Value>(values: readonly Value[]): Value
  /** An answer that the question accepts. */
  answersTo(step: Step): readonly object[]
}

/** Chance from a seed, on a day. */
export function chanceFrom(seed: number, today: Day): Chance {
  const random = randomFrom(seed)
  const pick = (most: number) => Math.floor(random() * most)
  const between = (least: number, most: number) => least + pick(most - least + 1)
  function one<Value>(values: readonly Value[]): Value {
    const value = values[pick(values.length)]
    if (value === undefined) throw new Error('there is nothing to choose from')
    return value
  }
  const keyOf = (words: object) => one(Object.keys(words))
  const thisYear = Number(today.slice(0, 4))
  const day = (least: number, most: number) =>
    `${between(least, most)}-${two(between(1, 12))}-${two(between(1, 28))}`
  const names = () => ({
    firstName: one(['Ann', 'José', 'Bo']),
    lastName: one(["O'Neil", 'Example', 'Li Ng']),
  })
  const traveler = () => ({
    first_name: 'Ann',
    last_name: 'Example',
    dob_year: between(thisYear - 99, thisYear),
  })

  function anyAnswer({ kind, props }: Step): object | undefined {
    switch (kind) {
      case 'choices': {
        // The kind determines these props.
        const { choices, onlyOneOf = [] } = props as ChoiceProps
        const [allowed] = onlyOneOf
        const some = choices
          .map(({ value }) => value)
          .filter(value => value !== 'NONE' && pick(3) === 0)
          .filter(
            (value, _, all) =>
              !onlyOneOf.includes(value) || value === (allowed && all.includes(allowed) ? allowed : value),
          )
        return { choices: some.length > 0 ? some : ['NONE'] }
      }
      case 'dob':
        return { month: between(1, 12), day: between(1, 31), year: between(thisYear - 99, thisYear) }
      case 'address': {
        const { city, state, zip } = one([...homes.values()])
        return { address1: `${between(1, 9999)} Main Street`, city, state, zipcode: zip }
      }
      case 'name':
        return names()
      case 'text': {
        const { range } = props as TextProps
        if (!range) return { text: one(['Acorn Mutual', 'Oak', '東京']) }
        const most = range.max === 'next year' ? thisYear + 1 : range.max
        return { text: String(between(range.min, most)) }
      }
      case 'body':
        return one([
          { height: between(56, 80), weight: between(50, 700) },
          { height: 'custom', feet: between(3, 8), inches: between(0, 11), weight: between(50, 700) },
        ])
      case 'travel-dates':
        return { departure_date: day(thisYear, thisYear + 2), return_date: day(thisYear, thisYear + 3) }
      case 'destinations': {
        const { countries } = props as DestinationsProps
        return { destinations: Array.from({ length: between(1, 5) }, () => one(countries)) }
      }
      case 'trip-cost':
        return { trip_cost: one([0, between(1, 2_000), between(1, 100_000)]) }
      case 'travelers':
        return { traveler: traveler(), others: Array.from({ length: pick(10) }, traveler) }
      case 'vehicle': {
        const { years } = props as VehicleProps
        return { year: one(years), make: one(['Toyota', 'Shed']), model: one(['Camry', 'No. 1']) }
      }
      case 'vehicle-details':
        return {
          vin: '1HGCM82633A004352',
          ownership: keyOf(ownerships),
          usage: keyOf(usages),
          daily_mileage: between(1, 9999),
        }
      case 'driver':
        return {
          ...names(),
          gender: keyOf(genders),
          maritalStatus: keyOf(maritalStatuses),
          relation: keyOf(relations),
          dateBirth: day(thisYear - 99, thisYear),
          firstLicenseAge: between(16, 80),
          ...(pick(2) === 0 ? { education: keyOf(educations), employment: keyOf(employments) } : {}),
        }
      default:
        return undefined
    }
  }

  function answersTo(step: Step): readonly object[] {
    // Most kinds do not accept everything: the first accepted of a hundred tries counts.
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = anyAnswer(step)
      if (!answer) break
      if (check(step.answer(today), answer).ok) return [answer]
    }
    return possibleAnswers(step)
  }
  return { pick, one, answersTo }
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
