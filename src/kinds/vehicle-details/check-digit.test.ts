import { expect, test } from 'vitest'
import { hasRightCheckDigit } from './check-digit.ts'

test.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1HGCM82633A004352'])(
  'the ninth character of a VIN matches the others: %s',
  vin => {
    expect(hasRightCheckDigit(vin)).toBe(true)
  },
)

test('a mistyped or swapped letter does not match', () => {
  expect(hasRightCheckDigit('1M8GDM9AXKP042789')).toBe(false)
  expect(hasRightCheckDigit('1M8GDM9AXKP024788')).toBe(false)
  expect(hasRightCheckDigit('1M8GDM9A9KP042788')).toBe(false)
})
