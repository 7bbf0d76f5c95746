import type { Text } from '../../language/text.ts'

/** A car, possibly incomplete. */
export interface KnownCar {
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
}

/** A car as people call it: "2019 Toyota Camry", in Spanish "Toyota Camry 2019". */
export function carName({ year, make, model }: KnownCar): Text {
  const named = (...parts: readonly (number | string | null)[]) => parts.filter(Boolean).join(' ')
  return { en: named(year, make, model), es: named(make, model, year) }
}
