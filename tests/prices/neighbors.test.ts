import { describe, expect, it } from 'vitest'
import {
  autoLineBetween,
  lineBetween,
  type Neighbors,
  neighborsOf,
  type PricesByZip,
  pricesEverywhere,
} from '../../scripts/prices/neighbors.ts'
import { medianOf } from '../carriers/panel.ts'
import { everyPlace } from '../carriers/samples/places.ts'

const prices = pricesEverywhere('homeowner')
const all = neighborsOf(prices)
const lineOf = new Map(all.map(pair => [pair, lineBetween(pair.places)]))
const along = (line: ReturnType<typeof lineBetween>) => all.filter(pair => lineOf.get(pair) === line)
const greatest = ({ ratios }: Neighbors) => Math.max(...ratios, 1 / (ratios[0] ?? 1))
const named = ({ state, places: [one, other] }: Neighbors) => `${state} ${one.zip} ${other.zip}`

/** The median of the carriers at a ZIP code. */
const medianAt = (of: PricesByZip, zip: string) =>
  medianOf([...(of.get(zip)?.values() ?? [])].toSorted((one, other) => one - other))
const priceAt = (zip: string) => medianAt(prices, zip)

describe('homeowner prices of ZIP areas within six miles, in one state', () => {
  it('differ by 1.3 times at most in the median, and by 1.35 at any carrier, but across a line of the manual', () => {
    const plain = along(null)
    expect(plain.length).toBeGreaterThan(200_000)
    expect(plain.filter(({ median }) => !(median <= 1.3)).map(named)).toEqual([])
    expect(plain.filter(pair => !(greatest(pair) <= 1.35)).map(named)).toEqual([])
  })

  it('differ by more only where a wind pool begins, where homes stand within flammable land, and between counties of Michigan', () => {
    const beyond = all.filter(pair => greatest(pair) > 1.35)
    const statesAlong = (line: string) =>
      new Set(beyond.filter(pair => lineOf.get(pair) === line).map(({ state }) => state))
    expect(statesAlong('pool')).toEqual(new Set(['AL', 'NC', 'SC', 'TX']))
    expect(statesAlong('wildfire')).toEqual(new Set(['CA']))
    expect(statesAlong('county')).toEqual(new Set(['MI']))
  })

  it.each([
    ['33165', '33173', 1.05],
    ['34135', '34110', 1.2],
    ['33328', '33028', 1.15],
  ])('are nearly the same in %s and %s, which a zone once parted', (one, other, most) => {
    const ratio = priceAt(other) / priceAt(one)
    expect(Math.max(ratio, 1 / ratio)).toBeLessThanOrEqual(most)
  })
})

describe('auto prices of ZIP areas within six miles, in one state', () => {
  const autoPrices = pricesEverywhere('auto')
  const pairs = neighborsOf(autoPrices)
  const beyond = (most: number, of: (pair: Neighbors) => number) =>
    pairs.filter(pair => autoLineBetween(pair.places) === null && !(of(pair) <= most)).map(named)

  it('differ by a quarter at most in the median, and by 1.3 times at any carrier, but across a city’s or county’s line', () => {
    expect(pairs.length).toBeGreaterThan(200_000)
    expect(beyond(1.25, ({ median }) => median)).toEqual([])
    expect(beyond(1.3, greatest)).toEqual([])
  })

  it('differ by more only at the lines of counties and towns that the law or the market prices by themselves', () => {
    const over = pairs.filter(({ median }) => median > 1.25)
    expect(new Set(over.map(({ places }) => autoLineBetween(places)))).toEqual(new Set(['county', 'city']))
    expect(new Set(over.map(({ state }) => state))).toEqual(new Set(['FL', 'MA', 'MI', 'NY']))
  })

  it.each([
    ['Henderson', '89015', '89101', 0.85, 1.01],
    ['Beaverton', '97005', '97205', 0.8, 1.01],
    ['Pawtucket', '02860', '02903', 0.95, 1.05],
    ['Alexandria', '22314', '22030', 0.95, 1.25],
  ])('%s (%s) costs about what %s does', (_, zip, other, least, most) => {
    const at = (code: string) => medianAt(autoPrices, code)
    expect(at(zip) / at(other)).toBeGreaterThanOrEqual(least)
    expect(at(zip) / at(other)).toBeLessThanOrEqual(most)
  })
})

it('fall with the distance from the sea in Florida, at each five miles, and end at less than half', () => {
  const florida = everyPlace.filter(({ state }) => state === 'FL')
  const means = [0, 5, 10, 15, 20, 30].map(miles => {
    const there = florida.filter(({ coastMiles }) => Math.abs(coastMiles - miles) <= 2)
    expect(there.length, `${miles} miles`).toBeGreaterThan(40)
    return there.reduce((sum, { zip }) => sum + priceAt(zip), 0) / there.length
  })
  for (const [index, mean] of means.slice(1).entries()) {
    const ratio = mean / (means[index] ?? Number.NaN)
    expect(ratio).toBeLessThan(0.97)
    expect(ratio).toBeGreaterThan(0.6)
  }
  expect((means.at(-1) ?? Number.NaN) / (means[0] ?? Number.NaN)).toBeLessThan(0.5)
})
