import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { underwriters } from '../connectors/json-http/testing-mappings.ts'
import { workedFiles } from '../rating/testing.ts'
import { CarrierError, loadCarriers, ownCarriers } from './load-carriers.ts'
import { withSecrets } from './with-secrets.ts'

const root = mkdtempSync(join(tmpdir(), 'carriers-'))
let count = 0
afterEach(() => rmSync(root, { recursive: true, force: true }))

const sound = {
  id: 'wren',
  demo: true,
  phone: '1-800-555-0197',
  insurer: {
    name: 'Wren (demo)',
    tagLine: 'Small and quick',
    rating: 4,
    reviewCount: 10,
    badges: [],
    descriptionHtml: '<p>A demonstration insurer.</p>',
  },
}

/** Writes a folder with one carrier and loads it. */
function load(change: object = {}, { logo = true, lines = 'renters' } = {}) {
  const folder = join(root, String(count++))
  mkdirSync(join(folder, 'wren'), { recursive: true })
  const writing = `{ states: ['OH'], connector: { via: 'process', rate() {} } }`
  const text = `export default { ...${JSON.stringify({ ...sound, ...change })}, lines: { ${lines}: ${writing} } }`
  writeFileSync(join(folder, 'wren', 'wren.ts'), text)
  if (logo) writeFileSync(join(folder, 'wren', 'logo.svg'), '<svg/>')
  return loadCarriers([pathToFileURL(`${folder}/`)])
}

it('finds a carrier by its folder and knows where its logo is handed out', async () => {
  const [carrier] = await load()
  expect(carrier).toMatchObject({ id: 'wren', insurer: { logo: '/logos/wren.svg' } })
  expect(carrier?.logoFile.pathname).toMatch(/\/wren\/logo\.svg$/)
})

it.each([
  [
    'another id than its folder',
    { id: 'robin' },
    {},
    /carriers\/wren: its id is robin\. Name the folder alike/,
  ],
  [
    'a wrong shape',
    { insurer: { ...sound.insurer, rating: 6 } },
    {},
    /carriers\/wren\/wren\.ts: insurer\.rating:/,
  ],
  ['no toll-free number', { phone: '555' }, {}, /phone: write a toll-free number/],
  ['a member nobody knows', { colour: 'red' }, {}, /colour/],
  [
    'a demonstration that does not say so',
    { insurer: { ...sound.insurer, name: 'Wren' } },
    {},
    /end the name/,
  ],
  [
    'reviews on a host that is not its own',
    { hosts: ['wren.example'], insurer: { ...sound.insurer, reviewUrl: 'https://robin.example/wren' } },
    {},
    /insurer\.reviewUrl has to be/,
  ],
  ['no logo', {}, { logo: false }, /there is no logo\.svg/],
  ['an unknown line', {}, { lines: 'boat' }, /lines/],
])('does not start with a carrier that has %s', async (_, change, options, message) => {
  const loading = load(change, options)
  await expect(loading).rejects.toThrow(CarrierError)
  await expect(loading).rejects.toThrow(message)
})

it('cleans what a carrier says of itself, once and for all', async () => {
  const descriptionHtml =
    '<p onclick="x()">A &amp; B<script>x()</script> <a href="https://wren.example/">Wren</a> <a href="https://robin.example/">Robin</a></p>'
  const [carrier] = await load({ hosts: ['wren.example'], insurer: { ...sound.insurer, descriptionHtml } })
  expect(carrier?.insurer.descriptionHtml).toBe(
    '<p>A &amp; B <a href="https://wren.example/" rel="noopener noreferrer nofollow" target="_blank">Wren</a> <span>Robin</span></p>',
  )
})

it('says which carrier does not load, and why', async () => {
  mkdirSync(join(root, 'broken', 'wren'), { recursive: true })
  writeFileSync(join(root, 'broken', 'wren', 'wren.ts'), `throw new Error('renters.json: not JSON')`)
  await expect(loadCarriers([pathToFileURL(`${root}/broken/`)])).rejects.toThrow(
    /carriers\/wren\/wren\.ts does not load\.\nrenters\.json: not JSON/,
  )
})

