import { expect, test } from 'vitest'
import { type CountyMap, distanceToShore, readShore } from './shore.ts'

const shore = [
  { from: { lat: 25, lon: -80 }, to: { lat: 26, lon: -80 } },
  { from: { lat: 40, lon: -74 }, to: { lat: 41, lon: -74 } },
]

const milesToShore = distanceToShore(shore)

test('the shore may be nearest in the middle of a stretch, at its end, or north of all others', () => {
  expect(milesToShore({ lat: 25.5, lon: -81 })).toBeCloseTo(62.4, 0)
  expect(milesToShore({ lat: 27, lon: -80 })).toBeCloseTo(69.1, 0)
  expect(milesToShore({ lat: 42, lon: -74 })).toBeCloseTo(69.1, 0)
  expect(milesToShore({ lat: 40.5, lon: -74 })).toBe(0)
})

test('a map without a shore stops the build with a message', () => {
  const empty: CountyMap = {
    type: 'Topology',
    arcs: [],
    objects: { counties: { type: 'GeometryCollection', geometries: [] } },
  }
  expect(() => readShore(empty)).toThrow(
    'County map: 0 stretches of shore, expected 6,500 to 8,000. Look at what changed in the package us-atlas.',
  )
})
