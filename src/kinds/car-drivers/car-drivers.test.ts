import { describe, expect, test } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { allTold } from '../../language/texts.ts'
import CarDriversView, { nameOf } from './CarDriversView.tsx'
import { type CarDriversProps, carDrivers } from './car-drivers.ts'

const props: CarDriversProps = {
  title: { en: 'Who drives which car most?' },
  cars: [
    { id: 'camry', name: { en: '2019 Toyota Camry', es: 'Toyota Camry 2019' } },
    { id: 'f150', name: { en: '2021 Ford F-150', es: 'Ford F-150 2021' } },
  ],
  drivers: [
    { id: 'ann', name: 'Ann' },
    { id: 'ben', name: 'Ben' },
  ],
}
const step = carDrivers(props)
const said = {
  cars: [
    { car: 'camry', driver: 'ben' },
    { car: 'f150', driver: 'ann' },
  ],
}

describe('who drives which car most', () => {
  test('is taken for every car', () => {
    expect(accepted(step, said)).toEqual(said)
    expect(step.say(said).en).toBe('Ben: 2019 Toyota Camry; Ann: 2021 Ford F-150')
  })

  test('says next to the car what is missing', () => {
    const noDriver = 'Please choose who drives this car most'
    const open = { cars: [said.cars[0], { car: 'f150', driver: '' }] }
    expect(complaints(step, open)).toEqual({ 'cars.1.driver': noDriver })
    expect(complaints(step, { cars: [said.cars[0]] })).toEqual({ cars: noDriver })
    expect(complaints(step, { cars: [{ car: 'bike', driver: 'ann' }] })).toHaveProperty('cars.0.car')
    expectRefusals(step)
  })

  test('keeps what still fits when the list has changed, and says what it does not know', () => {
    const changed = carDrivers({ ...props, drivers: [{ id: 'ann', name: 'Ann' }] })
    expect(changed.stillFits?.(said, today)).toEqual({
      answer: { cars: [said.cars[1]] },
      notes: [
        expect.objectContaining({
          en: 'I don’t know who drives your 2019 Toyota Camry most since your list changed.',
        }),
      ],
    })
    const another = carDrivers({ ...props, drivers: [{ id: 'cleo', name: 'Cleo' }] })
    expect(another.stillFits?.(said, today)).toMatchObject({ answer: null })
  })

  test('shows each car with its driver', () => {
    const html = drawn(CarDriversView, allTold(props, 'en'), { values: said })
    expect(html).toContain('2021 Ford F-150')
    expect(html).toMatch(/name="cars.0.driver".*<option value="ben" selected="">Ben/)
    expect(nameOf('cars.1.driver', 'en')).toBe('Car 2')
    expect(nameOf('cars', 'en')).toBe('Cars')
  })
})
