import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { priced, quoteOf, textOf } from '../../../tests/rooms/web-results.ts'
import type { PassportAssumption } from '../../contract/prices/passport.ts'
import { PricePassport } from './PricePassport.tsx'
import { PriceSteps } from './PriceSteps.tsx'

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
  const unfollowed = 'This price doesn’t reflect your plan. Ask about it before you buy.'
  const passport = {
    quote: { ...quoteOf('other', priced('20.00')), unfollowed },
    answers: [],
    assumptions: [],
  }
  expect(textOf(drawn(<PricePassport quoteId="q1" passport={passport} />))).toContain(unfollowed)
})

const open = { text: 'Your credit is good, but not excellent.' }

test('the explanation of a price leads to questions only where an assumption has one', () => {
  const withAssumptions = (...assumptions: readonly PassportAssumption[]) => {
    const passport = { quote: quoteOf('other', priced('20.00')), answers: [], assumptions }
    return textOf(drawn(<PricePassport quoteId="q1" passport={passport} />))
  }
  expect(withAssumptions(open)).toContain('You weren’t asked about these, or you skipped them.')
  expect(withAssumptions(open)).not.toContain('Where there’s a question')
  expect(withAssumptions(open, { text: 'You’re 30.', route: '/quote/renters/1e', label: 'Age' })).toContain(
    'Where there’s a question, you can answer it now.',
  )
})

test('a step of a price is a row of words and figures, and its bar below has the whole width', () => {
  const rows = [{ label: 'Base', effect: 'starts at $9.00', after: '$9.00', stair: { from: 0, to: 1 } }]
  const passport = {
    quote: quoteOf('other', priced('20.00')),
    answers: [],
    assumptions: [],
    worksheet: { version: '1', blocks: [{ rows }] },
  }
  const html = drawn(<PricePassport quoteId="q1" passport={passport} />)
  expect(html).toMatch(/<td>\$9\.00<\/td><\/tr><tr aria-hidden="true"><td [^>]*colSpan="3"><svg/i)
})

test('what is looked up before a price has no column for what a step does', () => {
  const block = {
    title: 'Looked up first',
    is_preparation: true,
    rows: [{ label: 'Age', effect: '36' }],
  } as const
  const steps = (more: object) => textOf(drawn(<PriceSteps block={{ ...block, ...more }} />))
  expect(steps({})).toMatch(/^Looked up first\s*Age\s*36$/)
  expect(steps({ is_preparation: undefined })).toContain('What it does')
})
