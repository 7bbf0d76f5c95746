import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { priced, quoteOf, textOf } from '../../../tests/rooms/web-results.ts'
import type { Ordered } from '../../contract/purchase/ordered.ts'
import type { Speech } from '../../language/text.ts'
import { ContinuePage } from './ContinuePage.tsx'

const ordered: Ordered = {
  number: 'W-1234-5678',
  status: 'bound',
  effective: '2026-12-01',
  offer: 'binder',
  insurer: 'Binder (demo)',
  has_begun: false,
  route: '/quotes/q1/order',
}

test('says beside the cover which choice the price doesn’t follow', () => {
  const unfollowed = 'This price doesn’t reflect your plan. Ask about it before you buy.'
  const continuing = { quote: { ...quoteOf('other', priced('20.00')), unfollowed }, result: 'same' } as const
  expect(textOf(drawn(<ContinuePage quoteId="q1" continuing={continuing} />))).toContain(unfollowed)
})

test('whoever is insured now is told to keep that policy until the new one has begun', () => {
  const keep = 'Don’t cancel your current policy until the new one has begun. Ask for it to end on that day.'
  const continuing = { quote: quoteOf('other', priced('20.00')), result: 'same' } as const
  const page = (shown: Parameters<typeof ContinuePage>[0]['continuing'], speech: Speech = 'en') =>
    textOf(drawn(<ContinuePage quoteId="q1" continuing={shown} />, { speech }))
  expect(page({ ...continuing, isInsured: true })).toContain(keep)
  expect(page({ ...continuing, isInsured: true }, 'es')).toContain(
    'No cancele su póliza actual hasta que haya empezado la nueva. Pida que termine ese mismo día.',
  )
  expect(page(continuing)).not.toContain(keep)
})

test('an insurer that sells only here leads to its phone or a new quote where there is an order already', () => {
  const quote = quoteOf('other', priced('20.00'))
  const continuing = { quote, result: 'same', isSoldHere: true, ordered } as const
  const withPhone = { ...continuing, phone: '1-800-555-0100' }
  expect(textOf(drawn(<ContinuePage quoteId="q1" continuing={withPhone} />))).toContain(
    'You can place one order per quote. To buy from other (demo) too, please call them toll-free at 1-800-555-0100, or start a new quote.',
  )
  expect(textOf(drawn(<ContinuePage quoteId="q1" continuing={continuing} />))).toContain(
    'too, please start a new quote.',
  )
})
