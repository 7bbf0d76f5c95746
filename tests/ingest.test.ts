import { expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../src/connectors/connector.ts'
import { status } from '../src/contract/prices/status.ts'
import { carrier, quoted } from './support/panel.ts'
import { answerUntil } from './support/renters.ts'
import { run } from './support/service.ts'
import { carrierServer } from './support/wire.ts'

/** What the results page shows of a carrier with this answer, and what was logged. */
async function shownOf(answer: Outcome) {
  const server = await carrierServer(({ reply }) => reply(answer))
  const service = await run({
    // A demonstration carrier has a page in the sandbox, whatever link it gives.
    carriers: [{ ...carrier('wren', 4, server.connector('wren')), demo: false, hosts: ['wren.example'] }],
    env: { EGRESS_ALLOW: server.host },
  })
  onTestFinished(async () => {
    await service.close()
    await server.close()
  })
  const visitor = service.visitor()
  const data = await answerUntil(visitor)
  const look = async () => {
    const { reply } = await visitor.call(status, { quote_id: data?.config.quoteId })
    return reply.status === 'OK' ? reply.data.result : undefined
  }
  await expect.poll(async () => (await look())?.quote_status).toBe('complete')
  return { visitor, quote: (await look())?.quotes[0], logged: service.logged.join('') }
}

test('a carrier over the wire may link only to its own hosts; dropped links are logged by kind', async () => {
  const bridgeUrl = 'https://buy.evil.example/?who=ann'
  const { quote, logged } = await shownOf({ ...quoted('10.00'), bridgeUrl })
  expect(quote?.actions).toMatchObject([{ type: 'call' }])
  expect(logged).toContain('"what":"bridge address"')
  expect(logged).not.toContain('evil')
})

test("a carrier's link to its own host is kept", async () => {
  const bridgeUrl = 'https://buy.wren.example/1'
  const { visitor, quote } = await shownOf({ ...quoted('10.00'), bridgeUrl })
  const url = quote?.actions[0]?.url ?? ''
  expect(url).toMatch(/^\/quotes\/[\w-]+\/continue\/wren\?seen=10\.00&round=1$/)
  expect(await (await visitor.open(url)).text()).toContain(`href="${bridgeUrl}"`)
})

test('text from a carrier stays text, whatever it contains', async () => {
  const note = 'Free <script>alert(1)</script>\u202E of\n charge'
  const { quote } = await shownOf({ ...quoted('10.00'), notes: [{ text: note }] })
  expect(quote?.description).toContain('<p>Free &#60;script&#62;alert(1)&#60;/script&#62; of charge</p>')
})
