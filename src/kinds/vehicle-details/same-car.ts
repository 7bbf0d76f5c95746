import type { KnownCar } from '../vehicle/car-name.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/**
 * Whether a VIN tells of the car that was chosen; what it does not tell speaks against none. Models are named in more
 * than one way: "Camry" and "Camry Hybrid" are one.
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
