import type { Vehicle } from '../vehicle/vehicle.ts'

/** A car as far as it is known. */
type Known = { readonly [Part in keyof Vehicle]: Vehicle[Part] | null }

/**
 * Whether a VIN tells of the car that was chosen; what it does not tell speaks for none. Models are named in more
 * than one way: "Camry" and "Camry Hybrid" are one.
 */
export function isSameCar({ year, make, model }: Known, car: Vehicle): boolean {
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
