import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawer } from './Drawer.tsx'
import { Menu } from './Menu.tsx'

test('without scripts the entries of the menu are links (spec 2.2.6)', () => {
  const html = renderToStaticMarkup(createElement(Menu))
  const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, text]) => [text, href])
  expect(html).toContain('<noscript>')
  expect(links).toEqual([
    ['FAQ', '/faq'],
    ['Start Over', '/welcome'],
  ])
})

test('the side drawer contains Home, FAQ and Start Over (spec 2.2.6)', () => {
  const html = renderToStaticMarkup(createElement(Drawer, { open: true, onClose: () => {} }))
  const [, entries = ''] = /<ul>(.*?)<\/ul>/.exec(html) ?? []
  const names = entries.split('</li>').map(entry => entry.replace(/<[^>]+>/g, ''))
  expect(names.filter(name => name !== '')).toEqual(['Home', 'FAQ', 'Start Over'])
})
