import { expect, test } from 'vitest'
import { loadSite } from '../../site/load-site.ts'
import { type OrderLetter, orderLetter } from './order-letter.ts'

/** The letter about a policy that was issued, in plain text. */
function textWith(more: Partial<OrderLetter['order']>, speech: OrderLetter['speech'] = 'en'): string {
  return orderLetter({
    sender: loadSite(),
    speech,
    order: {
      ...{ number: 'W-1234-5678', insurer: 'Oak (demo)', isDemo: true, outcome: 'bound' },
      ...{ policyNumber: 'OAK-1', startsOn: '2026-12-01', insured: undefined, departure: undefined },
      ...{ insurerPhone: '1-800-555-0100', coverage: '$30,000 belongings', estimate: undefined },
      ...{ dueCents: 3378, later: null },
      ...more,
    },
    links: { open: 'https://q.example/o', stop: 'https://q.example/s' },
    until: '2026-12-21',
  }).text
}

test('the letter about a policy says what it covers, what was paid, and what its insurer bills later', () => {
  const text = textWith({ later: { count: 11, cents: 3389 } })
  expect(text).toContain('Coverage: $30,000 belongings.')
  expect(text).toContain('You paid $33.78.')
  expect(text).toContain('Oak (demo) will bill you 11 more payments of $33.89 each.')
  expect(textWith({})).not.toContain('will bill you')
  expect(textWith({ later: { count: 1, cents: 3389 } })).toContain('one more payment of $33.89.')
  expect(textWith({ later: { count: 11, cents: 3389 } }, 'es')).toContain(
    'Oak (demo) le cobrará 11 pagos más de $33.89 cada uno.',
  )
})

test('the letter about a policy bought at an estimate says what the price assumes', () => {
  const estimate = 'This price is an estimate. It assumes this: Your credit is good.'
  expect(textWith({ estimate })).toContain(`You paid $33.78.\n\n${estimate}`)
})
