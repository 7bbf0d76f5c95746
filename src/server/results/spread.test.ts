import { describe, expect, test } from 'vitest'
import { priced, quoteOf } from '../../web/results/testing.ts'
import { spreadOf } from './spread.ts'

const quotes = (...prices: string[]) => prices.map((price, index) => quoteOf(`c${index}`, priced(price)))

describe('the picture of the prices', () => {
  test('shows cheapest, median and most expensive', () => {
    expect(spreadOf(quotes('20.00', '10.00', '12.50'), null)).toMatchObject({
      cheapest: 1000,
      median: 1250,
      dearest: 2000,
      places: [0, 0.25, 1],
    })
    expect(spreadOf(quotes('10.00', '11.00', '12.01', '30.00'), null)?.median).toBe(1151)
  })

  test('is not shown for fewer than three prices or equal ones', () => {
    expect(spreadOf(quotes('10.00', '20.00'), null)).toBeNull()
    expect(spreadOf(quotes('10.00', '10.00', '10.00'), null)).toBeNull()
  })

  test('marks a cheapest or most expensive price that is only an estimate', () => {
    const guessed = (id: string, price: string) => quoteOf(id, priced(price, { estimated: true }))
    const low = spreadOf([...quotes('20.00', '12.50'), guessed('e', '10.00')], null)
    expect([low?.cheapest_estimated, low?.dearest_estimated]).toEqual([true, undefined])
    const high = spreadOf([...quotes('20.00', '12.50'), guessed('e', '30.00')], null)
    expect([high?.cheapest_estimated, high?.dearest_estimated]).toEqual([undefined, true])
    // An insurer confirmed the same amount.
    const same = spreadOf([...quotes('20.00', '12.50', '10.00'), guessed('e', '10.00')], null)
    expect(same?.cheapest_estimated).toBeUndefined()
  })

  test('leaves out plans that cover less than the usual', () => {
    const narrow = quoteOf('n', priced('2.00', { narrow: true }))
    expect(spreadOf([...quotes('10.00', '11.00', '12.00'), narrow], null)?.cheapest).toBe(1000)
  })

  test('shows the published average on the same scale, over the period of the prices', () => {
    const average = { dollars: 180, publisher: 'P', year: 2025, profile: 'anybody' }
    const spread = spreadOf(quotes('20.00', '16.00', '19.00'), average)
    expect(spread?.average).toMatchObject({ cents: 1500, place: 0 })
    expect(spread?.places).toEqual([0.2, 0.8, 1])
    const trips = ['20.00', '16.00', '19.00'].map((price, index) =>
      quoteOf(`t${index}`, priced(price, { policy_period: 'trip' })),
    )
    expect(spreadOf(trips, average)?.average).toBeUndefined()
  })

  test('never mixes prices of different periods', () => {
    const yearly = quoteOf('y', priced('120.00', { policy_period: 'year' }))
    expect(spreadOf([...quotes('10.00', '20.00'), yearly], null)).toBeNull()
  })
})
