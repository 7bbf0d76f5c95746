import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import TextView from './TextView.tsx'

test('a number has a digit keyboard, between its prefix and its unit (spec 2.3.4.1, 2.3.4.2)', () => {
  const html = drawn(TextView, {
    title: 'Paid?',
    label: 'Premium',
    type: 'number',
    prefix: '$',
    unit: 'a year',
  })
  expect(html).toMatch(/inputMode="numeric"/i)
  expect(html).toMatch(/\$<\/span><input[^>]*name="text"/)
  expect(html).toContain('>a year</span>')
  expect(html).toContain('>Premium</label>')
})

test('suggestions are offered, and any other text is accepted', () => {
  const html = drawn(TextView, { title: 'Who?', label: 'Insurer', suggestions: ['Acorn'] })
  expect(html).toContain('role="combobox"')
  expect(html).not.toMatch(/inputMode/i)
})

test('an explanation opens with a button', () => {
  expect(drawn(TextView, { title: 'Who?', 'info-tip': 'The one on your card.' })).toContain(
    'The one on your card.',
  )
})
