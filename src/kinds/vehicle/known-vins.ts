/** VINs that filled in a car, by car: remembered while the page is open, so that none is requested twice. */
const vins = new Map<string, string>()

interface Car {
  readonly year: number
  readonly make: string
  readonly model: string
}

/** Remembers the VIN that filled in a car. */
export function rememberVin(car: Car, vin: string): void {
  vins.set(keyOf(car), vin)
}

/** Forgets the VINs when a new car begins, which may be the same model as the last one. */
export function forgetVins(): void {
  vins.clear()
}

/** The VIN that filled in this car; empty if there was none. */
export function knownVin(car: Car): string {
  return vins.get(keyOf(car)) ?? ''
}

function keyOf({ year, make, model }: Car): string {
  return JSON.stringify([year, make, model])
}
