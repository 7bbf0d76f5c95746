import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import TravelDatesView from './TravelDatesView.tsx'

const properties = { title: 'When?', first_day: '2026-11-21' } as const

test('the calendar begins today, and for the return on the departure date (spec 2.3.11.1)', () => {
  const values = { departure_date: '2026-12-01', return_date: '2026-12-14' }
  const html = drawn(TravelDatesView, properties, { values })
  expect(html).toMatch(/<input(?=[^>]*name="departure_date")(?=[^>]*min="2026-11-21")(?=[^>]*type="date")/)
  expect(html).toMatch(/<input(?=[^>]*name="return_date")(?=[^>]*min="2026-12-01")/)
  expect(html).toContain('2 weeks away.')
})

test('a trip that would have begun has no length beside the complaint about that', () => {
  const values = { departure_date: '2020-12-01', return_date: '2027-12-14' }
  expect(drawn(TravelDatesView, properties, { values })).not.toContain('away')
})
