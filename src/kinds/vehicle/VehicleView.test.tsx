import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import VehicleView from './VehicleView.tsx'

const properties = { title: 'Which car?', years: [2027, 2026] }

test('without scripts the year is chosen from a list, make and model are typed', () => {
  const html = drawn(VehicleView, properties, { values: { year: 2026, make: 'Toyota', model: 'Camry' } })
  expect(html).toMatch(/<select[^>]*name="year"/)
  expect(html).toContain('<option value="2026" selected="">2026</option>')
  expect(html).toMatch(/<input[^>]*name="make"[^>]*value="Toyota"/)
  expect(html).toMatch(/<input[^>]*name="model"[^>]*value="Camry"/)
})

test('each complaint appears at its field, which refers to it', () => {
  const html = drawn(VehicleView, properties, { errors: { make: 'Make is required' } })
  expect(html).toMatch(/<input(?=[^>]*name="make")(?=[^>]*aria-describedby="field-make-error")/)
  expect(html).toContain('id="field-make-error">Make is required')
})
