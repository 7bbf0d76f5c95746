import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Subtitle } from './Subtitle.tsx'

type Drawn = Pick<ComponentProps<typeof Subtitle>, 'subtitle' | 'law' | 'skip_button' | 'query'>

const drawn = (props: Drawn) =>
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

test('a question that a purchase waits for does not say that it can be skipped', () => {
  const skippable = { subtitle: 'You can skip this one.', skip_button: true }
  expect(drawn({ ...skippable, query: '?from=continue.bramble' })).toBe(
    '<p>The price you chose depends on this answer.</p>',
  )
  expect(drawn({ ...skippable, query: '?from=exact' })).toBe('<p>You can skip this one.</p>')
  expect(drawn({ ...skippable, skip_button: false, query: '?from=continue.bramble' })).toContain('skip')
})
