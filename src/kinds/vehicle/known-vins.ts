/** VINs that filled in a car, by the car: kept while the page is open, so that none is asked twice. */
const vins = new Map<string, string>()

interface Car {
  readonly year: number
  readonly make: string
  readonly model: string
}

/** Remembers the VIN that a car was filled in from. */
export function rememberVin(car: Car, vin: string): void {
  vins.set(keyOf(car), vin)
}

/** Forgets the VINs: a new car begins, which may be the same model as the one before. */
export function forgetVins(): void {
  vins.clear()
}

/** The VIN that this car was filled in from; empty when there was none. */
export function knownVin(car: Car): string {
  return vins.get(keyOf(car)) ?? ''
}

function keyOf({ year, make, model }: Car): string {
  return JSON.stringify([year, make, model])
}
