import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import TripCostView from './TripCostView.tsx'

test('the cost is asked in dollars (spec 2.3.13.1)', () => {
  const html = drawn(TripCostView, { title: 'How much?', most: 100_000 }, { values: { trip_cost: 5000 } })
  expect(html).toMatch(/\$<\/span><input(?=[^>]*name="trip_cost")(?=[^>]*value="5000")/)
})
