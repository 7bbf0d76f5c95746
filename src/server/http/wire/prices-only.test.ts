import { expect, test } from 'vitest'
import { priced, quoteOf } from '../../../../tests/rooms/web-results.ts'
import type { QuoteResult } from '../../../contract/prices/status.ts'
import { pricesOnly } from './prices-only.ts'

test('the page of the covers hears which price is for less coverage than the others', () => {
  const quotes = (['less', 'more'] as const).map(differs => ({
    ...quoteOf(differs, priced('13.00')),
    cover: [{ title: 'Routine care', text: 'no routine care', differs }],
  }))
  const result = { quote_status: 'complete', round: 1, quotes } as unknown as QuoteResult
  expect(pricesOnly(result).quotes.map(({ id, covers_less }) => [id, covers_less])).toEqual([
    ['less', true],
    ['more', undefined],
  ])
})
