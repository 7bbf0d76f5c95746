import { expect, test } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { alike, allTold } from '../../language/texts.ts'
import CarDeductiblesView from './CarDeductiblesView.tsx'
import { type CarDeductiblesProps, carDeductibles } from './car-deductibles.ts'

const props: CarDeductiblesProps = {
  title: { en: 'What deductible for which car?' },
  cars: [
    { id: 'camry', name: { en: '2019 Toyota Camry', es: 'Toyota Camry 2019' } },
    { id: 'f150', name: { en: '2021 Ford F-150', es: 'Ford F-150 2021' } },
  ],
  deductibles: [
    { value: '500', title: alike('$500') },
    { value: '1000', title: alike('$1,000') },
  ],
  usual: '500',
}
const step = carDeductibles(props)
const said = { cars: [{ car: 'f150', deductible: '1000' }] }

test('takes a deductible for some cars or for all', () => {
  expect(accepted(step, said)).toEqual(said)
  expect(step.say(said)).toEqual({
    en: '2021 Ford F-150: $1,000',
    we: '2021 Ford F-150: $1,000',
    es: 'Ford F-150 2021: $1,000',
  })
})

test('refuses a car or a deductible that is not there, and a car twice', () => {
  const missing = 'Please choose a deductible'
  expect(complaints(step, { cars: [{ car: 'f150', deductible: '7' }] })).toEqual({
    'cars.0.deductible': missing,
  })
  expect(complaints(step, { cars: [{ car: 'bike', deductible: '500' }] })).toHaveProperty('cars.0.car')
  expect(complaints(step, { cars: [...said.cars, ...said.cars] })).toEqual({ cars: missing })
  expectRefusals(step)
})

test('keeps the cars that are still listed', () => {
  const changed = carDeductibles({ ...props, cars: props.cars.slice(0, 1) })
  expect(changed.stillFits?.(said, today)).toEqual({ answer: null, notes: [] })
  expect(step.stillFits?.(said, today)).toEqual({ answer: said, notes: [] })
})

test('shows each car with its deductible, and that of the policy where it has none', () => {
  const html = drawn(CarDeductiblesView, allTold(props, 'en'), { values: said })
  expect(html).toMatch(/name="cars.0.deductible".*<option value="500" selected="">\$500/)
  expect(html).toMatch(/name="cars.1.deductible".*<option value="1000" selected="">\$1,000/)
})
