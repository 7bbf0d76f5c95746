import { expect, test } from 'vitest'
import { pageBefore } from './page-before.ts'

const id = 'AbcdefghijklmnopqrstuV'
const from = (referer: string | undefined) => pageBefore({ headers: { referer } })

test('a text page leads back to the prices or the question that led to it', () => {
  expect(from(`https://site.example/insurance/quotes/${id}?utm=x`)).toEqual({
    path: `/quotes/${id}`,
    label: 'Back to your prices',
  })
  expect(from(`https://site.example/quotes/${id}/price/bramble`)?.path).toBe(`/quotes/${id}`)
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
