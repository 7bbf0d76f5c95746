import type { Vehicle } from './vehicle.ts'

/** A car as people call it, as far as it is known. */
export function carName({ year, make, model }: { [Part in keyof Vehicle]: Vehicle[Part] | null }): string {
  return [year, make, model].filter(Boolean).join(' ')
}
