import { expect, it } from 'vitest'
import { moneyOf, moneyOfCents, sumOf } from './money.ts'

it.each([
  ['612.4', '612.40'],
  ['612', '612.00'],
  ['14.835', '14.84'],
  ['14.834999999999', '14.83'],
  ['0', '0.00'],
  ['1000000', '1000000.00'],
  ['1000000.01', null],
  ['-3', null],
  ['NaN', null],
  ['Infinity', null],
  ['1e3', null],
  ['1,200.00', null],
  ['$5', null],
  ['', null],
])('reads %s dollars as %s', (text, money) => {
  expect(moneyOf(text)).toBe(money)
})

it.each([
  ['61240', '612.40'],
  ['5', '0.05'],
  ['99.5', '1.00'],
  ['100000001', null],
  ['-1', null],
])('reads %s cents as %s', (text, money) => {
  expect(moneyOfCents(text)).toBe(money)
})

it('adds amounts to the cent', () => {
  expect(sumOf(['0.10', '0.20', '612.40'])).toBe('612.70')
  expect(sumOf([])).toBe('0.00')
})
