import type { Vehicle } from './vehicles.ts'
import { vehicles } from './vehicles-data.ts'
import type { VehicleGroup } from './vehicles-file.ts'

export { type VehicleGroup, vehicleGroups } from './vehicles-file.ts'

const groups = new Map(vehicles.models.map(([make, model, group]) => [key(make, model), group]))

/**
 * The rating group of a vehicle, by the project's own classification of makes and models
 * (src/reference/build/vehicle-groups.txt); OTHER for an unlisted one. Case and spaces around it do not count.
 */
export function vehicleGroup({ make, model }: Vehicle): VehicleGroup {
  return groups.get(key(make, model)) ?? 'OTHER'
}

function key(make: string, model: string): string {
  return `${make.trim()}\t${model.trim()}`.toLowerCase()
}
