import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import StartView from './StartView.tsx'

const choices = [
  { value: 'renters', title: 'Renters' },
  { value: 'auto', title: 'Auto' },
]

test('offers the lines and a ZIP field of five digits (spec 1.2, 2.3.1.1, 9.1)', () => {
  const html = drawn(StartView, { title: 'Good day', choices })
  for (const { value } of choices) expect(html).toContain(`value="${value}"`)
  expect(html).toMatch(/<input(?=[^>]*name="zipCode")(?=[^>]*maxLength="5")(?=[^>]*inputMode="numeric")/i)
})
