import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteFacts } from '../../contract/page.ts'
import { Faq } from '../articles/Faq.tsx'
import { Facts } from '../facts.ts'
import { Progress } from './Progress.tsx'

const html = (current: number, total: number) =>
  renderToStaticMarkup(
    createElement(Progress, { kind: 'choice', title: 'Which?', step_current: current, step_total: total }),
  )

test('the time left at the first page of a line agrees with the FAQ', () => {
  const value: SiteFacts = {
    demo: 'all',
    lines: ['renters', 'auto', 'pet'],
    soldIn: 'Texas',
    passedOn: [],
    retentionDays: 30,
    unfinishedDays: 7,
    eventDays: 400,
    mayShare: false,
  }
  const faq = renderToStaticMarkup(createElement(Facts.Provider, { value }, createElement(Faq)))
  expect(faq).toMatch(/Pets take less than a minute. Cars take about three minutes./)
  expect(html(1, 12)).toContain('About 3 minutes left')
  expect(html(1, 2)).toContain('Less than a minute left')
})
