import { countries, type TContinentCode, type TCountryCode } from 'countries-list'
import { countryName } from '../language/countries.ts'
import { byWord } from '../language/order.ts'
import type { Text, TextList } from '../language/text.ts'
import names from './country-names.json' with { type: 'json' }
import spanishNames from './country-names-es.json' with { type: 'json' }
import namedRegions from './country-regions.json' with { type: 'json' }
import spanishRegions from './country-regions-es.json' with { type: 'json' }

/** A country or territory that a trip can go to. */
export interface Destination {
  /** ISO 3166-1 alpha-2; what is stored. */
  readonly code: string
  readonly label: Text
  /** Other names, regions and cities by which people search for it; in Spanish the English ones too. */
  readonly also: TextList
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

/** The same in Spanish, where it differs. */
const otherSpanishNames: Readonly<Partial<Record<string, string>>> = spanishNames

/** Names that are shorter, or more usual here, than those of Unicode. */
const spanish: Readonly<Partial<Record<string, string>>> = {
  BQ: 'Bonaire',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestina',
  VI: 'Islas Vírgenes de Estados Unidos',
}

/** Every destination, from A to Z in US English, including home. */
export const destinations: readonly Destination[] = Object.entries(countries)
  .filter(([code]) => !nowhere.has(code))
  .map(([code, { name }]) => {
    const label = { en: accented[code] ?? name, es: spanish[code] ?? countryName(code, 'es') }
    const also = otherNames[code]?.split(', ') ?? []
    const alsoInSpanish = [...(otherSpanishNames[code]?.split(', ') ?? []), label.en, ...also]
    return { code, label, also: { en: also, es: onceEach(alsoInSpanish).filter(name => name !== label.es) } }
  })
  .sort((a, b) => byWord(a.label.en, b.label.en))

function onceEach(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}

/** The 20 codes offered first (spec 9.5), in the order in which they are shown. */
export const popularDestinations: readonly string[] =
  'US MX CA GB FR IT ES DE JP DO JM BS CR GR PT IE NL TH AU IN'.split(' ')

/** A part of the world that people name for a trip. */
export interface Region {
  readonly names: TextList
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
    names: regionNames(name),
    codes: destinations
      .filter(({ code }) => continentOf(code) === continent)
      .map(({ code }) => code)
      .sort((a, b) => placeAmongPopular(a) - placeAmongPopular(b)),
  })),
  ...Object.entries(namedRegions).map(([names, codes]) => ({
    names: regionNames(names),
    codes: codes.split(' '),
  })),
]

/** The names of a region, of which several in English are separated by "/"; in Spanish it is found by both. */
function regionNames(names: string): TextList {
  const en = names.split('/')
  const es =
    Object.entries(spanishRegions)
      .find(([name]) => name === en[0])?.[1]
      .split('/') ?? []
  return { en, es: onceEach([...es, ...en]) }
}

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
