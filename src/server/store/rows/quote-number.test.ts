import { expect, it } from 'vitest'
import { newQuoteNumber, quoteNumberIn } from './quote-number.ts'

it('is eight characters in two groups, none of which looks like another', () => {
  const numbers = Array.from({ length: 200 }, newQuoteNumber)
  for (const number of numbers)
    expect(number).toMatch(/^[CDFHJKMNPRTVWXY34679]{4}-[CDFHJKMNPRTVWXY34679]{4}$/)
  expect(numbers.join('')).not.toMatch(/[0O1IL5S2Z8B]/)
  expect(new Set(numbers).size).toBe(200)
})

it('is recognized however it is typed', () => {
  for (const typed of ['KM4T-7XRC', 'km4t7xrc', ' Km4t 7xrc ']) expect(quoteNumberIn(typed)).toBe('KM4T-7XRC')
  for (const typed of ['', 'KM4T-7XR', 'KM4T-7XRCC', 'KM4T-7XRO', 'HER-E3PY-P7AG', "'; drop"])
    expect(quoteNumberIn(typed)).toBeNull()
})
