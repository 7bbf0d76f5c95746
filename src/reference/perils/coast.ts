import { readFileSync } from 'node:fs'
import type { State } from '../../law/jurisdictions.ts'
import { milesToStretch, type Point, type Stretch } from './geo.ts'

/** A coast, as stretches from point to point. */
interface Coast {
  /** How hard and how often hurricanes reach it, up to 100. */
  readonly strength: number
  readonly stretches: readonly Stretch[]
}

/**
 * The coasts that hurricanes reach, with the bays and marshes over which a storm carries the sea inland; drawn by hand, good to
 * about ten miles. The strengths follow the return periods of hurricanes along the coast (National Hurricane Center, public
 * domain); recalled and modeled, confidence low.
 */
const coasts: readonly Coast[] = readFileSync(new URL('coasts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => /^\d/.test(line))
  .map(line => {
    const [strength = '', points = ''] = line.split(': ')
    return { strength: Number(strength), stretches: stretchesOf(points) }
  })

/**
 * The states in which a policy may have a separate deductible for hurricanes: Connecticut General Assembly,
 * OLR Research Report 2011-R-0404.
 */
const hurricaneStates: ReadonlySet<string> = new Set(
  'AL CT DC DE FL GA HI LA MA MD ME MS NC NJ NY RI SC TX VA'.split(' '),
)

function stretchesOf(line: string): readonly Stretch[] {
  const points = line.split(',').map(pair => {
    const [lat = 0, lon = 0] = pair.trim().split(' ').map(Number)
    return { lat, lon }
  })
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
}

/** Whether hurricanes are a separate peril in the policies of a state. */
export function isHurricaneState(state: State): boolean {
  return hurricaneStates.has(state)
}

/** The distance within which insurers commonly call a home coastal; modeled. */
const coastalMiles = 15

interface PlaceByTheSea {
  readonly state: State
  /** Statute miles to the nearest salt-water shore. */
  readonly coastMiles: number
}

/** Whether a place is near a shore, in a state where hurricanes are a separate peril. */
export function isCoastal({ state, coastMiles }: PlaceByTheSea): boolean {
  return isHurricaneState(state) && coastMiles <= coastalMiles
}

/** What a coast loses in strength with each mile from it: about two percent of a price; modeled. */
const lostPerMile = 1

/** The least strength in a state all of which hurricanes cross, whatever the distance to the sea. */
const leastStrength: Partial<Record<State, number>> = { FL: 22, HI: 22 }

/**
 * How hard hurricanes hit a place, from 0 to 100; 0 in the states where they are no separate peril. It falls evenly from each
 * coast, so that no two neighbors are far apart, be they inland of each other or along the shore. Modelled.
 */
export function hurricaneStrength({ state, ...place }: Point & { readonly state: State }): number {
  if (!isHurricaneState(state)) return 0
  const strengths = coasts.map(({ strength, stretches }) => {
    const miles = Math.min(...stretches.map(stretch => milesToStretch(place, stretch)))
    return strength - lostPerMile * miles
  })
  return Math.round(Math.max(leastStrength[state] ?? 0, ...strengths))
}
