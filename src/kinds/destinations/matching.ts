import { nameKey } from '../../reference/name-key.ts'

/** A country as people call it, by its ISO code. */
export interface Country {
  readonly label: string
  readonly code: string
  /** Other names to find it by; none are stored. */
  readonly also?: readonly string[]
}

/** A country that a search found. */
export interface Match {
  readonly country: Country
  /** The other name that matched, if its own did not: "Hawaii". */
  readonly by?: string
}

/** A part of the world by the names that people use for it. */
export interface Region {
  readonly names: readonly string[]
  /** Codes of its countries, in the order in which they are offered. */
  readonly codes: readonly string[]
}

/** The most suggestions at once, except for a region, which has all its countries. */
const most = 8

/** This many letters may begin the name of a region: fewer begin too many others. */
const enough = 4

/**
 * The countries whose label or another name has a word that begins with the typed text. Whole names come first, then
 * beginnings of labels, beginnings of other names, words inside labels, and words inside other names. A region by its whole name
 * brings all its countries before those that only resemble it; by its beginning, after them.
 */
export function matching(
  countries: readonly Country[],
  typed: string,
  regions: readonly Region[] = [],
): readonly Match[] {
  const key = keyOf(typed)
  if (key === '') return []
  const found = countries.flatMap(country => bestOf(country, key)).sort((a, b) => a.rank - b.rank)
  const region = regionBy(countries, regions, name => name === key)
  if (region.length > 0) {
    const whole = found.filter(({ rank }) => rank <= 1)
    return onceEach([...whole.map(matchOf), ...region, ...found.map(matchOf)])
  }
  const begun = key.length < enough ? [] : regionBy(countries, regions, name => name.startsWith(key))
  return onceEach([...found.map(matchOf), ...begun]).slice(0, most)
}

const matchOf = ({ match }: { match: Match }) => match

function onceEach(matches: readonly Match[]): readonly Match[] {
  const first = new Map(matches.toReversed().map(match => [match.country, match]))
  return matches.filter(match => first.get(match.country) === match)
}

/** The countries of the first region with such a name. */
function regionBy(
  countries: readonly Country[],
  regions: readonly Region[],
  isMeant: (key: string) => boolean,
): readonly Match[] {
  for (const { names, codes } of regions) {
    const by = names.find(name => isMeant(keyOf(name)))
    if (by === undefined) continue
    return codes.flatMap(code => {
      const country = countries.find(country => country.code === code)
      return country ? [{ country, by }] : []
    })
  }
  return []
}

/**
 * The one country that the typed text means: a whole name, or the beginning of a name that no other country shares;
 * undefined if several match, or none.
 */
export function countryMeantBy(
  countries: readonly Country[],
  typed: string,
  regions: readonly Region[] = [],
): Country | undefined {
  const whole = named(countries, typed)
  if (whole.length > 0) return whole.length === 1 ? whole[0] : undefined
  const matches = matching(countries, typed, regions)
  return matches.length === 1 ? matches[0]?.country : undefined
}

/** The countries with exactly this label or other name. */
export function named(countries: readonly Country[], typed: string): readonly Country[] {
  const key = keyOf(typed)
  return key === ''
    ? []
    : countries.filter(({ label, also = [] }) => [label, ...also].map(keyOf).includes(key))
}

/** The best match of a country, if any. */
function bestOf(country: Country, key: string): readonly { match: Match; rank: number }[] {
  const own = rankOf(country.label, key)
  const others = (country.also ?? [])
    .map(by => ({ match: { country, by }, rank: rankOf(by, key) + 1 }))
    .filter(({ rank }) => rank < none)
  const ranked = [...(own < none ? [{ match: { country }, rank: own }] : []), ...others]
  const best = ranked.toSorted((a, b) => a.rank - b.rank)[0]
  return best ? [best] : []
}

const none = 10

/** How well a name matches: 0 whole, 2 from its beginning, 4 from the beginning of a later word. */
function rankOf(name: string, typedKey: string): number {
  const key = keyOf(name)
  if (key === typedKey) return 0
  if (key.startsWith(typedKey)) return 2
  return key.includes(` ${typedKey}`) ? 4 : none
}

/** The name without a "The" before it, "Saint" for "St.", and "UK" for "U.K.". */
function keyOf(text: string): string {
  return nameKey(text.replace(/\b(\p{L})\.(?=\p{L}\b|\s|$)/gu, '$1'))
    .replace(/\bst (?=\p{L})/gu, 'saint ')
    .replace(/^the (?=\p{L})/u, '')
}
