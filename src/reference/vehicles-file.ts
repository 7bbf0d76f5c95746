/** The groups by which carriers rate a vehicle: the project's own classification, OTHER for what it does not know. */
export const vehicleGroups = [
  'MID_SEDAN',
  'ECONOMY',
  'HYBRID',
  'SMALL_SUV',
  'WAGON_SUV',
  'MINIVAN',
  'PICKUP',
  'OFF_ROAD',
  'LUXURY_SUV',
  'LUXURY_SEDAN',
  'ELECTRIC',
  'SPORTS',
  'LARGE_LUXURY',
  'OTHER',
] as const

export type VehicleGroup = (typeof vehicleGroups)[number]

/** `built/reference/vehicles.json`: what was sold when, in order of make and model. */
export interface VehiclesFile {
  credit: string
  models: ModelRow[]
}

export type ModelRow = [
  make: string,
  model: string,
  group: VehicleGroup,
  years: [first: number, last: number][],
]

/** Stands for a last model year that has not come. */
export const goesOn = 9999

/** `built/reference/vins.json`: how manufacturers number, cut down to what tells make and model. */
export interface VinsFile {
  credit: string
  names: [make: string, model: string][]
  keys: string[]
  /** By manufacturer: index into `schemas`, first and last model year, again and again. */
  wmis: Record<string, number[]>
  /** The make where a manufacturer identifier stands for one alone. */
  makes: Record<string, string>
  schemas: VinSchema[]
}

/** Indexes into `keys`; each key that tells a model is followed by its index into `names`, -1 for one not listed. */
export type VinSchema = [models: number[], series: number[], bodies: number[]]
