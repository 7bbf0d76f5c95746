import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import type { WireConnector } from '../src/connectors/connector.ts'
import { ourNeed } from '../src/connectors/needs/need.ts'
import { type RatePlanWriting, ratePlan } from '../src/connectors/rate-plan/rate-plan.ts'
import { status } from '../src/contract/prices/status.ts'
import { needsAddress } from '../src/contract/purchase/needs.ts'
import { lines } from '../src/lines/index.ts'
import { explain } from '../src/server/commands/explain/explain-offer.ts'
import { wordsOf } from '../src/server/compose/carriers.ts'
import { makePriceIndex } from '../src/server/estimate/price-index.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { quoteRefBy } from '../src/server/platform/log.ts'
import { makeSealer, parseSealKeys } from '../src/server/platform/seal.ts'
import { makeTellerOf } from '../src/server/results/teller.ts'
import { makeGivenDetails } from '../src/server/store/carriers/given-details.ts'
import { makeOfferStore } from '../src/server/store/carriers/offer-store.ts'
import { findQuoteIn } from '../src/server/store/rows/find-quote.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { todayAt } from '../src/units/today.ts'
import { compileCache } from './processes/process.ts'
import type { FormWords } from './support/form-words.ts'
import { fillForm } from './support/forms.ts'
import { journeys, type LineName } from './support/journeys.ts'
import { needingCarriers, ownNeed } from './support/needing.ts'
import { carrier, quoted } from './support/panel.ts'
import { quiet } from './support/quiet.ts'
import { answerUntil, renter } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'
import { carrierServer } from './support/wire.ts'

const secret = randomBytes(32).toString('base64')
const SEAL_KEYS = `k1:${secret}`

async function service(carriers?: readonly Carrier[], env: Readonly<Record<string, string>> = {}) {
  const running = await run({ ...(carriers ? { carriers } : {}), env: { SEAL_KEYS, ...env } })
  onTestFinished(() => running.close())
  return running
}

/** The command's output, with the current carriers. */
async function explainer({ databaseUrl: url }: Running, carriers: readonly Carrier[]) {
  const { db, close } = await connect({ url, log: quiet })
  onTestFinished(close)
  const queue = { add: async () => {}, wake() {} }
  const sealer = makeSealer(parseSealKeys(SEAL_KEYS))
  const refOf = quoteRefBy(Buffer.alloc(32))
  const index = makePriceIndex({ db, today: () => todayAt(new Date()) })
  const needs = {
    learned: index.learned,
    carriers,
    lines,
    quotes: makeQuoteStore({ db, sealer, retentionDays: 30, queue }),
    offers: makeOfferStore({ db, queue }),
    given: makeGivenDetails({ db }),
    find: findQuoteIn({ db, sealer, refOf }),
    refOf,
    tellerOf: makeTellerOf({ db, words: wordsOf(carriers), log: () => {} }),
  }
  return {
    needs,
    index,
    of: (reference: string, carrier?: string) => explain(needs, { reference, carrier }),
    carriersOf: async (quoteId: string) => {
      const quote = await needs.quotes.readAny(quoteId)
      return quote ? needs.offers.offersOf(quote) : []
    },
  }
}

/** Words that only the visitor uses, in every free-text field. */
const marks: Readonly<Record<string, string>> = {
  Ann: 'Zzyzxann',
  Ben: 'Zzyzxben',
  Example: 'Zzyzxmark',
  'ann@example.com': 'zzyzxmark@example.com',
  '500 East 4th Street': '500 Zzyzxmark Street',
  '4B': 'Zzyzx4B',
  'Harbor Mutual': 'Zzyzxmark Mutual',
  '4T1B11HK5KU210203': '4T1B11HK5KUZZYZXM',
  '1HGCM82633A004352': '1HGCM82633ZZYZXMK',
}
const traces = ['zzyzx', secret, 'CANCER']

function marked(fields: FormWords): FormWords {
  const words = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? (marks[value] ?? value) : value,
  ])
  return Object.fromEntries(words)
}

interface Traveled {
  readonly name: LineName
  /** Of a life policy: somebody whom nobody insures. */
  readonly isIll?: boolean
}

