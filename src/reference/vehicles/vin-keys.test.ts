import { describe, expect, test } from 'vitest'
import { matchKey, overlap } from './vin-keys.ts'

describe('a key fits a VIN', () => {
  test('where each character it names is, from the fourth on', () => {
    expect(matchKey('CM8', '1HGCM82633A')).toBe(3)
    expect(matchKey('CM9', '1HGCM82633A')).toBe(-1)
  })

  test('whatever is at a star', () => {
    expect(matchKey('C*8', '1HGCM82633A')).toBe(2)
    expect(matchKey('', '1HGCM82633A')).toBe(0)
  })

  test('with one of a list, or of a range in it', () => {
    expect(matchKey('[A-C3]M', '1HGCM82633A')).toBe(2)
    expect(matchKey('[D-F3]M', '1HGCM82633A')).toBe(-1)
  })

  test('past check digit and model year from the tenth on', () => {
    expect(matchKey('***|*A', '1HGCM82633A')).toBe(1)
    expect(matchKey('***|*B', '1HGCM82633A')).toBe(-1)
  })

  test('as far as the VIN goes', () => {
    expect(matchKey('CM8|*B', '1HGCM82633')).toBe(3)
  })
})

test('keys overlap unless they require different characters at one position', () => {
  expect(overlap('C*8', '*M8')).toBe(true)
  expect(overlap('C[1-5]', 'C[4-9]')).toBe(true)
  expect(overlap('C[1-3]', 'C[4-9]')).toBe(false)
  expect(overlap('C|A', 'C|*B')).toBe(true)
})
