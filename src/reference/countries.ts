import { countries, type TContinentCode, type TCountryCode } from 'countries-list'
import { byWord } from '../language/order.ts'
import names from './country-names.json' with { type: 'json' }
import namedRegions from './country-regions.json' with { type: 'json' }

/** A country or territory that a trip can go to. */
export interface Destination {
  /** ISO 3166-1 alpha-2; what is stored. */
  readonly code: string
  readonly label: string
  /** Other names, regions and cities by which people search for it. */
  readonly also: readonly string[]
}

/** Africa, Antarctica, Asia, Europe, North America with the Caribbean, Oceania, South America. */
export type Continent = TContinentCode

// Places without an airport, a hotel or an inhabitant.
const nowhere = new Set(['AQ', 'BV', 'HM', 'TF', 'UM', 'GS', 'IO'])

/** Names that the list of countries has without their accents. */
const accented: Readonly<Partial<Record<string, string>>> = {
  AX: 'Åland Islands',
  BL: 'Saint Barthélemy',
  CW: 'Curaçao',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
}

/**
 * What people type when they mean a country, by its code: its other and former names, abbreviations, its parts, and regions,
 * islands and cities that name a trip. Our own list; it does not repeat the label of the country itself. A name may stand under
 * two codes: then a search offers both.
 */
const otherNames: Readonly<Partial<Record<string, string>>> = names

/** Every destination, from A to Z in US English, including home. */
export const destinations: readonly Destination[] = Object.entries(countries)
  .filter(([code]) => !nowhere.has(code))
  .map(([code, { name }]) => ({
    code,
    label: accented[code] ?? name,
    also: otherNames[code]?.split(', ') ?? [],
  }))
  .sort((a, b) => byWord(a.label, b.label))

/** The 20 codes offered first (spec 9.5), in the order in which they are shown. */
export const popularDestinations: readonly string[] =
  'US MX CA GB FR IT ES DE JP DO JM BS CR GR PT IE NL TH AU IN'.split(' ')

/** A part of the world that people name for a trip. */
export interface Region {
  readonly names: readonly string[]
  /** The countries there, the most visited first. */
  readonly codes: readonly string[]
}

const continents = { Europe: 'EU', Asia: 'AS', Africa: 'AF', Oceania: 'OC', 'South America': 'SA' } as const

/**
 * The continents that a trip is named by, and smaller regions of our own list: several names of one are separated by "/", and its
 * most visited countries come first.
 */
export const regions: readonly Region[] = [
  ...Object.entries(continents).map(([name, continent]) => ({
    names: [name],
    codes: destinations
      .filter(({ code }) => continentOf(code) === continent)
      .map(({ code }) => code)
      .sort((a, b) => placeAmongPopular(a) - placeAmongPopular(b)),
  })),
  ...Object.entries(namedRegions).map(([names, codes]) => ({
    names: names.split('/'),
    codes: codes.split(' '),
  })),
]

function placeAmongPopular(code: string): number {
  const place = popularDestinations.indexOf(code)
  return place < 0 ? popularDestinations.length : place
}

/** Under embargo or sanctions of the US: a trip there may not be insurable. */
export const embargoed: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY', 'RU'])

/** The continent of a country by its code, home included; null for an unknown code. */
export function continentOf(code: string): Continent | null {
  return isCountry(code) ? countries[code].continent : null
}

function isCountry(code: string): code is TCountryCode {
  return Object.hasOwn(countries, code)
}
