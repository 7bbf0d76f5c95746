import { expect, test } from 'vitest'
import { amountOf, centsOf, moneyParts } from './cents.ts'

test('an amount is read and written exactly, to the cent', () => {
  expect(['1.15', '9007199254.29', '7', '1284.5'].map(centsOf)).toEqual([115, 900719925429, 700, 128450])
  expect([115, 900719925429, 700, 5].map(amountOf)).toEqual(['1.15', '9007199254.29', '7.00', '0.05'])
  expect(moneyParts(128405)).toEqual({ dollars: 1284, cents: '05' })
})
