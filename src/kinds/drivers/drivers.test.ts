import { expect, it } from 'vitest'
import { accepted, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { alike } from '../../language/texts.ts'
import { drivers } from './drivers.ts'

const page = drivers({ title: { en: 'Your drivers' } })

it('shows each driver with name and age (spec 3.3.6)', () => {
  const driver = { firstName: 'Ann', lastName: 'Lee', dateBirth: '1994-05-02' }
  expect(page.rows([{ uuid: 'a', answers: { driver }, isFinished: true }], today)).toEqual({
    drivers: [{ id: 'a', name: alike('Ann Lee'), age: 32 }],
  })
})

it('accepts edit, delete, new and next (spec 2.3.16.1, 4.3.1)', () => {
  expect(accepted(page, { action: 'edit', uuid: 'a' })).toEqual({ action: 'edit', uuid: 'a' })
  expect(accepted(page, { action: 'delete', uuid: 'a' })).toEqual({
    action: 'delete',
    uuid: 'a',
  })
  expect(accepted(page, { action: 'new', type: 'first' })).toEqual({
    action: 'new',
    type: 'first',
  })
  expect(accepted(page, { action: 'new' })).toEqual({ action: 'new', type: 'other' })
  expect(accepted(page, { action: 'next' })).toEqual({ action: 'next' })
})

it('needs a driver (spec 5.19)', () => {
  expect(page.empty.en).toBe('Sorry. At least one driver needs to be specified.')
})

it('refuses what no form sends', () => expectRefusals(page))
