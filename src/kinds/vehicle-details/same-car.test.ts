import { expect, test } from 'vitest'
import { isSameCar } from './same-car.ts'

const car = { year: 2023, make: 'Ford', model: 'F-150' }

test.each([
  [{ year: 2023, make: 'FORD', model: 'F150' }, true],
  [{ year: 2023, make: 'Ford', model: 'F-150 Lightning' }, true],
  [{ year: 2023, make: 'Ford', model: null }, true],
  [{ year: null, make: null, model: null }, true],
  [{ year: null, make: 'Lincoln', model: null }, false],
  [{ year: 2022, make: 'Ford', model: 'F-150' }, false],
  [{ year: 2023, make: 'Lincoln', model: 'F-150' }, false],
  [{ year: 2023, make: 'Ford', model: 'Bronco' }, false],
])('a VIN is held against the chosen car by year, make and model: %o', (decoded, same) => {
  expect(isSameCar(decoded, car)).toBe(same)
})
