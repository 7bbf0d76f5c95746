import { expect, onTestFinished, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import type { ProcessConnector } from '../src/connectors/connector.ts'
import { carrier, quoted } from './support/panel.ts'
import { answerUntil } from './support/renters.ts'
import { run } from './support/service.ts'
import { carrierServer } from './support/wire.ts'

/** What a service with these carriers logs and counts for one tenant's quote. */
async function watched(carriers: readonly Carrier[], env: Readonly<Record<string, string>> = {}) {
  const running = await run({ carriers, env })
  onTestFinished(() => running.close())
  await answerUntil(running.visitor())
  const metrics = async () => (await running.service.admin.inject('/metrics')).body
  const lines = (event: string) =>
    running.logged.map(line => JSON.parse(line)).filter(line => line.event === event)
  return { metrics, lines }
}

test('the reason for a missing answer is recorded even when an estimate stands in: a refused key raises its alarm', async () => {
  const server = await carrierServer(({ reply }) => reply(401))
  onTestFinished(() => server.close())
  const connector = server.connector('locked')
  const refused: typeof connector = {
    ...connector,
    read: () => ({ kind: 'failed', cause: 'auth', retryable: false }),
  }
  const locked = { ...carrier('locked', 4, refused), level: 1 }
  const { metrics, lines } = await watched([locked], { EGRESS_ALLOW: server.host })
  await expect.poll(() => lines('offer-settled')).toHaveLength(1)
  expect(lines('offer-settled')).toMatchObject([{ outcome: 'quoted', stand_in: true, cause: 'auth' }])
  expect(await metrics()).toContain(
    'offers_settled_total{carrier="locked",line="renters",outcome="quoted",cause="auth",stand_in="true"} 1',
  )
})

test('an offer that a rate plan fails to make is logged, and every rated offer is counted', async () => {
  const rating = (outcome: ReturnType<ProcessConnector['rate']>): ProcessConnector => ({
    via: 'process',
    rate: () => outcome,
  })
  const broken = rating({ kind: 'failed', cause: 'internal', retryable: false, detail: 'it comes to -1.00' })
  const { metrics, lines } = await watched([
    carrier('broken', 4, broken),
    carrier('sound', 4, rating(quoted('11.00'))),
  ])
  expect(lines('plan-failed')).toMatchObject([
    { level: 'error', carrier: 'broken', line: 'renters', cause: 'internal', quote_ref: expect.any(String) },
  ])
  const text = await metrics()
  expect(text).toContain(
    'offers_rated_total{carrier="broken",line="renters",outcome="failed",cause="internal"} 1',
  )
  expect(text).toContain('offers_rated_total{carrier="sound",line="renters",outcome="quoted",cause=""} 1')
})
