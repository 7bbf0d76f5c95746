import * as v from 'valibot'
import type { CarDeductiblesAnswer } from '../../../kinds/car-deductibles/car-deductibles.ts'
import type { Stop } from '../../../wizard/walk.ts'

/** The name of one car's part of a cover: "carDeductibles.<id of the car>". */
export function carPart(cover: string, car: string): string {
  return `${cover}.${car}`
}

/** The cover that a name is about, and the car if it is about one car's part. */
export function partOf(name: string): { readonly cover: string; readonly car?: string } {
  const [, cover, car] = /^(\w+)\.(.+)$/.exec(name) ?? []
  return cover !== undefined && car !== undefined ? { cover, car } : { cover: name }
}

const choosing = v.object({ choice: v.string() })

/** The answer about all cars in which this one has the deductible that a payload chooses; its kind still has to check it. */
export function withCar({ answer }: Pick<Stop, 'answer'>, car: string, payload: unknown): unknown {
  // The kind of its question determines the answer.
  const { cars = [] } = (answer ?? {}) as Partial<CarDeductiblesAnswer>
  const others = cars.filter(one => one.car !== car)
  return { cars: [...others, { car, deductible: v.is(choosing, payload) ? payload.choice : '' }] }
}
