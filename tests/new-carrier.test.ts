import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadCarriers } from '../src/carriers/load-carriers.ts'
import { acordXml } from '../src/connectors/acord/xml/acord-xml.ts'
import { adsAsk, adsReply } from '../src/connectors/affiliate/affiliate-contract.ts'
import { failedBy } from '../src/connectors/http-status.ts'
import { readDocument } from '../src/connectors/json-document.ts'
import { accepted, question, reply } from '../src/connectors/json-http/contract.ts'
import { jsonHttp } from '../src/connectors/json-http/json-http.ts'
import { readMapping } from '../src/connectors/json-http/mapping/mapping.ts'
import { needs } from '../src/connectors/needs/needs-json.ts'
import { type Quote, status } from '../src/contract/prices/status.ts'
import { compileCache } from './processes/process.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { freePort } from './support/free-port.ts'
import { answerUntil, renter } from './support/renters.ts'
import { visitorAt } from './support/visitor.ts'

// Someone who has read only docs/carriers.md and the pages that it leads to makes a carrier, changes it, checks it, and sees its price.

const document = ['docs/carriers.md', ...globSync('docs/carriers/*.md')]
  .map(page => readFileSync(page, 'utf8'))
  .join('\n')
const execute = promisify(execFile)

let carriersDir: string
beforeEach(async () => {
  carriersDir = join(await mkdtemp(join(tmpdir(), 'carriers-')), 'not-there-yet')
})
afterEach(() => rm(dirname(carriersDir), { recursive: true }))

type Env = Readonly<Record<string, string>>

/** `npm run carrier -- …`, once the checkout is set up: its output, and whether it ended well. */
async function carrier(
  args: readonly string[],
  env: Env = {},
): Promise<{ isSound: boolean; output: string }> {
  const options = { env: { PATH: process.env.PATH, ...compileCache, CARRIERS_DIR: carriersDir, ...env } }
  try {
    const { stdout } = await execute(process.execPath, ['scripts/carrier.ts', ...args], options)
    return { isSound: true, output: stdout }
  } catch (error) {
    // A program that exits with an error leaves its output.
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return { isSound: false, output: stdout + stderr }
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(carriersDir, 'blue-heron', file)
  const before = await readFile(path, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  await writeFile(path, after)
}

/** The service of `npm start` with the folder of carriers, and what it writes. */
async function serve(
  env: Env = {},
): Promise<{ origin: string; output: () => string; process: ChildProcess }> {
  const port = String(await freePort())
  const dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-'))
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: await freshDatabaseUrl(),
      SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      SANDBOX: 'off',
      CARRIERS_DIR: carriersDir,
      ...env,
    },
  })
  const ended = once(child, 'close')
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += chunk
    })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true })
  })
  while (!text.includes('at your service') && child.exitCode === null) await pause(50)
  return { origin: `http://localhost:${port}`, output: () => text, process: child }
}

/** What a tenant in Austin sees of Blue Heron at the end. */
async function offered(origin: string): Promise<Quote | undefined> {
  const visitor = visitorAt(origin)
  const done = await answerUntil(visitor, undefined, renter)
  let quotes: readonly Quote[] = []
  await expect
    .poll(
      async () => {
        const { reply } = await visitor.call(status, { quote_id: done?.config.quoteId })
        if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
        quotes = reply.data.result.quotes
        return reply.data.result.quote_status
      },
      { interval: 100 },
    )
    .toBe('complete')
  return quotes.find(({ id }) => id === 'blue-heron')
}

