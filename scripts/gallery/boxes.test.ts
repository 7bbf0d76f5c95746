import { expect, test } from 'vitest'
import { type Box, boxFaults } from './boxes.ts'

const button: Box = { of: 'button 0', x: 16, y: 400, width: 328, height: 52 }

test('another font may move and stretch boxes a little', () => {
  expect(boxFaults([button], [{ ...button, x: 24, y: 440, width: 320, height: 60 }])).toEqual([])
})

test('a box that has moved far, was squeezed, or is gone is a fault', () => {
  expect(boxFaults([button], [{ ...button, y: 500 }])).toEqual(['button 0: y is 500 instead of 400'])
  expect(boxFaults([button], [{ ...button, width: 120 }])).toEqual(['button 0: width is 120 instead of 328'])
  expect(boxFaults([button], [])).toHaveLength(1)
})

test('nothing to compare with is a fault too', () => {
  expect(boxFaults([], [])).toHaveLength(1)
})
