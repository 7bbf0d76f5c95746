import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Subtitle } from './Subtitle.tsx'

const drawn = (props: { readonly subtitle?: string; readonly law?: string }) =>
  renderToStaticMarkup(createElement(Subtitle, { ...props, className: undefined }))

test('a question that says that something does not count links to the rules of the state', () => {
  const link = /<a href="\/law\/ca" target="_blank" rel="noopener">See your state’s rules<\/a>/
  expect(drawn({ subtitle: 'Any insurer counts.', law: '/law/ca' })).toMatch(link)
  expect(drawn({ law: '/law/ca' })).toMatch(link)
})

test('any other question has its line alone, or none', () => {
  expect(drawn({ subtitle: 'Any insurer counts.' })).toBe('<p>Any insurer counts.</p>')
  expect(drawn({})).toBe('')
})