async function journey(visitor: Visitor, { name, isIll = false }: Traveled): Promise<string> {
  await visitor.open('/start')
  let at = ''
  for (const [route, words] of journeys[name]) {
    const own = isIll && route === '/quote/life/4' ? { choices: ['CANCER'] } : marked(words)
    const reply = await fillForm(visitor, route, own)
    expect(reply.status, route).toBe(303)
    at = reply.headers.get('location') ?? ''
  }
  return /^\/quotes\/([\w-]+)$/.exec(at)?.[1] ?? ''
}

async function explainedStep(visitor: Visitor, quote_id: string) {
  const { reply } = await visitor.call(status, { quote_id })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply.data.result.quotes
}

/** Waits until every carrier has answered. */
async function settled(visitor: Visitor, id: string): Promise<void> {
  const isOpen = async () =>
    (await explainedStep(visitor, id)).some(({ price_info }) => price_info.type === 'quoting')
  await expect.poll(isOpen).toBe(false)
}

const travels: readonly Traveled[] = [
  ...(Object.keys(journeys) as LineName[]).map(name => ({ name })),
  { name: 'life', isIll: true },
]

test.each(travels)(
  'explains every offer, with its price to the same cent, without a word that the visitor typed: %o',
  async traveled => {
    const running = await service()
    const visitor = running.visitor()
    const id = await journey(visitor, traveled)
    await settled(visitor, id)
    const { of, carriersOf } = await explainer(running, demoCarriers())
    const offers = await carriersOf(id)
    expect(offers.length).toBeGreaterThan(0)
    const quotes = await explainedStep(visitor, id)
    let rated = 0
    for (const { carrier, outcome } of offers) {
      const { text, isAsStored } = await of(id, carrier)
      expect(isAsStored, text).toBe(true)
      for (const trace of traces) expect(text.toLowerCase()).not.toContain(trace.toLowerCase())
      expect(text).not.toContain(id)
      const { price_info } = quotes.find(quote => quote.id === carrier) ?? {}
      if (price_info?.premium) expect(text).toContain(`"premium": "${price_info.premium}"`)
      if (outcome?.kind !== 'quoted' || !outcome.plan) continue
      rated += 1
      expect(text).toContain(`plan ${outcome.plan.id}, version ${outcome.plan.version}`)
      expect(text).toContain('to the cent')
      expect(text).toMatch(/affects the price\n(.*\n)*.* yes\n/)
    }
    expect(rated > 0).toBe(!traveled.isIll)
  },
)

