import { expect, test } from 'vitest'
import { isReporters, reportersIn } from './postback-settings.ts'

const [wren, maple] = ['w'.repeat(24), 'm'.repeat(30)]

test('each reporter has a secret of its own, and nobody else has one', () => {
  const knows = reportersIn(`carrier:wren=${wren}, partner:maple=${maple}`)
  expect(knows({ source: 'carrier', name: 'wren' }, wren)).toBe(true)
  expect(knows({ source: 'partner', name: 'maple' }, maple)).toBe(true)
  expect(knows({ source: 'carrier', name: 'wren' }, maple)).toBe(false)
  expect(knows({ source: 'partner', name: 'wren' }, wren)).toBe(false)
  expect(knows({ source: 'carrier', name: 'robin' }, 'nobody')).toBe(false)
  expect(reportersIn()({ source: 'carrier', name: 'wren' }, '')).toBe(false)
})

test.each([
  `wren=${wren}`,
  'carrier:wren=short',
  `agent:wren=${wren}`,
  `carrier:wren=${wren},carrier:wren=${maple}`,
])('a list that cannot be used is refused: %s', text => expect(isReporters(text)).toBe(false))

test('a list that can be used is not refused', () =>
  expect(isReporters(`carrier:wren=${wren},partner:maple=${maple}`)).toBe(true))
