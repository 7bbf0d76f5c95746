import { describe, expect, test } from 'vitest'
import { stateCodes } from '../law/jurisdictions.ts'
import { publishedAverage } from './averages.ts'

describe('a published average', () => {
  test.each([
    ['auto', 'full'],
    ['auto', 'minimum'],
    ['homeowner', 'usual'],
    ['renters', 'usual'],
  ] as const)('is known for every state, with its publisher: %s, %s', (line, cover) => {
    for (const state of stateCodes) {
      const average = publishedAverage({ line, cover, state })
      expect(average?.dollars, state).toBeGreaterThan(50)
      expect(average?.publisher.en, state).toMatch(/Bankrate|NerdWallet/)
    }
  })

  test('is the figure of the publisher', () => {
    expect(publishedAverage({ line: 'auto', cover: 'full', state: 'AL' })?.dollars).toBe(2056)
    expect(publishedAverage({ line: 'auto', cover: 'minimum', state: 'AL' })?.dollars).toBe(502)
  })

  test('is unknown where nobody publishes one', () => {
    expect(publishedAverage({ line: 'pet', cover: 'usual', state: 'OH' })).toBeNull()
  })
})
