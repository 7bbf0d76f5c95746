/** The groups by which carriers rate vehicles: the project's own classification, with OTHER for unknown ones. */
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

/** `built/reference/vehicles.json`: which vehicle was sold when, sorted by make and model. */
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

/** Stands for a last model year in the future. */
export const goesOn = 9999

/** `built/reference/vins.json`: the numbering schemes of manufacturers, cut down to make and model. */
export interface VinsFile {
  credit: string
  names: [make: string, model: string][]
  keys: string[]
  /** By manufacturer: index into `schemas`, first and last model year, repeated. */
  wmis: Record<string, number[]>
  /** The make where a manufacturer identifier stands for only one. */
  makes: Record<string, string>
  schemas: VinSchema[]
}

/** Indexes into `keys`; each key that identifies a model is followed by its index into `names`, -1 for an unlisted one. */
export type VinSchema = [models: number[], series: number[], bodies: number[]]
