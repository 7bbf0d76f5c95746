import type { Day } from '../law/rule.ts'
import { vehicles } from './vehicles-data.ts'

/** A vehicle as a visitor names it: model year, make and model of the lists below. */
export interface Vehicle {
  readonly year: number
  readonly make: string
  readonly model: string
}

/** The first model year that is offered. */
export const firstModelYear = 1990

/** What the lists end with; whoever chooses it names the vehicle in words of their own, which no look-up knows. */
export const notListed = 'My vehicle is not listed'

/** The model years that are offered on a day: from the next year's down to 1990. */
export function modelYears(today: Day): number[] {
  const next = Number(today.slice(0, 4)) + 1
  return Array.from({ length: next - firstModelYear + 1 }, (_, back) => next - back)
}

/** The makes with a model of that year, A to Z; none for a year that is not offered. */
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
