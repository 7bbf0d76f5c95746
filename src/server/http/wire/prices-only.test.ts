import { expect, test } from 'vitest'
import { priced, quoteOf } from '../../../../tests/rooms/web-results.ts'
import type { QuoteResult } from '../../../contract/prices/status.ts'
import { pricesOnly } from './prices-only.ts'

test('the page of the covers hears how what a price covers differs from the others', () => {
  const quotes = [['less'], ['more', 'more'], ['less', 'more'], [undefined]].map((parts, at) => ({
    ...quoteOf(`${at}`, priced('13.00')),
    cover: parts.map(differs => ({
      title: 'Routine care',
      text: 'no routine care',
      ...(differs && { differs }),
    })),
  }))
  const result = { quote_status: 'complete', round: 1, quotes } as unknown as QuoteResult
  expect(pricesOnly(result).quotes.map(({ compared }) => compared)).toEqual([
    'less',
    'more',
    'other',
    undefined,
  ])
})

test('and which one is for some of the pets only', () => {
  const quotes = [
    quoteOf('some', priced('13.00', { for_only: 'For only 1 of 2 pets.' })),
    quoteOf('all', priced('20.00')),
  ]
  const result = { quote_status: 'complete', round: 1, quotes } as unknown as QuoteResult
  expect(pricesOnly(result).quotes.map(({ price_info }) => price_info.for_only)).toEqual([
    'For only 1 of 2 pets.',
    undefined,
  ])
})
