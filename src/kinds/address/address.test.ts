import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { alike } from '../../language/texts.ts'
import { address } from './address.ts'

const page = address({ title: { en: 'Where?' }, states: [{ code: 'TX', name: alike('Texas') }] })
const home = { address1: '500 East 4th Street', city: 'Austin', state: 'TX', zipcode: '78701' }

it('takes a street address; the apartment is optional (spec 2.3.3.1, 3.3.1)', () => {
  expect(accepted(page, home)).toEqual({ ...home, address2: '' })
  expect(accepted(page, { ...home, address2: ' 4B ', zipcode: '78701-0001' })).toEqual({
    ...home,
    address2: '4B',
  })
})

it('names each field left blank (spec 5.3)', () => {
  expect(complaints(page, { address1: '', city: ' ', state: '', zipcode: '' })).toEqual({
    address1: 'Street address required',
    city: 'City required',
    state: 'State required',
    zipcode: 'ZIP code is required.',
  })
})

it('names each missing field in the words of the shared schema (spec 5.3)', () => {
  expect(complaints(page, {})).toEqual({
    address1: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zipcode: 'ZIP code is required.',
  })
})

it('asks for a ZIP code of five digits, or five and four (spec 5.1)', () => {
  expect(complaints(page, { ...home, zipcode: '787' })).toEqual({
    zipcode: 'This ZIP code format is not recognized.',
  })
})

it('accepts only the 50 states and DC (spec 2.3.3.5)', () => {
  expect(complaints(page, { ...home, state: 'PR' })).toEqual({ state: 'State required' })
})

it('asks for the home, not a P.O. box', () => {
  for (const address1 of ['P.O. Box 12', 'PO BOX 12', 'p o box 7', 'Post Office Box 9']) {
    expect(complaints(page, { ...home, address1 }).address1).toMatch('P.O. box')
  }
  expect(accepted(page, { ...home, address1: '12 Poboxer Lane' })).toMatchObject({ city: 'Austin' })
})

it('refuses what no form sends', () => expectRefusals(page))

it('takes a ZIP code that is sent as a number', () => {
  expect(accepted(page, { ...home, zipcode: 2108 })).toMatchObject({ zipcode: '02108' })
  expect(accepted(page, { ...home, zipcode: 78701 })).toMatchObject({ zipcode: '78701' })
  expect(complaints(page, { ...home, zipcode: 123456 })).toEqual({
    zipcode: 'This ZIP code format is not recognized.',
  })
})
