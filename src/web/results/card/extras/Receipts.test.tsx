import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../../../tests/rooms/web-results.ts'
import { Receipts } from './Receipts.tsx'

test('a receipt names the coverage, and only an earlier one is a button', () => {
  const html = renderToStaticMarkup(
    <Receipts
      of="Bramble"
      quoteId="q0123456789abcdefghij"
      receipts={[
        { premium: '41.95', cover: 'Deductible $500', round: 1 },
        { premium: '25.35', cover: 'Deductible $1,000' },
      ]}
    />,
  )
  expect(textOf(html)).toContain(
    'Now: $25.35 (Deductible $1,000). Press a price to switch back to its coverage:',
  )
  expect([...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) => words)).toEqual([
    '$41.95 (Deductible $500)',
  ])
})
