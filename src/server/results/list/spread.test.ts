import { describe, expect, test } from 'vitest'
import { offerOf, priced } from '../../../../tests/rooms/results.ts'
import { spreadOf } from './spread.ts'

const quotes = (...prices: number[]) =>
  prices.map((dollars, index) => offerOf(`c${index}`, priced(Math.round(dollars * 100))))

describe('the picture of the prices', () => {
  test('shows cheapest, median and most expensive', () => {
    expect(spreadOf(quotes(20, 10, 12.5), null)).toMatchObject({
      cheapest: 1000,
      median: 1250,
      dearest: 2000,
      places: [0, 0.25, 1],
    })
    expect(spreadOf(quotes(10, 11, 12.01, 30), null)?.median).toBe(1151)
  })

  test('is not shown for fewer than three prices or equal ones', () => {
    expect(spreadOf(quotes(10, 20), null)).toBeNull()
    expect(spreadOf(quotes(10, 10, 10), null)).toBeNull()
  })

  test('marks a cheapest or most expensive price that is only an estimate', () => {
    const guessed = (id: string, dollars: number) => offerOf(id, priced(dollars * 100, { isEstimated: true }))
    const low = spreadOf([...quotes(20, 12.5), guessed('e', 10)], null)
    expect([low?.isCheapestEstimated, low?.isDearestEstimated]).toEqual([true, false])
    const high = spreadOf([...quotes(20, 12.5), guessed('e', 30)], null)
    expect([high?.isCheapestEstimated, high?.isDearestEstimated]).toEqual([false, true])
    // An insurer confirmed the same amount.
    const same = spreadOf([...quotes(20, 12.5, 10), guessed('e', 10)], null)
    expect(same?.isCheapestEstimated).toBe(false)
    expect(low?.isMedianEstimated).toBe(false)
    expect(spreadOf([...quotes(20, 10), guessed('e', 12.5)], null)?.isMedianEstimated).toBe(true)
    // Of four, half an estimate.
    expect(spreadOf([...quotes(20, 10, 15), guessed('e', 12.5)], null)?.isMedianEstimated).toBe(true)
  })

  test('leaves out plans that cover less than the usual', () => {
    const narrow = offerOf('n', priced(200, { isNarrow: true }))
    expect(spreadOf([...quotes(10, 11, 12), narrow], null)?.cheapest).toBe(1000)
  })

  test('shows the published average on the same scale, over the period of the prices', () => {
    const average = { dollars: 180, publisher: { en: 'P' }, year: 2025, profile: { en: 'anybody' } }
    const spread = spreadOf(quotes(20, 16, 19), average)
    expect(spread?.average).toMatchObject({ cents: 1500, place: 0 })
    expect(spread?.places).toEqual([0.2, 0.8, 1])
    const trips = [2000, 1600, 1900].map((cents, index) =>
      offerOf(`t${index}`, priced(cents, { period: 'trip' })),
    )
    expect(spreadOf(trips, average)?.average).toBeUndefined()
  })

  test('never mixes prices of different periods', () => {
    const yearly = offerOf('y', priced(12_000, { period: 'year' }))
    expect(spreadOf([...quotes(10, 20), yearly], null)).toBeNull()
  })
})
