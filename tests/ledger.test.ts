import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import type { InitialData, LedgerEntry } from '../src/contract/page.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { carrier, quoted } from './support/panel.ts'
import { anotherRenter, answerUntil, give, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

let server: CarrierServer
let carriers: readonly Carrier[]

beforeAll(async () => {
  server = await carrierServer(({ reply }) => reply(quoted('11.00')))
  const terms = { deadlineMs: 20_000 }
  carriers = [
    carrier('own', 4, server.connector('own', terms)),
    carrier('shared', 4, server.connector('shared', { ...terms, shareable: true })),
    carrier('planned', 4, { via: 'process', rate: () => quoted('14.84') }),
    carrier('caller', 4, {
      via: 'process',
      rate: () => ({ kind: 'referred', phone: '1-800-555-0199', message: { text: 'Call us.' } }),
    }),
  ]
})
afterAll(() => server.close())

async function service(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const running = await run({ carriers, env: { EGRESS_ALLOW: server.host, ...env } })
  onTestFinished(() => running.close())
  return running
}

async function finished(visitor: Visitor, pages: readonly Page[] = anotherRenter()): Promise<string> {
  const done = await answerUntil(visitor, undefined, pages)
  const id = done?.config.quoteId ?? ''
  await untilComplete(visitor, id)
  return id
}

async function ledgerOf(visitor: Visitor, id: string) {
  const html = await (await visitor.open(`/quotes/${id}/data`)).text()
  const json = /id="initial-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  // The page's own data.
  const { screen } = JSON.parse(json) as InitialData
  if (!('ledger' in screen)) throw new Error('no ledger')
  return { ledger: screen.ledger, html }
}

const hows = (entries: readonly LedgerEntry[]) =>
  Object.fromEntries(entries.map(({ insurer, how }) => [insurer.replace(' (demo)', ''), how]))

describe('who got the answers', () => {
  test('is told from what was really sent: kinds, never values', async () => {
    const { visitor } = await service()
    const ann = visitor()
    const { ledger, html } = await ledgerOf(ann, await finished(ann))
    expect(hows(ledger.entries)).toEqual({ Own: 'sent', Shared: 'sent', Planned: 'here', Caller: 'phone' })
    const own = ledger.entries.find(({ insurer }) => insurer === 'Own (demo)')
    expect(own?.sent).toMatchObject({ times: 1, at: { text: expect.stringMatching(/20\d\d.* C[SD]T$/) } })
    expect(own?.sent?.kinds).toEqual([
      'type of insurance and state',
      'names',
      'birth dates',
      'ages',
      'street address',
      'ZIP code and area',
      'details of the home',
      'safety features and hazards',
      'past claims',
      'pets',
      'the coverage you chose',
      'the start date of the policy',
    ])
    for (const value of ['500 East', 'example.com', '30000', 'DEADBOLT']) expect(html).not.toContain(value)
  })

  test('says of a price that a carrier had given already that nothing was sent', async () => {
    const { visitor } = await service()
    const pages = anotherRenter()
    await finished(visitor(), pages)
    const second = visitor()
    const { ledger } = await ledgerOf(second, await finished(second, pages))
    expect(hows(ledger.entries)).toMatchObject({ Own: 'sent', Shared: 'reused' })
  })

  test('is no one before the last question, and what was sent stays told after an answer has changed', async () => {
    const { visitor } = await service()
    const ann = visitor()
    const begun = await answerUntil(ann, '/quote/renters/2', anotherRenter())
    expect((await ledgerOf(ann, begun?.config.quoteId ?? '')).ledger.entries).toEqual([])
    const id = await finished(ann)
    await give(ann, ['/quote/renters/2c', { choice: '1000' }])
    await untilComplete(ann, id)
    const { ledger, html } = await ledgerOf(ann, id)
    expect(ledger.entries.find(({ insurer }) => insurer === 'Own (demo)')?.sent?.times).toBe(2)
    const says = html.replaceAll(/<[^>]*>/g, '')
    expect(says).toMatch(/First asked \w+ \d+, \d{4} at [^,]*, 2 times in all/)
  })

  test('is for the visitor alone, to read and to download, and gone with the quote', async () => {
    const { visitor } = await service()
    const ann = visitor()
    const id = await finished(ann)
    const file = await ann.open(`/quotes/${id}/data.json`)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="quote-[A-Z0-9-]+\.json"$/)
    const data = await file.json()
    expect(data.answers).toContainEqual(
      expect.objectContaining({ answer: expect.stringContaining('500 East 4th Street') }),
    )
    expect(data.insurers.entries).toHaveLength(4)
    for (const path of [`/quotes/${id}/data`, `/quotes/${id}/data.json`])
      expect((await visitor().open(path)).status).toBe(410)
    await ann.call(erase, { quote_id: id })
    for (const path of [`/quotes/${id}/data`, `/quotes/${id}/data.json`])
      expect((await ann.open(path)).status).toBe(410)
  })
})
