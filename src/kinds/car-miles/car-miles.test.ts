import { describe, expect, test } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { allTold } from '../../language/texts.ts'
import CarMilesView, { nameOf } from './CarMilesView.tsx'
import { type CarMilesProps, carMiles } from './car-miles.ts'

const props: CarMilesProps = {
  title: { en: 'How many miles do you drive each car in a year?' },
  cars: [
    {
      id: 'camry',
      name: { en: '2019 Toyota Camry', es: 'Toyota Camry 2019' },
      hint: { en: 'Assumed: 12,000' },
    },
    { id: 'f150', name: { en: '2021 Ford F-150', es: 'Ford F-150 2021' }, hint: { en: 'Assumed: 9,000' } },
  ],
}
const step = carMiles(props)

describe('the miles of each car', () => {
  test('are taken as people write them; a blank car is left out', () => {
    const cars = [
      { car: 'camry', miles: ' 7,500 ' },
      { car: 'f150', miles: '' },
    ]
    const answer = { cars: [{ car: 'camry', miles: 7500 }] }
    expect(accepted(step, { cars })).toEqual(answer)
    expect(accepted(step, answer)).toEqual(answer)
    expect(step.say(answer).en).toBe('2019 Toyota Camry: 7,500 miles')
  })

  test('are refused next to the car', () => {
    const wrong = 'Please enter a whole number of miles, from 1 to 99,999'
    for (const miles of ['0', '-5', 'many', '100000', '12.5'])
      expect(complaints(step, { cars: [{ car: 'camry', miles }] }), miles).toEqual({ 'cars.0.miles': wrong })
    expect(complaints(step, { cars: [{ car: 'camry', miles: '' }] })).toEqual({
      cars: 'Please fill in at least one car, or skip them all',
    })
    expect(complaints(step, { cars: [{ car: 'bike', miles: '10' }] })).toHaveProperty('cars.0.car')
    expectRefusals(step)
  })

  test('stay with the cars that are still listed', () => {
    const stored = { cars: [{ car: 'camry', miles: 7500 }] }
    expect(step.stillFits?.(stored, today)).toEqual({ answer: stored, notes: [] })
    const changed = carMiles({ ...props, cars: props.cars.slice(1) })
    expect(changed.stillFits?.(stored, today)).toEqual({ answer: null, notes: [] })
  })

  test('are shown with their cars', () => {
    const html = drawn(CarMilesView, allTold(props, 'en'), {
      values: { cars: [{ car: 'f150', miles: 9000 }] },
    })
    expect(html).toMatch(/name="cars.1.miles"[^>]*value="9000"/)
    expect([nameOf('cars.1.miles', 'en'), nameOf('cars', 'en')]).toEqual(['Car 2', 'Cars'])
  })
})
