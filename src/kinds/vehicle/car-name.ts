import type { Vehicle } from './vehicle.ts'

/** A car as people call it, as far as it is known. */
export function carName({ year, make, model }: Omit<Vehicle, 'model'> & { readonly model?: string }): string {
  return [year, make, model].filter(Boolean).join(' ')
}
