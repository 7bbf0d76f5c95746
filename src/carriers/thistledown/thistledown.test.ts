import { expect, test } from 'vitest'
import { ratePlan } from '../../connectors/rate-plan.ts'
import { testCarrier } from '../testing.ts'
import thistledown from './thistledown.ts'

testCarrier(thistledown)

test.each(['renters', 'homeowner'] as const)('a price for %s does not rest on an age', line => {
  const plans = new URL('plans/', import.meta.url)
  const { book } = ratePlan({ carrier: thistledown.id, line, plans, phone: thistledown.phone, validDays: 30 })
  for (const { ratedBy } of book.plans) expect(ratedBy.has('insuredAge')).toBe(false)
})
