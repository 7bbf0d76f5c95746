import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Why } from './Why.tsx'

test('the reason for a question appears beside it, or in one line on narrow screens (spec 2.3.0.3)', () => {
  const html = renderToStaticMarkup(
    createElement(Why, { privacyInfo: 'Prices differ by street.', privacyShort: 'For the price.' }),
  )
  const [wide = '', narrow = ''] = html.split('<details')
  expect(/<h2[^>]*>([^<]*)/.exec(wide)?.[1]).toBe('Why we ask for this information')
  expect(wide).toContain('Prices differ by street.')
  expect(wide).not.toContain('For the price.')
  expect(narrow.split('</summary>')[0]).toContain('For the price.')
})

test('a question without a reason has no such box', () => {
  expect(renderToStaticMarkup(createElement(Why, {}))).toBe('')
})
