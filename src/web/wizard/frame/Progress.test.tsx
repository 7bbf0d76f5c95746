import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Progress } from './Progress.tsx'

const html = (current: number, total: number) =>
  renderToStaticMarkup(
    createElement(Progress, { kind: 'choice', title: 'Which?', step_current: current, step_total: total }),
  )

test('the time left at the first page of a line agrees with the FAQ', () => {
  const faq = readFileSync(new URL('../../../texts/default/faq.md', import.meta.url), 'utf8')
  expect(faq).toMatch(/Pet insurance takes less than a minute/)
  expect(faq).toMatch(/Car insurance takes about five minutes/)
  expect(html(1, 20)).toContain('About 5 minutes left')
  expect(html(1, 2)).toContain('Less than a minute left')
})