describe('a carrier with a rate plan', () => {
  test('quotes after it was made, changed and tried', async () => {
    expect((await carrier(['new', 'blue-heron'])).output).toContain('blue-heron/carrier.json')
    expect(await carrier(['check', 'blue-heron'])).toMatchObject({
      isSound: true,
      output: expect.stringContaining('13.00 a month, 156.00 a year'),
    })
    await edit('carrier.json', text => text.replace('A carrier to begin with', 'Patient by nature'))
    await edit('plans/renters-deductible.csv', text => text.replace('500,1.00', '500,1.05'))
    const { isSound, output } = await carrier(['check', 'blue-heron'])
    expect(isSound).toBe(true)
    expect(output).toContain('13.67 a month, 164.00 a year')
    expect(output).toMatch(/4 {2}Deductible +mul 500 -> 1.05 +163\.80/)

    const { origin } = await serve()
    expect(await offered(origin)).toMatchObject({
      insurer: { name: 'Blue Heron (demo)', tag_line: 'Patient by nature' },
      coverage_amount: '$30,000 belongings / $100,000 liability / $500 deductible',
      price_info: { type: 'price', premium: '13.67', policy_period: 'month', estimated: false },
    })
    expect((await fetch(`${origin}/logos/blue-heron.svg`)).status).toBe(200)
  })

  test('is left out with file, line and remedy when it is invalid, and the service starts', async () => {
    await carrier(['new', 'blue-heron'])
    await edit('plans/renters-deductible.csv', text => text.replace('500,1.00\n', ''))
    const { isSound, output } = await carrier(['check', 'blue-heron'])
    expect(isSound).toBe(false)
    expect(output).toContain('table deductible')
    await edit('carrier.json', text => text.replace('"validDays": 30', '"validDays": "a month"'))
    expect((await carrier(['check', 'blue-heron'])).output).toMatch(
      /carrier\.json:\d+: lines\.renters\.validDays:/,
    )
    const service = await serve()
    expect(service.process.exitCode).toBeNull()
    expect(service.output()).toMatch(
      /"event":"carrier-out-of-order","carrier":"blue-heron","problems":\["carriers\/blue-heron\/carrier\.json does not load\.","carrier\.json:\d+:/,
    )
  })

  test('is not made of an example with another line, or with a connector or mapping of its own', async () => {
    const made = (...options: readonly string[]) =>
      carrier(['new', 'blue-heron', '--like', 'flat', ...options])
    for (const options of [['--line', 'auto'], ['--connector', 'phone'], ['--mapping']])
      expect(await made(...options)).toMatchObject({
        isSound: false,
        output: expect.stringContaining(`Leave out ${options[0]}.`),
      })
    expect(await made()).toMatchObject({ isSound: true })
  })

  test('is not made over another', async () => {
    await carrier(['new', 'blue-heron'])
    expect((await carrier(['new', 'blue-heron'])).output).toContain('Carrier blue-heron already exists.')
    expect((await carrier(['new', 'bramble'])).output).toContain('Carrier bramble already exists.')
  })
})

/** What the carrier's developers build from the document: a server that knows our key and answers by the contract. */
async function theirServer(secret: string) {
  const keys = new Set<string>()
  const server = createServer((request, answer) => {
    void read(request).then(body => {
      const {
        'x-timestamp': timestamp,
        'x-signature': signature = '',
        'idempotency-key': key,
      } = request.headers
      const text = `${timestamp}.${request.method}.${request.url}.${body}`
      const expected = `v1=${createHmac('sha256', secret).update(text).digest('hex')}`
      const actual = Buffer.from(String(signature))
      const isOurs = expected.length === actual.length && timingSafeEqual(Buffer.from(expected), actual)
      const say = (status: number, body: object, headers = {}) =>
        answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
      if (!isOurs) return say(401, { error: 'unauthorized' })
      if (request.method === 'GET') return say(200, priced)
      keys.add(String(key))
      const { risk } = JSON.parse(body)
      // A visitor in a large building has to wait for a moment.
      if (risk.renters.propertyType === 'APT_LARGE')
        return say(202, { pollAfterMs: 2000 }, { location: '/api/v1/quotes/7' })
      say(200, priced)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  // A server that listens on a port has an address with one.
  const { port } = server.address() as { port: number }
  return { host: `127.0.0.1:${port}`, keys }
}

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** The price of the document, valid for as long as the tests run. */
const priced = { ...JSON.parse(examples('reply')[0] ?? ''), expiresAt: '2099-12-31' }

describe('a carrier that speaks JSON', () => {
  test('quotes after it was made, pointed at its server and tried', async () => {
    const { host, keys } = await theirServer('kestrel')
    const env = { EGRESS_ALLOW: host, BLUE_HERON_KEY_ID: 'wadsworth', BLUE_HERON_SECRET: 'kestrel' }
    await carrier(['new', 'blue-heron', '--connector', 'json-http'])
    await edit('carrier.json', text => text.replace('https://api.blue-heron.example', `http://${host}/api`))
    expect((await carrier(['check', 'blue-heron'])).output).toContain('BLUE_HERON_SECRET are not set')
    expect(await carrier(['check', 'blue-heron'], { ...env, BLUE_HERON_SECRET: 'wrong' })).toMatchObject({
      isSound: false,
      output: expect.stringContaining('failed: auth'),
    })
    expect(await carrier(['check', 'blue-heron'], { ...env, EGRESS_ALLOW: '' })).toMatchObject({
      isSound: false,
      output: expect.stringContaining('EGRESS_ALLOW'),
    })
    expect(await carrier(['check', 'blue-heron'], env)).toMatchObject({
      isSound: true,
      output: expect.stringContaining('14.84 a month'),
    })

    keys.clear()
    const { origin } = await serve(env)
    expect(await offered(origin)).toMatchObject({
      price_info: {
        type: 'price',
        premium: '14.84',
        policy_period: 'month',
        estimated: false,
        quote_id: 'BH-20031',
      },
    })
    expect(keys.size).toBe(1)
  })

  test('is the only one left out when its settings are missing', async () => {
    await carrier(['new', 'blue-heron', '--connector', 'json-http'])
    const { origin, output } = await serve()
    expect(output()).toContain('A carrier is left out: its settings are missing.')
    expect(output()).toContain('BLUE_HERON_SECRET')
    expect(await offered(origin)).toBeUndefined()
  })
})

/** The pages' examples of one kind, exactly as written. */
function examples(kind: string): readonly string[] {
  return [...document.matchAll(/^```json ([\w-]+)\n(.*?)^```$/gms)]
    .filter(([, of]) => of === kind)
    .map(([, , text = '']) => text)
}

describe('docs/carriers.md and its pages', () => {
  test.each([
    ['question', question, 1],
    ['reply', reply, 4],
    ['accepted', accepted, 1],
    ['ads-ask', adsAsk, 1],
    ['ads-reply', adsReply, 1],
  ] as const)('shows each %s as the contract has it', (kind, schema, count) => {
    const documented = examples(kind).map(text => JSON.parse(text))
    expect(documented).toHaveLength(count)
    // The document shows nothing that the contract does not read.
    for (const one of documented) expect(v.parse(schema, one)).toMatchObject(one)
  })

  test('shows a mapping and settings of carriers that load', async () => {
    const [mapping = ''] = examples('mapping')
    expect(readMapping({ file: 'mapping.json', text: mapping }, 'renters').answer).toHaveLength(3)
    await carrier(['new', 'blue-heron'])
    const folder = join(carriersDir, 'blue-heron')
    const [documented = ''] = examples('carrier')
    for (const writing of ['', ...examples('writing')]) {
      const { lines, ...rest } = JSON.parse(documented)
      const text = { ...rest, lines: writing === '' ? lines : { renters: JSON.parse(writing) } }
      await writeFile(join(folder, 'carrier.json'), JSON.stringify(text))
      await writeFile(join(folder, 'dialect.json'), examples('dialect')[0] ?? '')
      const [loaded] = loadCarriers([new URL(`file://${resolve(carriersDir)}/`)])
      expect(loaded?.id).toBe('blue-heron')
    }
    expect(examples('writing')).toHaveLength(3)
  })

  test('shows needs that load', () => {
    const [text = ''] = examples('needs')
    expect(readDocument({ file: 'carrier.json', text }, needs).map(({ id, to }) => [id, to])).toEqual([
      ['email', 'quote'],
      ['phone', 'confirm'],
      ['licenseNumber', 'buy'],
      ['floor', 'confirm'],
      ['sr22', 'quote'],
    ])
  })

  test('says which refusals are retried', () => {
    const [, refusals = ''] = document.split('\n## Refusals\n')
    const rows = [...refusals.matchAll(/^\| ([\d, ]+) \|.*\| ([^|]+) \|$/gm)]
    const documented = rows.flatMap(([, statuses = '', what = '']) =>
      statuses.split(', ').map(status => [Number(status), what.includes('once more')] as const),
    )
    expect(documented.map(([status]) => status)).toEqual([400, 401, 403, 409, 422, 429, 500, 502, 504, 503])
    for (const [status, isRepeated] of documented)
      expect(failedBy(status).retryable, `${status}`).toBe(isRepeated)
  })

  test('states the actual deadlines', () => {
    const settings = {
      carrier: 'wren',
      states: [],
      endpoint: 'https://wren.example',
      phone: '1-800-555-0100',
    }
    const wires = [
      jsonHttp({ ...settings, key: { id: 'A', secret: 'B' } }),
      acordXml({ ...settings, line: 'auto' }),
    ]
    for (const { connector } of wires)
      expect(document).toMatch(
        new RegExp(
          `\`deadlineMs\` (is |\\()${connector.terms.deadlineMs.toLocaleString('en-US')} by default`,
        ),
      )
  })
})
