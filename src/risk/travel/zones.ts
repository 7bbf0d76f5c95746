import { type Continent, continentOf, embargoed } from '../../reference/countries.ts'
import type { Zone } from '../words.ts'
import { zones } from '../words.ts'

/** The zone of a continent's countries, unless they are listed below. Modeled on published examples. */
const byContinent: Readonly<Record<Continent, Zone>> = {
  AF: 'WORLD',
  AN: 'WORLD',
  AS: 'WORLD',
  EU: 'WEST',
  NA: 'NEAR',
  OC: 'WORLD',
  SA: 'WORLD',
}

const listed: ReadonlyMap<string, Zone> = new Map(
  Object.entries({
    US: 'US PR VI GU MP AS',
    WEST: 'JP SG KR AU NZ',
    // Central America, and European countries outside the common market.
    WORLD: 'BZ CR GT HN NI PA SV AL BA MD ME MK RS XK',
    DEAR: 'IN PK BD NP LK BR PE BO MA TN EG KE TZ NG ZA',
    // "Do not travel", level 4 of the travel advisories of the US in 2025; recalled, confidence medium.
    BANNED: 'AF BF BY CF HT IQ LB LY ML MM SD SO SS UA VE YE',
  } satisfies Partial<Record<Zone, string>>).flatMap(([zone, codes]) =>
    // The keys of the record are zones.
    codes.split(' ').map(code => [code, zone as Zone] as const),
  ),
)

/** The zone of a country by its ISO code. */
export function zoneOf(code: string): Zone {
  if (embargoed.has(code)) return 'BANNED'
  const continent = continentOf(code)
  return listed.get(code) ?? (continent ? byContinent[continent] : 'WORLD')
}

/** The most expensive zone of a trip's countries. */
export function dearestZone(codes: readonly string[]): Zone {
  const reached = new Set(codes.map(zoneOf))
  return zones.findLast(zone => reached.has(zone)) ?? 'WORLD'
}
