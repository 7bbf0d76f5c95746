import type { State } from '../../law/jurisdictions.ts'

/** The pools of the states that insure wind and hail where insurers may leave them. */
export const windPools = ['NONE', 'TWIA', 'NCIUA', 'SCWHUA', 'MWUA', 'AIUA'] as const
export type WindPool = (typeof windPools)[number]

interface PoolPlace {
  readonly state: State
  readonly zip: string
  readonly countyFips: string
  readonly lat: number
}

/** The first tier of the Texas coast, Aransas to Willacy (twia.org, Coverage & Eligibility), without its corner of Harris County. */
const texas = inCounties(
  '48007 48039 48057 48061 48071 48167 48245 48261 48273 48321 48355 48391 48409 48489',
)

/** Beaufort to Washington: the coastal area of the Coastal Property Insurance Pool (N.C. General Statutes 58-45-5). */
const northCarolina = inCounties(
  '37013 37019 37029 37031 37041 37049 37053 37055 37095 37103 37129 37133 37137 37139 37141 37143 37177 37187',
)

/** George, Hancock, Harrison, Jackson, Pearl River and Stone (Mississippi Code 83-34-1). */
const mississippi = inCounties('28039 28045 28047 28059 28109 28131')

/** Baldwin and Mobile; their north is outside (aiua.org, Frequently Asked Questions). */
const alabama = inCounties('01003 01097')
const northEndOfAlabama = 31

/**
 * Islands that are entirely in the coastal area of S.C. Code 38-75-310: Hilton Head, Edisto Beach, Folly Beach, the Isle of Palms
 * and Sullivan's Island. Elsewhere the area follows roads, which ZIP codes do not.
 */
const southCarolina = new Set('29926 29928 29438 29439 29451 29482'.split(' '))

const areas: Partial<Record<State, readonly [pool: WindPool, isIn: (place: PoolPlace) => boolean]>> = {
  TX: ['TWIA', texas],
  NC: ['NCIUA', northCarolina],
  SC: ['SCWHUA', ({ zip }) => southCarolina.has(zip)],
  MS: ['MWUA', mississippi],
  AL: ['AIUA', place => alabama(place) && place.lat < northEndOfAlabama],
}

/** The pool that insures wind and hail in a place; `NONE` outside of its area, and in the states that have no pool. */
export function windPoolAt(place: PoolPlace): WindPool {
  const [pool, isIn] = areas[place.state] ?? ['NONE', () => false]
  return isIn(place) ? pool : 'NONE'
}

function inCounties(list: string): (place: PoolPlace) => boolean {
  const counties = new Set(list.split(' '))
  return ({ countyFips }) => counties.has(countyFips)
}
