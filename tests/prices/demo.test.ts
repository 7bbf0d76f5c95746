import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCarrierJson } from '../../src/carriers/carrier-json.ts'
import { ownCarriers } from '../../src/carriers/load-carriers.ts'
import { ratePlan } from '../../src/connectors/rate-plan/rate-plan.ts'
import { testCarrier } from '../carriers/carrier-suite.ts'

const folders = readdirSync(ownCarriers, { withFileTypes: true }).filter(entry => entry.isDirectory())
for (const { name } of folders) testCarrier(readCarrierJson(new URL(`${name}/`, ownCarriers)))

test.each(['renters', 'homeowner'] as const)('Thistledown, which says so, prices no %s by age', line => {
  const folder = new URL('thistledown/', ownCarriers)
  const { id, phone } = readCarrierJson(folder)
  const { book } = ratePlan({ carrier: id, line, plans: new URL('plans/', folder), phone, validDays: 30 })
  for (const { ratedBy } of book.plans) expect(ratedBy.has('insuredAge')).toBe(false)
})
