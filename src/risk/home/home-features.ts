import type { Dog, Hazard, HomeDevice } from '../words.ts'

/** What one question combines: what protects a home and what endangers it. */
export type HomeFeature = HomeDevice | Hazard | Exclude<Dog, 'NONE'> | 'NONE'

export interface HomeFeatures {
  readonly devices: readonly HomeDevice[]
  readonly hazards: readonly Hazard[]
  readonly dog: Dog
}

/** The features of a home by their effect. */
export function sortFeatures(features: readonly HomeFeature[]): HomeFeatures {
  return {
    devices: features.filter(isDevice),
    hazards: features.filter(isHazard),
    dog: dogAmong(features),
  }
}

function dogAmong(features: readonly HomeFeature[]): Dog {
  if (features.includes('DOG_LISTED')) return 'DOG_LISTED'
  return features.includes('DOG') ? 'DOG' : 'NONE'
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