/** Writes a folder with a carrier that has no code. */
function loadJson(lines: object, document = {}, files: Readonly<Record<string, string>> = {}) {
  const folder = join(root, String(count++))
  const plans = join(folder, 'wren', 'plans')
  mkdirSync(plans, { recursive: true })
  writeFileSync(join(folder, 'wren', 'carrier.json'), JSON.stringify({ ...sound, lines }, null, 2))
  writeFileSync(join(folder, 'wren', 'logo.svg'), '<svg/>')
  for (const [name, text] of workedFiles({ document })) writeFileSync(join(plans, name), text)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'wren', name), text)
  return pathToFileURL(`${folder}/`)
}

it('needs no code for a carrier that prices by plan or asks for a call', async () => {
  const byPlan = await loadCarriers([loadJson({ renters: { connector: 'rate plan', validDays: 30 } })])
  expect(byPlan[0]?.lines.renters).toMatchObject({ states: ['TX'], connector: { via: 'process' } })
  const byPhone = { connector: 'phone', states: ['OH'], message: 'Please call us.' }
  const [north] = await loadCarriers([loadJson({ renters: byPhone })])
  expect(north?.lines.renters).toMatchObject({ states: ['OH'], connector: { via: 'process' } })
})

it('needs no code for an ad network', async () => {
  const network = {
    connector: 'affiliate',
    states: 'all',
    endpoint: 'https://ads.wren.example',
    publisher: 'P-1',
  }
  const [wren] = await loadCarriers([loadJson({ renters: { ...network, key: 'WREN_KEY' } })])
  expect(wren?.lines.renters).toMatchObject({
    states: { length: 51 },
    connector: { via: 'ads', endpoint: 'https://ads.wren.example', secrets: ['WREN_KEY'] },
  })
  for (const [change, message] of [
    [{ endpoint: 'http://ads.wren.example' }, /endpoint: write an https address/],
    [{ key: 'abc123' }, /key: name the setting/],
    [{ deadlineMs: 5_000 }, /deadlineMs/],
    [{ states: [] }, /states/],
  ] as const)
    await expect(loadCarriers([loadJson({ renters: { ...network, ...change } })])).rejects.toThrow(message)
})

it('takes from a carrier without code that no estimate is to stand in under its name', async () => {
  const folder = loadJson({ renters: { connector: 'rate plan', validDays: 30 } })
  const file = new URL('wren/carrier.json', folder)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), estimates: false }))
  const [wren] = await loadCarriers([folder])
  expect(wren?.estimates).toBe(false)
})

it('names the plan and the line of a carrier without code that is not in order', async () => {
  const lines = { renters: { connector: 'rate plan', validDays: 30 } }
  await expect(loadCarriers([loadJson(lines, { period: 'week' })])).rejects.toThrow(
    /carriers\/wren\/carrier\.json does not load\.\nrenters\.json:1: period:/,
  )
  await expect(loadCarriers([loadJson({ renters: { connector: 'pigeon' } })])).rejects.toThrow(
    /carriers\/wren\/carrier\.json does not load\.\ncarrier\.json:15: lines\.renters\.connector:/,
  )
})

const overHttp = {
  connector: 'json http',
  states: 'all',
  endpoint: 'https://api.wren.example',
  key: { id: 'WREN_KEY_ID', secret: 'WREN_SECRET' },
}

it('needs no code for a carrier that is asked in JSON, by our contract or by a mapping', async () => {
  const limits = { deadlineMs: 4_000, atOnce: 2, perSecond: 5 }
  const [wren] = await loadCarriers([loadJson({ renters: { ...overHttp, ...limits } })])
  expect(wren?.lines.renters).toMatchObject({
    states: { length: 51 },
    connector: {
      via: 'wire',
      endpoint: 'https://api.wren.example',
      secrets: ['WREN_KEY_ID', 'WREN_SECRET'],
      terms: { ...limits, repeatSafe: true },
    },
  })
  const mapped = { ...overHttp, key: { secret: 'WREN_SECRET' }, states: ['TX'], mapping: 'mapping.json' }
  const files = { 'mapping.json': JSON.stringify(underwriters) }
  const [robin] = await loadCarriers([loadJson({ renters: mapped }, {}, files)])
  expect(robin?.lines.renters).toMatchObject({ states: ['TX'], connector: { secrets: ['WREN_SECRET'] } })
})

