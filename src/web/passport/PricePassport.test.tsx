import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { priced, quoteOf, textOf } from '../../../tests/rooms/web-results.ts'
import { PricePassport } from './PricePassport.tsx'

test('the explanation of a price says which choice of cover it doesn’t follow', () => {
  const unfollowed = 'This price doesn’t reflect your choice of plan. Ask about it before you buy.'
  const passport = {
    quote: { ...quoteOf('other', priced('20.00')), unfollowed },
    answers: [],
    assumptions: [],
  }
  expect(textOf(drawn(<PricePassport quoteId="q1" passport={passport} />))).toContain(unfollowed)
})