describe('a price', () => {
  /** A carrier whose plans are in a folder of their own. */
  async function plans(of = 'bramble') {
    const folder = await mkdtemp(join(tmpdir(), 'wadsworth-plans-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const own = fileURLToPath(new URL(`../data/carriers/${of}/plans/`, import.meta.url))
    await cp(own, folder, { recursive: true })
    const loaded = (): readonly [Carrier] => {
      const writing = ratePlan({
        carrier: 'one',
        line: 'renters',
        plans: pathToFileURL(`${folder}/`),
        phone: '1-800-555-0100',
        validDays: 30,
      })
      return [{ ...carrier('one', 4, writing.connector), lines: { renters: writing } }]
    }
    const read = (file: string) => readFile(join(folder, file), 'utf8')
    const base = await read('renters-base.csv')
    return {
      loaded,
      write: (file: string, text: string) => writeFile(join(folder, file), text),
      document: JSON.parse(await read('renters.json')),
      doubled: base.replace(/^TX,(.*)$/m, (_, value) => `TX,${(Number(value) * 2).toFixed(2)}`),
    }
  }

  async function pricedBy(loaded: () => readonly Carrier[]) {
    const running = await service(loaded())
    const visitor = running.visitor()
    const id = (await answerUntil(visitor))?.config.quoteId ?? ''
    const premium = (await explainedStep(visitor, id))[0]?.price_info.premium
    return { running, id, premium }
  }

  test('is reproduced to the cent by the plan that made it, after a new one has replaced it', async () => {
    const { loaded, write, document, doubled } = await plans()
    const { running, id, premium } = await pricedBy(loaded)
    const { cases: _, ...family } = document
    const tables = { ...document.tables, base: { ...document.tables.base, csv: 'renters-new.csv' } }
    const effective = { newBusiness: '2025-06-01' }
    await write('renters-new.csv', doubled)
    await write('renters-new.json', JSON.stringify({ ...family, version: '2025.2', effective, tables }))
    const newer = await pricedBy(loaded)
    expect(Number(newer.premium)).toBeGreaterThan(Number(premium))
    const { of } = await explainer(running, loaded())
    const { text, isAsStored } = await of(id, 'one')
    expect(isAsStored, text).toBe(true)
    expect(text).toContain('version 2025.1')
    expect(text).toContain(`"premium": "${premium}"`)
  })

  test('keeps every word of its plan and of our sentences, whatever its visitor is called', async () => {
    const { loaded, document } = await plans()
    const running = await service(loaded())
    const [first, last] = ['Deductible Base', 'Other Price']
    const pages = renter.map(
      ([route, words]) =>
        [route, route.endsWith('/3') ? { ...words, firstName: first, lastName: last } : words] as const,
    )
    const id = (await answerUntil(running.visitor(), undefined, pages))?.config.quoteId ?? ''
    const { text, isAsStored } = await (await explainer(running, loaded())).of(id, 'one')
    expect(isAsStored, text).toBe(true)
    expect(text).not.toContain('•••')
    for (const { label } of document.steps)
      expect(text).toContain(typeof label === 'string' ? label : label.en)
  })

  test('that a rule of the plan refuses is explained in the words of the rule', async () => {
    const { loaded } = await plans('sparrowgate')
    const running = await service(loaded())
    const pages = renter.map(
      ([route, words]) => [route, route.endsWith('/1c') ? { choice: 'MOBILE' } : words] as const,
    )
    const id = (await answerUntil(running.visitor(), undefined, pages))?.config.quoteId ?? ''
    const { text } = await (await explainer(running, loaded())).of(id, 'one')
    expect(text).toMatch(/Rule [\w-]+ refuses this risk \(decline\): We’re sorry, but we insure/)
  })

  test('whose plan was changed in place is reported as not reproducible, with the id of the plan', async () => {
    const { loaded, write, document, doubled } = await plans()
    const { running, id } = await pricedBy(loaded)
    const { cases: _, ...family } = document
    await write('renters.json', JSON.stringify(family))
    await write('renters-base.csv', doubled)
    const { text, isAsStored } = await (await explainer(running, loaded())).of(id, 'one')
    expect(isAsStored).toBe(false)
    expect(text).toContain("This price can't be recalculated")
    expect(text).toMatch(/came from plan bramble\/renters\/TX, version 2025\.1, hash [\da-f]{64}/)
    expect(text).toContain('with different content')
  })

  test('that is not reproduced is reported with both amounts', async () => {
    const { loaded, write, document, doubled } = await plans()
    const { running, id } = await pricedBy(loaded)
    const [payload] = loaded()
    const { cases: _, ...family } = document
    await write('renters.json', JSON.stringify(family))
    await write('renters-base.csv', doubled)
    const [changed] = loaded()
    // The old hashes with new rates, as an error in the engine would produce.
    const [was, is] = [payload, changed].map(one => (one.lines.renters as RatePlanWriting).book)
    const book = {
      ...was,
      plans: was?.plans.map((plan, at) => ({ ...plan, hash: plan.hash, explain: is?.plans[at]?.explain })),
    }
    const faulty = { ...payload, lines: { renters: { ...payload.lines.renters, book } } } as Carrier
    const { text, isAsStored } = await (await explainer(running, [faulty])).of(id, 'one')
    expect(isAsStored).toBe(false)
    expect(text).toMatch(/!!! RECALCULATED, AND IT DOES NOT MATCH .*total [\d.]+, stored [\d.]+/)
  })
})

describe('an answer over the wire', () => {
  const person = ['Zoltan', 'Qwertyson', '77 Wisteria Court', 'zq@example.com', '1991-07-13', '07/13/1991']
  const pages: [string, object][] = [
    ['/start', { type: 'renters', zipCode: '78701' }],
    [
      '/quote/renters/1',
      { address1: '77 Wisteria Court', address2: 'QX7QX', city: 'Austin', state: 'TX', zipcode: '78701' },
    ],
    ['/quote/renters/1c', { choice: 'APT_LARGE' }],
    ['/quote/renters/1e', { month: '7', day: '13', year: '1991' }],
    ['/quote/renters/1h', { choices: ['SMOKE_ALARM'] }],
    ['/quote/renters/1k', { choice: 'NONE' }],
    ['/quote/renters/2', { choice: '30000' }],
    ['/quote/renters/2b', { choice: '100000' }],
    ['/quote/renters/2c', { choice: '500' }],
    ['/quote/renters/2g', { choice: 'NONE' }],
    [
      '/quote/renters/3',
      { firstName: 'Zoltan', lastName: 'Qwertyson', emailSwitch: true, email: 'zq@example.com' },
    ],
  ]

  /** A carrier that gets everything, and repeats it in its answer. */
  async function prompted() {
    const server = await carrierServer(({ carrier, reply }) => {
      if (carrier === 'broken') return reply(500)
      reply({
        ...quoted('11.00'),
        notes: [{ text: `Dear ZOLTAN Qwertyson, ${person.join(', ')}` }],
        coverage: { parts: [], line: 'For 77 wisteria court' },
        quoteNumber: 'Q-Qwertyson',
        bridgeUrl: 'https://buy.reviews.example/go/Qwertyson?dob=1991-07-13',
      })
    })
    onTestFinished(server.close)
    const telling = (id: string): WireConnector => {
      const connector = server.connector(id)
      return {
        ...connector,
        secrets: ['ONE_KEY'],
        ask: (request, sending) => ({
          ...connector.ask(request, sending),
          headers: {
            'idempotency-key': sending.idempotencyKey,
            'content-type': 'application/json',
            authorization: `Bearer ${sending.secret('ONE_KEY')}`,
          },
          body: JSON.stringify({ for: request.reference, key: sending.secret('ONE_KEY'), ...request.risk }),
        }),
      }
    }
    const carriers = ['one', 'broken'].map(id => {
      const { endpoint, ...connector } = telling(id)
      // A host by state, as some carriers have.
      return carrier(id, 4, {
        ...connector,
        endpoint: { TX: String(endpoint), otherwise: 'https://elsewhere.example' },
      })
    })
    const running = await service(carriers, { EGRESS_ALLOW: server.host, ONE_KEY: 'topsecret' })
    const visitor = running.visitor()
    const id = (await answerUntil(visitor, undefined, pages))?.config.quoteId ?? ''
    await settled(visitor, id)
    return { running, id, carriers, key: server.keys.get('one')?.[0] }
  }

  test('is explained by its calls, its request and its outcome, with the person and every secret removed', async () => {
    const { running, id, carriers, key = 'none' } = await prompted()
    const { text, isAsStored } = await (await explainer(running, carriers)).of(id, 'one')
    expect(isAsStored).toBe(true)
    expect(text).toMatch(new RegExp(`\\d{4}-\\d\\d-\\d\\dT\\S+Z +\\d+ +200 +${key}`))
    for (const trace of [...person, 'Wisteria', 'QX7QX', 'topsecret', id])
      expect(text.toLowerCase()).not.toContain(trace.toLowerCase())
    expect(text).toContain(`idempotency-key: ${key}`)
    expect(text).toContain('authorization: •••')
    expect(text).toContain('"key": "••• (ONE_KEY)"')
    // Its structure and everything not secret remain.
    for (const secret of [
      '"first": "•••"',
      '"dob": "1900-01-01"',
      '"propertyType": "APT_LARGE"',
      '"zip": "78701"',
    ])
      expect(text).toContain(secret)
    expect(text).toContain('"bridgeUrl": "https://buy.reviews.example/•••"')
    expect(text).toContain('"premium": "11.00"')
  })

  test('that is missing is explained by how each call ended', async () => {
    const { running, id, carriers } = await prompted()
    const { text } = await (await explainer(running, carriers)).of(id, 'broken')
    expect(text).toMatch(/standing in for an answer that never came/)
    expect(text).toMatch(/Endpoint: http:\/\/127\.0\.0\.1:\d+\/broken\. Deadline/)
    expect(text.match(/Z +\d+ +500 +\S+/g)).toHaveLength(2)
    expect(text).toContain('"type": "failed"')
  })

  test("with an estimate in its place is explained by the market price and the carrier's index", async () => {
    const waiting: (() => void)[] = []
    const server = await carrierServer(({ reply }) => void waiting.push(() => reply(500)))
    onTestFinished(server.close)
    const carriers = [{ ...carrier('one', 4, server.connector('one', { repeatSafe: false })), level: 1.1 }]
    const running = await service(carriers, { EGRESS_ALLOW: server.host })
    onTestFinished(() => {
      for (const answer of waiting) answer()
    })
    const id = (await answerUntil(running.visitor()))?.config.quoteId ?? ''
    const { needs, index, of } = await explainer(running, carriers)
    const quote = await needs.quotes.readAny(id)
    const outcome = { ...quoted('15.00'), source: 'estimate', estimated: true } as const
    expect(quote && (await needs.offers.settle({ quote, carrier: 'one', outcome, standIn: true }))).toBe(true)
    const observed = { carrier: 'one', line: 'renters', state: 'TX', period: 'month' } as const
    for (let nth = 0; nth < 30; nth += 1) index.observe({ ...observed, ratio: 0.8 })
    await index.flush()
    await index.read()
    const { text } = await of(id, 'one')
    expect(text).toMatch(/estimate +15\.00 a month, 180\.00 in total/)
    const [, market = ''] = /market price +([\d.]+) +plan market\/renters\/TX/.exec(text) ?? []
    expect(text).toMatch(new RegExp(`index used +${(180 / Number(market)).toFixed(2)} `))
    expect(text).toMatch(/current index +0\.9\d +30 confirmed prices in TX, 30 in all states, level 1\.1/)
  })

  test('is explained by whatever names it: the number on its card, in any case, and the word in the log', async () => {
    const { running, id, carriers } = await prompted()
    const { of, needs } = await explainer(running, carriers)
    const { text } = await of(id, 'one')
    // The carrier's own number, not made by us.
    expect((await of('q-qwertyson')).text).toBe(text)
    expect((await of(needs.refOf(id), 'one')).text).toBe(text)
    await expect(of(id)).rejects.toThrow(/^Name one of this quote's carriers: broken, one\.$/)
    await expect(of('')).rejects.toThrow(/^No quote has that id or number/)
  })

  test('of an unknown carrier or quote is one line', async () => {
    const { running, id, carriers } = await prompted()
    const { of } = await explainer(running, [
      ...carriers,
      carrier('other', 4, carriers[0]?.lines.renters?.connector as WireConnector),
    ])
    await expect(of('a'.repeat(22), 'one')).rejects.toThrow(/^No quote has that id or number\. .*\.$/)
    await expect(of(id, 'none')).rejects.toThrow(/^No carrier has that id\. .*\.$/)
    await expect(of(id, 'other')).rejects.toThrow(
      'other has no offer for this quote. These carriers do: broken, one.',
    )
  })
})

describe('npm run explain', () => {
  async function command(running: Running, ...args: string[]) {
    const child = spawn(process.execPath, ['src/server/commands/explain.ts', ...args], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { PATH: process.env.PATH, ...compileCache, DATABASE_URL: running.databaseUrl, SEAL_KEYS },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', text => {
      out += text
    })
    child.stderr.on('data', text => {
      err += text
    })
    const code = await new Promise(resolve => child.on('close', resolve))
    return { code, out, err }
  }

  test('prints the explanation and exits with 0; for anything unknown it prints one line and exits with 1', async () => {
    const running = await service()
    const config = (await answerUntil(running.visitor()))?.config
    // As someone reads it out on the phone.
    const explained = await command(running, (config?.quote_number ?? '').toLowerCase(), 'bramble')
    expect(explained).toMatchObject({ code: 0, err: '' })
    expect(explained.out).toContain('to the cent')
    expect(explained.out).not.toContain(secret)
    const { code, out, err } = await command(running, 'nothing', 'bramble')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^No quote has that id[^\n]+\n$/)
    expect((await command(running)).err).toMatch(/Use it as: npm run explain -- <quote> <carrier>/)
  })
})

test('what a carrier was given is in its question, and never what it was', async () => {
  const { server, carrierNeeding } = await needingCarriers()
  onTestFinished(() => server.close())
  const floor = ownNeed('floor', { kind: 'text', to: 'quote' })
  const alder = carrierNeeding('alder', [ourNeed('phone', 'quote'), floor])
  const running = await service([alder], { EGRESS_ALLOW: server.host })
  const { visitor, id } = await visitorWithPrices(running)
  await fillForm(visitor, needsAddress(id, 'alder'), { phone: '512-555-0142', floor: 'the attic' })
  await untilComplete(visitor, id)
  const { text } = await (await explainer(running, [alder])).of(id, 'alder')
  expect(text).toMatch(/"contact": \{\s+"phone": "•••"/)
  expect(text).toMatch(/"answers": \{\s+"floor": "•••"/)
  expect(text).not.toMatch(/5550142|attic/)
})