it.each([
  ['an endpoint in the clear', { endpoint: 'http://api.wren.example' }, 'endpoint: write an https address'],
  ['an endpoint with a slash', { endpoint: 'https://api.wren.example/' }, 'endpoint: write an https address'],
  ['a secret in the open', { key: { id: 'A', secret: 'hunter2' } }, 'key.secret: name the setting'],
  ['a state that there is not', { states: ['TX', 'ZZ'] }, 'states: write "all", or a list'],
  ['a member nobody knows', { timeout: 3 }, 'timeout: nobody knows this member.'],
  ['no endpoint', { endpoint: undefined }, 'endpoint: it is missing. Add it.'],
  ['a deadline after the window', { deadlineMs: 50_000 }, 'deadlineMs:'],
  ['no key id', { key: { secret: 'WREN_SECRET' } }, 'key: the signature goes with a key id.'],
  ['no mapping of that name', { mapping: 'gone.json' }, 'mapping: there is no gone.json in the folder.'],
  ['a mapping elsewhere', { mapping: '../mapping.json' }, 'mapping: name a JSON file in the folder'],
])('does not start with %s, and names line and path', async (_, change, message) => {
  const loading = loadCarriers([loadJson({ renters: { ...overHttp, ...change } })])
  await expect(loading).rejects.toThrow(`lines.renters.${message}`)
  await expect(loading).rejects.toThrow(/\ncarrier\.json:(1[4-9]|2\d): lines\.renters\./)
})

it('names the line of a mapping that is not in order', async () => {
  const lines = { renters: { ...overHttp, mapping: 'mapping.json' } }
  const files = { 'mapping.json': JSON.stringify({ ...underwriters, answer: [] }, null, 2) }
  await expect(loadCarriers([loadJson(lines, {}, files)])).rejects.toThrow(/\nmapping\.json:\d\d: answer:/)
})

const overAcord = { connector: 'acord xml', states: ['TX'], endpoint: 'https://rating.wren.example' }

it('needs no code for a carrier that is asked in ACORD, in the words of its dialect', async () => {
  const credentials = { user: 'WREN_USER', password: 'WREN_PASSWORD' }
  const settings = { ...overAcord, credentials, repeatSafe: true, dialect: 'dialect.json' }
  const files = { 'dialect.json': '{ "path": "/rate", "units": { "months": "Months" } }' }
  const [wren] = await loadCarriers([loadJson({ renters: settings }, {}, files)])
  expect(wren?.lines.renters).toMatchObject({
    states: ['TX'],
    connector: {
      via: 'wire',
      secrets: ['WREN_USER', 'WREN_PASSWORD'],
      terms: { deadlineMs: 24_000, repeatSafe: true },
    },
  })
  const [plain] = await loadCarriers([loadJson({ auto: overAcord })])
  expect(plain?.lines.auto?.connector).toMatchObject({ via: 'wire', secrets: [] })
})

it('names what is wrong with a carrier that is asked in ACORD', async () => {
  const loading = (lines: object, files = {}) => loadCarriers([loadJson(lines, {}, files)])
  await expect(loading({ life: overAcord })).rejects.toThrow(/lines\.life\.connector: ACORD asks about auto/)
  const settings = { ...overAcord, dialect: 'dialect.json' }
  await expect(loading({ auto: settings })).rejects.toThrow(/lines\.auto\.dialect: there is no dialect\.json/)
  const files = { 'dialect.json': '{\n  "wrap": "paper"\n}' }
  await expect(loading({ auto: settings }, files)).rejects.toThrow(/\ndialect\.json:2: wrap:/)
})

it('leaves carriers out whose secrets are not set, and says which', async () => {
  const carriers = await loadCarriers([loadJson({ renters: overHttp })])
  const known: Readonly<Record<string, string>> = { WREN_KEY_ID: 'a', WREN_SECRET: 'b' }
  expect(withSecrets(carriers, name => known[name])).toEqual({ carriers, missing: [] })
  expect(withSecrets(carriers, name => (name === 'WREN_KEY_ID' ? 'a' : undefined))).toEqual({
    carriers: [],
    missing: [{ carrier: 'wren', names: ['WREN_SECRET'] }],
  })
})

it('adds a further folder to its own, but no carrier twice', async () => {
  const wren = loadJson({ renters: { connector: 'rate plan', validDays: 30 } })
  const ids = (await loadCarriers([ownCarriers, wren])).map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
  expect(ids).toContain('wren')
  expect(ids).toContain('bramble')
  await expect(loadCarriers([wren, wren])).rejects.toThrow(/carriers\/wren: there are two of that name/)
})
