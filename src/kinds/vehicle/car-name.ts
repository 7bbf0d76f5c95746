/** A car, possibly incomplete. */
export interface KnownCar {
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
}

/** A car as people call it. */
export function carName({ year, make, model }: KnownCar): string {
  return [year, make, model].filter(Boolean).join(' ')
}
