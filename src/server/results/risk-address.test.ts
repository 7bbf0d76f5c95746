import { expect, test } from 'vitest'
import { application } from '../../../tests/rooms/results.ts'
import { riskAddressOf } from './risk-address.ts'

test('a risk is at the address that the visitor gave, or else in the place of the ZIP code (spec 3.4.2)', () => {
  expect(riskAddressOf(application)).toEqual({
    address1: '1200 Congress Ave',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  })
  const start = { type: 'renters', zipCode: '78701' }
  expect(riskAddressOf({ start })).toEqual({ address1: '', city: 'Austin', state: 'TX', zip: '78701' })
  expect(riskAddressOf({})).toEqual({ address1: '', city: '', state: '', zip: '' })
})
