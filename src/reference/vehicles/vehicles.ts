import { vehicles } from './vehicles-data.ts'

/** A vehicle as a visitor names it: model year, make and model from the lists below. */
export interface Vehicle {
  readonly year: number
  readonly make: string
  readonly model: string
}

/** The makes with a model of that year, A to Z; none for a year that we do not offer. */
export function makesOf(year: number): string[] {
  return [...new Set(soldIn(year).map(([make]) => make))]
}

/** The models of a make in a year, A to Z; none for a make that sold nothing in it. */
export function modelsOf(year: number, make: string): string[] {
  return soldIn(year)
    .filter(row => row[0] === make)
    .map(([, model]) => model)
}

/** Whether the lists offer exactly this vehicle. */
export function knowsVehicle({ year, make, model }: Vehicle): boolean {
  return soldIn(year).some(row => row[0] === make && row[1] === model)
}

function soldIn(year: number) {
  return vehicles.models.filter(([, , , years]) =>
    years.some(([first, last]) => first <= year && year <= last),
  )
}
