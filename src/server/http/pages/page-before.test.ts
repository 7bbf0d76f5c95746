import { expect, test } from 'vitest'
import { pageBefore } from './page-before.ts'

const id = 'AbcdefghijklmnopqrstuV'
const from = (referer: string | undefined) => pageBefore({ headers: { referer }, speech: 'en' })

test('a text page leads back to the prices or the question that led to it', () => {
  expect(from(`https://site.example/insurance/quotes/${id}?utm=x`)).toEqual({
    path: `/quotes/${id}`,
    label: 'Back to all quotes',
  })
  for (const [page, label] of [
    ['/price/old-pelican.plus', 'Back to this price'],
    ['/buy/bramble', 'Back to your order form'],
    ['/order', 'Back to your order'],
    ['/cover', 'Back to your coverage'],
  ])
    expect(from(`https://site.example/quotes/${id}${page}?utm=x`)).toEqual({
      path: `/quotes/${id}${page}`,
      label,
    })
  for (const page of ['/continue/bramble', '/data', '/buy', '/buy/..%2Fevil', '/cover/evil/x'])
    expect(from(`https://site.example/quotes/${id}${page}`)).toEqual({
      path: `/quotes/${id}`,
      label: 'Back to all quotes',
    })
  expect(from(`https://site.example/quote/renters/1c?utm=x&q=${id}`)).toEqual({
    path: `/quote/renters/1c?q=${id}`,
    label: 'Back to your question',
  })
})

test.each([
  undefined,
  '',
  'nonsense',
  'https://site.example/start',
  `https://site.example/quotes/${id}x`,
  'https://site.example/quote/renters/1c?q=//evil.example',
  'https://site.example/quotes/https:%2F%2Fevil.example',
])('it leads to the start page after any other page: %s', referer => {
  expect(from(referer)).toEqual({ path: '/start', label: 'Compare prices' })
})
