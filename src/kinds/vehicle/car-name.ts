import type { Vehicle } from './vehicle.ts'

/** A car as far as it is known. */
export type KnownCar = { readonly [Part in keyof Vehicle]: Vehicle[Part] | null }

/** A car as people call it. */
export function carName({ year, make, model }: KnownCar): string {
  return [year, make, model].filter(Boolean).join(' ')
}
