import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Menu } from './Menu.tsx'

test('without scripts the entries of the menu are links (spec 2.2)', () => {
  const html = renderToStaticMarkup(createElement(Menu))
  expect(html).toMatch(
    /<noscript>.*<a href="\/faq">FAQ<\/a>.*<a href="\/welcome">Start Over<\/a>.*<\/noscript>/,
  )
})
