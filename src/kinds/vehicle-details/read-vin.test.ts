import { describe, expect, test } from 'vitest'
import { readVin } from './read-vin.ts'

const typing = { isLeft: false }
const left = { isLeft: true }

describe('what is said about a VIN', () => {
  test('is only about what stands in the field now: nothing about a text that is no VIN, or an empty field', () => {
    expect(readVin('1HGCM82633A004352', typing)).toEqual({ looksWrong: false, known: '1HGCM82633A004352' })
    for (const now of ['ABC', '']) {
      expect(readVin(now, typing)).toEqual({ looksWrong: false, known: '' })
      expect(readVin(now, left)).toEqual({ looksWrong: false, known: '' })
    }
  })

  test('is never both that it doesn’t add up and which car it belongs to', () => {
    for (const how of [typing, left]) {
      expect(readVin('1HGCM82633A004353', how)).toEqual({ looksWrong: true, known: '' })
    }
  })

  test('waits for who leaves the field after the characters that tell the car (spec 5.22)', () => {
    expect(readVin('1hg cm826 33a', typing).known).toBe('')
    expect(readVin('1hg cm826 33a', left).known).toBe('1HGCM82633A')
  })
})
