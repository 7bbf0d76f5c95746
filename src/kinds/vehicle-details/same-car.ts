import type { Vehicle } from '../vehicle/vehicle.ts'

/** A car as a VIN tells it. */
type Told = Omit<Vehicle, 'model'> & Partial<Pick<Vehicle, 'model'>>

/**
 * Whether a VIN tells of the car that was chosen. Models are named in more than one way: "Camry" and "Camry Hybrid"
 * are one, and a VIN that tells no model is of any.
 */
export function isSameCar({ year, make, model = '' }: Told, car: Vehicle): boolean {
  const [one, other] = [keyOf(model), keyOf(car.model)]
  return year === car.year && keyOf(make) === keyOf(car.make) && (one.includes(other) || other.includes(one))
}

/** "F-150", "F150" and "f 150" are the same. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
