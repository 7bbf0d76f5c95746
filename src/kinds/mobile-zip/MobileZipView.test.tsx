import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { allTold } from '../../language/texts.ts'
import { entries } from '../../lines/start.ts'
import MobileZipView from './MobileZipView.tsx'

test('the ZIP code comes before the line, and travel is not offered (spec 2.3.2.1)', () => {
  const page = entries(['renters', 'auto', 'homeowner', 'pet', 'travel', 'life'])['/mobile']
  if (!page) throw new Error('there is no /mobile')
  const html = drawn(MobileZipView, allTold(page.props, 'en'))
  expect(html).toMatch(/name="zipCode".*name="type"/)
  expect(html).toContain('value="renters"')
  expect(html).not.toContain('value="travel"')
})
