import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { priced, quoteOf, textOf } from '../../../tests/rooms/web-results.ts'
import { PricePassport } from './PricePassport.tsx'

test.each([
  ['insurer', false, '✓ Confirmed by other (demo)', 'other (demo) worked it out and sent me the result.'],
  [
    'rates',
    false,
    '✓ Not an estimate. I worked it out on November 21, 2026 from other (demo)’s own rates.',
    'They’ve been replaced since',
  ],
  [
    'rates',
    true,
    '~ Estimate. I worked it out on November 21, 2026 from other (demo)’s own rates, with some answers assumed.',
    'They’ve been replaced since',
  ],
  [
    'similar plans',
    true,
    '~ Estimate. I made it on November 21, 2026 from similar plans.',
    'Based on what similar plans cost',
  ],
] as const)('the explanation of a price from %s, estimated: %s, says so', (source, estimated, says, how) => {
  const price = priced('20.00', { source, estimated, quoted_at: '2026-11-21T19:14:00.000Z' })
  const passport = { quote: quoteOf('other', price), answers: [], assumptions: [] }
  const text = textOf(drawn(<PricePassport quoteId="q1" passport={passport} />))
  expect(text).toContain(says)
  expect(text).toContain(how)
})

test('the explanation of a price says which choice of cover it doesn’t follow', () => {
  const unfollowed = 'This price doesn’t reflect your choice of plan. Ask about it before you buy.'
  const passport = {
    quote: { ...quoteOf('other', priced('20.00')), unfollowed },
    answers: [],
    assumptions: [],
  }
  expect(textOf(drawn(<PricePassport quoteId="q1" passport={passport} />))).toContain(unfollowed)
})
