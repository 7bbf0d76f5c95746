import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { vehicle } from './vehicle.ts'

const page = vehicle({ title: { en: 'Which car?' }, years: [2027, 2026, 1990] })
const camry = { year: 2026, make: 'Toyota', model: 'Camry' }

it('takes year, make and model, the year typed or as a number (spec 2.3.17.1, 3.3.1)', () => {
  expect(accepted(page, { year: '2026', make: ' Toyota', model: 'Camry ', uuid: 'a' })).toEqual(camry)
  expect(accepted(page, camry)).toEqual(camry)
  expect(page.say(camry).en).toBe('2026 Toyota Camry')
})

it('takes a car that is not in the lists', () => {
  const kit = { year: 1990, make: 'Shed', model: 'Roadster No. 1' }
  expect(accepted(page, kit)).toEqual(kit)
})

it('names each part left blank (spec 5.21)', () => {
  const blank = { year: 'Year is required', make: 'Make is required', model: 'Model is required' }
  expect(complaints(page, {})).toEqual(blank)
  expect(complaints(page, { year: '', make: ' ', model: null })).toEqual(blank)
})

it('accepts only the years on offer', () => {
  for (const year of ['2028', '1989', '20.5', 'new', -2026, 2026.5]) {
    expect(complaints(page, { ...camry, year })).toEqual({ year: 'Please choose a year from the list' })
  }
})

it('refuses what no form sends', () => expectRefusals(page))
