import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import { sandboxCredentials, sandboxKey } from '../src/carriers/sandbox-key.ts'
import { acordXml } from '../src/connectors/acord/xml/acord-xml.ts'
import { jsonHttp } from '../src/connectors/json-http/json-http.ts'
import { type QuoteResult, status } from '../src/contract/prices/status.ts'
import { behaviors, type Ending, endings, type Fault, faults } from '../src/sandbox/behaviors.ts'
import { openSandbox, type Sandbox } from '../src/sandbox/sandbox.ts'
import { loadSides, type Side } from '../src/sandbox/sides/sides.ts'
import { type Ended, endedOffers } from './support/ended-offers.ts'
import { carrier } from './support/panel.ts'
import { answerUntil, type Page, renter } from './support/renters.ts'
import { type Running, run } from './support/service.ts'

const protocols = ['json', 'acord'] as const
type Protocol = (typeof protocols)[number]

const key = { id: 'butler', secret: randomBytes(16).toString('hex') }
const sealKeys = `k1:${randomBytes(32).toString('base64')}`
const faulty = Object.keys(faults) as Fault[]
/** A carrier's id for its fault, in the letters of an id. */
const idOf = (fault: string, protocol: Protocol) => `${fault.replaceAll(' ', '-').toLowerCase()}-${protocol}`
const ids = protocols.flatMap(protocol =>
  ['well', ...faulty].map(fault => [idOf(fault, protocol), protocol] as const),
)

let sandbox: Sandbox
let ill: Running
let well: Running

beforeAll(async () => {
  const side = loadSides().get('quillfeather')
  if (!side) throw new Error('a demonstration carrier is missing')
  const sides = new Map<string, Side>(ids.map(([id]) => [id, { ...side, carrier: id }]))
  sandbox = await openSandbox({ sides, key, pace: 'none' })
  for (const fault of faulty)
    for (const protocol of protocols) sandbox.misbehave(idOf(fault, protocol), fault)
  const secrets = { [sandboxKey.id]: key.id, [sandboxKey.secret]: key.secret }
  const options = { env: { SEAL_KEYS: sealKeys }, sandbox: { origin: sandbox.origin, secrets } }
  ill = await run({ ...options, carriers: ids.map(([id, protocol]) => inSandbox(id, protocol)) })
  well = await run({
    ...options,
    carriers: protocols.map(protocol => inSandbox(idOf('well', protocol), protocol)),
  })
})
afterAll(async () => {
  await Promise.all([ill.close(), well.close()])
  await sandbox.close()
})

function inSandbox(id: string, protocol: Protocol): Carrier {
  const settings = { carrier: id, states: ['TX'], endpoint: 'sandbox', phone: '1-800-555-0100' } as const
  const { connector } =
    protocol === 'json'
      ? jsonHttp({ ...settings, key: sandboxKey })
      : acordXml({ ...settings, line: 'renters', credentials: sandboxCredentials })
  return carrier(id, 4, connector)
}

/** A tenant of this name answers all and waits until every carrier's offer has ended. */
async function quoteFor(running: Running, lastName: string, seen: (result: QuoteResult) => void = () => {}) {
  const pages: Page[] = renter.map(([step, words]) => [
    step,
    'lastName' in words ? { ...words, lastName } : words,
  ])
  const visitor = running.visitor()
  const done = await answerUntil(visitor, undefined, pages)
  const quoteId = done?.config.quoteId ?? ''
  const completedAt = Date.now()
  const look = async () => {
    const { reply } = await visitor.call(status, { quote_id: quoteId })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    seen(reply.data.result)
    return reply.data.result.quote_status
  }
  await expect.poll(look, { interval: 50 }).toBe('complete')
  return endedOffers({ ...running, sealKeys }, quoteId, completedAt)
}

interface Row {
  readonly what: string
  readonly protocol: Protocol
  readonly expected: Ending
  readonly ended: Ended | undefined
}

function asRow({ what, protocol, expected, ended }: Row) {
  const { outcome = null, ms } = ended ?? {}
  return {
    what,
    protocol,
    expected: inWords(expected),
    got: outcome ? inWords(outcome) : 'nothing',
    ms: ms ?? Number.NaN,
  }
}

function inWords(ending: { readonly kind: string; readonly cause?: string }): string {
  return ending.cause ? `${ending.kind}: ${ending.cause}` : ending.kind
}

function expectHonest(rows: readonly Row[]): void {
  const table = rows.map(asRow)
  console.table(table)
  for (const { what, protocol, expected, got } of table) expect(got, `${what} in ${protocol}`).toBe(expected)
}

/** A carrier that breaks once gets the question again only in JSON, one that is busy in both, each under the first key. */
function expectRepeatsUnderOneKey(): void {
  const calls = sandbox.calls()
  const broken = calls.filter(({ behavior }) => behavior === 'breaks once')
  const keysOf = (protocol: Protocol) =>
    broken.filter(({ carrier }) => carrier === idOf('well', protocol)).map(({ key }) => key)
  expect(keysOf('json')).toHaveLength(2)
  expect(new Set(keysOf('json')).size).toBe(1)
  expect(keysOf('acord')).toHaveLength(1)
  for (const protocol of protocols) {
    const busy = calls.filter(
      ({ carrier, behavior }) => behavior === 'busy once' && carrier === idOf('well', protocol),
    )
    expect(busy).toHaveLength(2)
    expect(new Set(busy.map(({ key }) => key)).size).toBe(1)
  }
  for (const fault of faulty) {
    const attempts = calls.filter(({ carrier }) =>
      protocols.some(protocol => carrier === idOf(fault, protocol)),
    )
    expect(new Set(attempts.map(({ carrier, key }) => `${carrier} ${key}`)).size, fault).toBeLessThanOrEqual(
      2,
    )
  }
}

test('whatever carriers do, all at once, each offer ends honestly, and the visitor sees the others in the meantime', async () => {
  /** The carriers whose price was shown while others were still working. */
  const shownMeanwhile = new Set<string>()
  const firstPrices = Promise.withResolvers<void>()
  const note = ({ quote_status, quotes }: QuoteResult) => {
    if (quote_status !== 'quoting') return
    for (const { id, price_info } of quotes) if (price_info.type === 'price') shownMeanwhile.add(id)
    if (protocols.every(protocol => shownMeanwhile.has(idOf('well', protocol)))) firstPrices.resolve()
  }
  const names = Object.entries(behaviors)
  const [offers, ...byName] = await Promise.all([
    quoteFor(ill, 'Example', note),
    // Once the first prices are shown: a crowd that answers ten pages at the same time would slow this machine down.
    ...names.map(async ([lastName]) => {
      await firstPrices.promise
      return quoteFor(well, lastName)
    }),
  ])
  expectHonest(
    protocols.flatMap(protocol => [
      ...faulty.map((fault): Row => {
        return {
          what: fault,
          protocol,
          expected: faults[fault][protocol],
          ended: offers?.get(idOf(fault, protocol)),
        }
      }),
      ...names.map(([lastName, behavior], nth): Row => {
        const ended = byName[nth]?.get(idOf('well', protocol))
        return { what: `${lastName}: ${behavior}`, protocol, expected: endings[behavior][protocol], ended }
      }),
    ]),
  )
  expect(sandbox.trespasses()).toBe(0)
  expectRepeatsUnderOneKey()
  for (const [lastName] of names) expect(ill.logged.join() + well.logged.join()).not.toContain(lastName)
})
