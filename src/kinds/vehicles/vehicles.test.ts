import { expect, it } from 'vitest'
import { accepted, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { vehicles } from './vehicles.ts'

const page = vehicles({ title: { en: 'Your cars' } })

it('shows each car with its name and VIN (spec 3.3.6)', () => {
  const vehicle = { year: 2026, make: 'Toyota', model: 'Camry' }
  const details = { vin: '4T1G11AK8PU123456' }
  expect(page.rows([{ uuid: 'a', answers: { vehicle, details }, isFinished: true }], today)).toEqual({
    vehicles: [
      { id: 'a', name: { en: '2026 Toyota Camry', es: 'Toyota Camry 2026' }, vin: '4T1G11AK8PU123456' },
    ],
  })
})

it('accepts new, edit, delete and next (spec 2.3.19.1, 4.3.1)', () => {
  expect(accepted(page, { action: 'new', type: 'other' })).toEqual({
    action: 'new',
    type: 'other',
  })
  expect(accepted(page, { action: 'edit', uuid: 'a' })).toEqual({ action: 'edit', uuid: 'a' })
  expect(accepted(page, { action: 'delete', uuid: 'a' })).toEqual({
    action: 'delete',
    uuid: 'a',
  })
  expect(accepted(page, { action: 'next' })).toEqual({ action: 'next' })
})

it('needs a car (spec 5.20)', () => {
  expect(page.empty.en).toBe('You must add at least one vehicle')
})

it('refuses what no form sends', () => expectRefusals(page))
