import type { KnownCar } from '../vehicle/car-name.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/**
 * Whether a VIN matches the chosen car; what the VIN leaves open matches any. Models have more than one name: "Camry"
 * and "Camry Hybrid" match.
 */
export function isSameCar({ year, make, model }: KnownCar, car: Vehicle): boolean {
  const [one, other] = [keyOf(model ?? ''), keyOf(car.model)]
  return (
    (year === null || year === car.year) &&
    (make === null || keyOf(make) === keyOf(car.make)) &&
    (one.includes(other) || other.includes(one))
  )
}

/** "F-150", "F150" and "f 150" are the same. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
