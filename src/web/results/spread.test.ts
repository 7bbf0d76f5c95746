import { describe, expect, test } from 'vitest'
import { spreadOf } from './spread.ts'
import { priced, quoteOf } from './testing.ts'

const quotes = (...prices: string[]) => prices.map((price, index) => quoteOf(`c${index}`, priced(price)))

describe('the picture of the prices', () => {
  test('shows cheapest, median and most expensive', () => {
    expect(spreadOf(quotes('20.00', '10.00', '12.50'))).toMatchObject({
      cheapest: 1000,
      median: 1250,
      dearest: 2000,
      places: [0, 0.25, 1],
    })
    expect(spreadOf(quotes('10.00', '11.00', '12.01', '30.00'))?.median).toBe(1151)
  })

  test('is not shown for fewer than three prices or equal ones', () => {
    expect(spreadOf(quotes('10.00', '20.00'))).toBeNull()
    expect(spreadOf(quotes('10.00', '10.00', '10.00'))).toBeNull()
  })

  test('leaves out plans that cover less than the usual', () => {
    const narrow = quoteOf('n', priced('2.00', { narrow: true }))
    expect(spreadOf([...quotes('10.00', '11.00', '12.00'), narrow])?.cheapest).toBe(1000)
  })

  test('never mixes prices of different periods', () => {
    const yearly = quoteOf('y', priced('120.00', { policy_period: 'year' }))
    expect(spreadOf([...quotes('10.00', '20.00'), yearly])).toBeNull()
  })
})
