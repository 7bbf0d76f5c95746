import { expect, test } from 'vitest'
import { type Drawn, heightDifferences } from './boxes.ts'

const drawn = (engine: Drawn['engine'], page: string, heights: Readonly<Record<string, number>>): Drawn => ({
  engine,
  page,
  boxes: Object.entries(heights).map(([name, height]) => ({ name, height })),
})

test('boxes differ where one is over 15 % higher in an engine than in another, and by more than a hair', () => {
  expect(
    heightDifferences([
      drawn('chromium', 'results', { card: 120, price: 100, tag: 12, only: 5 }),
      drawn('firefox', 'results', { card: 160, price: 114, tag: 15 }),
      drawn('webkit', 'results', { card: 121, price: 100, tag: 12 }),
      drawn('webkit', 'start', { card: 300 }),
    ]),
  ).toEqual(['results: card: chromium 120, firefox 160, webkit 121 px'])
})

test('boxes of other pages are not compared', () => {
  expect(heightDifferences([drawn('chromium', 'a', { h1: 20 }), drawn('firefox', 'b', { h1: 90 })])).toEqual(
    [],
  )
})
