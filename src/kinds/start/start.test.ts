import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { start } from './start.ts'

const page = start({ title: { en: 'Good day' }, choices: [{ value: 'renters', title: { en: 'Renters' } }] })

it('asks for a type (spec 5.2)', () => {
  const noType = { type: 'Please choose an insurance type.' }
  expect(complaints(page, { zipCode: '78701' })).toEqual(noType)
  expect(complaints(page, { type: 'boats', zipCode: '78701' })).toEqual(noType)
})

it('asks for a ZIP code of five digits (spec 5.1)', () => {
  expect(complaints(page, { type: 'renters', zipCode: ' ' })).toEqual({ zipCode: 'ZIP code required' })
  for (const zipCode of ['7870', '787011', 'ABCDE', '78701-12']) {
    expect(complaints(page, { type: 'renters', zipCode })).toEqual({
      zipCode: 'Enter a valid 5-digit ZIP code and try again',
    })
  }
})

it('keeps the first five digits of ZIP+4 (spec 5.1)', () => {
  expect(accepted(page, { type: 'renters', zipCode: ' 78701-1234 ' })).toEqual({
    type: 'renters',
    zipCode: '78701',
  })
})

it('refuses what no form sends', () => expectRefusals(page))
