import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { textOf } from '../../../tests/rooms/web-results.ts'
import type { Ordered } from '../../contract/purchase/ordered.ts'
import { WhatGoes } from './WhatGoes.tsx'

const ordered = {
  number: 'W-1',
  insurer: 'Pelican',
  policy_number: 'PEL-7',
  offer: 'pelican',
  effective: '2026-12-01',
  has_begun: false,
  route: '/quotes/q1/order',
}

test.each([
  ['unpaid', 'Your order with Pelican would be canceled.', 'You haven’t paid for it'],
  ['bound', 'Your policy with Pelican stays in force.', 'policy PEL-7, order W-1.'],
  ['working', 'Your order with Pelican would be canceled.', 'you get your payment back'],
  ['held', 'Your order with Pelican would be canceled.', 'you get your payment back'],
] as const)('before a quote is erased, an order that is %s is spoken of', (status, title, text) => {
  const said = textOf(drawn(<WhatGoes ordered={{ ...ordered, status } satisfies Ordered} />))
  expect(said).toContain(title)
  expect(said).toContain(text)
})

test('an order that was dropped, or none, needs no words', () => {
  const none = textOf(drawn(<WhatGoes ordered={undefined} />))
  expect(textOf(drawn(<WhatGoes ordered={{ ...ordered, status: 'dropped' }} />))).toBe(none)
})
