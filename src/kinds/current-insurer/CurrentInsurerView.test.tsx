import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import CurrentInsurerView from './CurrentInsurerView.tsx'

const properties = {
  title: 'Who insures your car now?',
  insurers: [{ name: 'Goose & Gander' }, { name: 'Mutual Oak', skipsPolicyStart: true }],
  years: [2026, 2025],
}

test('asks since when, with January as 1 and December as 12 (spec 2.3.20.2, 2.3.20.3)', () => {
  const values = { current_insurer: 'Goose & Gander', current_policy_start_month: 12 }
  const html = drawn(CurrentInsurerView, properties, { values })
  expect(html).toContain('<option value="1">January</option>')
  expect(html).toContain('<option value="12" selected="">December</option>')
  expect(html).toMatch(/name="current_policy_start_year".*>2026<.*>2025</)
})

test('does not ask for the start date of an insurer that skips it (spec 2.3.20.2)', () => {
  const html = drawn(CurrentInsurerView, properties, { values: { current_insurer: 'mutual oak' } })
  expect(html).not.toContain('current_policy_start')
})
