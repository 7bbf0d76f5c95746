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
