import type { Vehicle } from '../vehicle/vehicle.ts'

/**
 * Whether a VIN tells of the car that was chosen. Models are named in more than one way: "Camry" and "Camry Hybrid"
 * are one, and a VIN that tells no model is of any.
 */
export function isSameCar(
  decoded: Omit<Vehicle, 'model'> & { readonly model?: string },
  car: Vehicle,
): boolean {
  const [one, other] = [keyOf(decoded.model ?? ''), keyOf(car.model)]
  return (
    decoded.year === car.year &&
    keyOf(decoded.make) === keyOf(car.make) &&
    (one.includes(other) || other.includes(one))
  )
}

/** "F-150", "F150" and "f 150" are the same. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
