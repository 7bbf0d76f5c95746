import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorList } from './ErrorList.tsx'

test('the list of complaints says which name it is about, because they share their words', () => {
  const short = 'Should be at least 2 chars long'
  const errors = { first_name: short, last_name: short, plan: 'Please choose' }
  const html = renderToStaticMarkup(createElement(ErrorList, { errors }))
  const links = html.split('</a>').map(link => link.replaceAll(/<[^>]+>/g, ''))
  expect(links.filter(Boolean)).toEqual([`First name ${short}`, `Last name ${short}`, 'Please choose'])
})
