import type { State } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import type { Day } from '../units/day.ts'
import type { Dog, Hazard, HomeDevice } from './words.ts'

/** What one question asks for together: what protects a home and what endangers it. */
export type HomeFeature = HomeDevice | Hazard | Exclude<Dog, 'NONE'> | 'NONE'

export interface HomeFeatures {
  readonly devices: readonly HomeDevice[]
  readonly hazards: readonly Hazard[]
  readonly dog: Dog
}

interface Kept {
  readonly state: State
  readonly effective: Day
}

/** The features of a home by what they do; a guarded breed is any other dog where the state keeps breeds out. */
export function sortFeatures(features: readonly HomeFeature[], kept: Kept): HomeFeatures {
  return {
    devices: features.filter(isDevice),
    hazards: features.filter(isHazard),
    dog: dogAmong(features, kept),
  }
}

function dogAmong(features: readonly HomeFeature[], { state, effective }: Kept): Dog {
  if (
    features.includes('DOG_LISTED') &&
    mayRate({ line: 'homeowner', state, factor: 'dogBreed', on: effective })
  )
    return 'DOG_LISTED'
  return features.includes('DOG') || features.includes('DOG_LISTED') ? 'DOG' : 'NONE'
}

const devices: ReadonlySet<string> = new Set<HomeDevice>([
  'CENTRAL_BURGLAR',
  'CENTRAL_FIRE',
  'SPRINKLER',
  'LEAK_SENSOR',
  'DEADBOLT',
  'IMPACT',
])
const hazards: ReadonlySet<string> = new Set<Hazard>(['POOL', 'TRAMPOLINE', 'WOOD_STOVE'])

function isDevice(feature: HomeFeature): feature is HomeDevice {
  return devices.has(feature)
}

function isHazard(feature: HomeFeature): feature is Hazard {
  return hazards.has(feature)
}
