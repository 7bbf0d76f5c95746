import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { underwriters } from '../../tests/rooms/json-mappings.ts'
import { workedDocument, workedFiles } from '../../tests/rooms/rating.ts'
import { CarrierError, loadCarriers, ownCarriers, sortCarriers } from './load-carriers.ts'
import { plainHttpFaults } from './plain-http.ts'
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

const strength = {
  agency: 'AM Best',
  rating: 'A+',
  read: '2025-06-01',
  source: 'https://ratings.example/wren',
} as const

const byPlan = { renters: { connector: 'rate plan', validDays: 30 } }

interface Written {
  readonly lines?: object
  /** Changes to its document. */
  readonly change?: object
  /** Changes to its plan. */
  readonly plan?: Readonly<Record<string, unknown>>
  /** Further files, by name. */
  readonly files?: Readonly<Record<string, string>>
  readonly logo?: boolean
}

/** Writes a folder with one carrier. */
function folderWith({ lines = byPlan, change = {}, plan = {}, files = {}, logo = true }: Written = {}): URL {
  const folder = join(root, String(count++))
  const wren = join(folder, 'wren')
  mkdirSync(join(wren, 'plans'), { recursive: true })
  writeFileSync(join(wren, 'carrier.json'), JSON.stringify({ ...sound, ...change, lines }, null, 2))
  if (logo) writeFileSync(join(wren, 'logo.svg'), '<svg><path d="M0 0h9"/></svg>')
  for (const [name, text] of workedFiles({ document: { carrier: 'wren', ...plan } }))
    writeFileSync(join(wren, 'plans', name), text)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(wren, name), text)
  return pathToFileURL(`${folder}/`)
}

/** Loads a carrier that is written this way. Throws what the loader throws. */
function load(written: Written = {}) {
  const [carrier] = loadCarriers([folderWith(written)])
  if (!carrier) throw new Error('a folder with a carrier holds one')
  return carrier
}

it('finds a carrier by its folder and knows where the service serves its logo', () => {
  const carrier = load()
  expect(carrier).toMatchObject({ id: 'wren', insurer: { logo: '/logos/wren.svg' } })
  expect(carrier.logoFile.pathname).toMatch(/\/wren\/logo\.svg$/)
})

const saying = (description: string, insurer: object = {}) => ({
  change: {
    insurer: { ...sound.insurer, badges: [{ text: 'Fair', description }], ...insurer },
  },
})

it.each([
  ['You pay the first $500 of a loss.', '$500', 'deductible'],
  ['Pays up to $300,000 for a lawsuit.', '$300,000', 'liability'],
])('refuses a badge with an amount that the visitor chooses, with both places: %s', (text, amount, input) => {
  const step = `it says ${amount.replace('$', '\\$')}, and a visitor chooses the ${input} that plans/renters\\.json:\\d+ prices`
  expect(() => load(saying(text))).toThrow(
    new RegExp(`carrier\\.json:\\d+: insurer\\.badges\\.0\\.description: ${step}\\. Leave the amount out\\.`),
  )
})

it('accepts amounts that nobody chooses, and those of a plan that says what it covers', () => {
  expect(load(saying('Gives $25 to a shelter and 5% off for teachers.')).id).toBe('wren')
  const present = { coverage: [{ kind: 'deductible', amounts: [500] }] }
  expect(load({ ...saying('You pay the first $500.'), plan: { present } }).id).toBe('wren')
})

it.each<[string, Written, RegExp]>([
  [
    'another id than its folder',
    { change: { id: 'robin' }, plan: { carrier: 'robin' } },
    /carriers\/wren: its id is robin\. Give the folder the same name/,
  ],
  [
    'a wrong shape',
    { change: { insurer: { ...sound.insurer, rating: 6 } } },
    /carrier\.json:\d+: insurer\.rating:/,
  ],
  ['no toll-free number', { change: { phone: '555' } }, /phone: write a toll-free number/],
  ['an unknown member', { change: { colour: 'red' } }, /colour: this member is unknown/],
  [
    'a demonstration that does not say so',
    { change: { insurer: { ...sound.insurer, name: 'Wren' } } },
    /end the name/,
  ],
  [
    'a description of a demonstration, and is none',
    { change: { demo: false, insurer: { ...sound.insurer, name: 'Wren' } } },
    /insurer\.descriptionHtml calls it a demonstration/,
  ],
  [
    'reviews on a host that is not its own',
    {
      change: {
        hosts: ['wren.example'],
        insurer: { ...sound.insurer, reviewUrl: 'https://robin.example/wren' },
      },
    },
    /insurer\.reviewUrl has to be/,
  ],
  [
    'a page on a host that is not its own',
    { change: { hosts: ['wren.example'], page: 'https://robin.example/{quote}' } },
    /page has to be/,
  ],
  [
    'a page that no quote number leads to',
    { change: { hosts: ['wren.example'], page: 'https://wren.example/' } },
    /page: write \{quote\}/,
  ],
  [
    'orders of a line that it does not price',
    {
      change: {
        binds: { lines: ['pet'], endpoint: 'sandbox', key: { id: 'WREN_ID', secret: 'WREN_SECRET' } },
      },
    },
    /binds\.lines: it has no price of its own for pet/,
  ],
  [
    'a rating that its agency does not give',
    { change: { strength: { ...strength, rating: 'AA' } } },
    /carrier\.json:\d+: strength\.rating: write a rating of AM Best: A\+\+, A\+, /,
  ],
  [
    'a grade of the other agency',
    { change: { strength: { ...strength, agency: 'Demotech', rating: 'A++' } } },
    /strength\.rating: write a rating of Demotech: A'', A', A, S, M, L\./,
  ],
  [
    'a rating of another agency',
    { change: { strength: { ...strength, agency: 'Moody’s' } } },
    /strength\.agency: name AM Best or Demotech/,
  ],
  [
    'a rating read on a day to come',
    { change: { strength: { ...strength, read: '2999-01-01' } } },
    /strength\.read: write the day on which it was read, today or before/,
  ],
  [
    'a rating read on no day of the calendar',
    { change: { strength: { ...strength, read: '2025-02-30' } } },
    /strength\.read: write the day/,
  ],
  [
    'a source that is no page',
    { change: { strength: { ...strength, source: 'AM Best' } } },
    /strength\.source: write the https address/,
  ],
  [
    'an index of a year to come',
    { change: { complaints: { auto: { index: 1, year: 2999, source: strength.source } } } },
    /complaints\.auto\.year: write a year that has begun/,
  ],
  [
    'more satisfaction than there is',
    { change: { satisfaction: { score: 1001, of: 1000, publisher: 'Lamplight', year: 2025 } } },
    /satisfaction: write a score that is at most "of"/,
  ],
  [
    'a discount that nobody knows',
    { change: { policies: { auto: { discounts: ['loyalty'] } } } },
    /policies\.auto\.discounts\.0: name some of goodStudent, course, /,
  ],
  [
    'a discount for cars on a home',
    { change: { policies: { renters: { discounts: ['telematics'] } } } },
    /policies\.renters\.discounts\.0: name some of paperless, /,
  ],
  [
    'an exam that may be',
    { change: { policies: { life: { exam: 'maybe' } } } },
    /policies\.life\.exam: write "never" or "always"/,
  ],
  [
    'a wait for accidents alone',
    { change: { policies: { pet: { waitingDays: { accident: 2 } } } } },
    /policies\.pet\.waitingDays\.illness: it is missing\. Add it/,
  ],
  ['no logo', { logo: false }, /there is no logo\.svg/],
  [
    'a logo that runs something',
    { files: { 'logo.svg': '<svg><path/>\n<script/></svg>' } },
    /logo\.svg:2: a drawing may not contain <script>/,
  ],
  [
    'the plan of another carrier',
    { plan: { carrier: 'robin' } },
    /is a plan of robin\. Write "carrier": "wren"/,
  ],
  ['an unknown line', { lines: { boat: byPlan.renters } }, /lines/],
  ['no line', { lines: {} }, /lines: name at least one line/],
  [
    'a document that is not JSON',
    { files: { 'carrier.json': '{ "id": ' } },
    /carrier\.json does not load\.\ncarrier\.json:1:/,
  ],
])('does not start with a carrier that has %s', (_, written, message) => {
  const loading = () => load(written)
  expect(loading).toThrow(CarrierError)
  expect(loading).toThrow(message)
})

it('cleans what a carrier says about itself, once and for all', () => {
  const descriptionHtml =
    '<p onclick="x()">A &amp; B<script>x()</script> <a href="https://wren.example/">Wren</a> <a href="https://robin.example/">Robin</a></p>'
  const carrier = load({
    change: { hosts: ['wren.example'], insurer: { ...sound.insurer, descriptionHtml } },
  })
  expect(carrier.insurer.descriptionHtml.en).toBe(
    '<p>A &amp; B <a href="https://wren.example/" rel="noopener noreferrer nofollow" target="_blank">Wren</a> <span>Robin</span></p>',
  )
})

it('reaches a line by rate plan or by phone, in all states, in some, or in all but some', () => {
  expect(load().lines.renters).toMatchObject({ states: ['TX'], connector: { via: 'process' } })
  const byPhone = { connector: 'phone', message: 'Please call us.' }
  const statesOf = (states: unknown) =>
    load({ lines: { renters: { ...byPhone, states } } }).lines.renters?.states
  expect(statesOf(['OH'])).toEqual(['OH'])
  expect(statesOf('all')).toHaveLength(51)
  const most = statesOf({ allBut: ['NY', 'HI'] })
  expect(most).toHaveLength(49)
  expect(most).not.toContain('NY')
})

it('reaches an ad network', () => {
  const network = {
    connector: 'affiliate',
    states: 'all',
    endpoint: 'https://ads.wren.example',
    publisher: 'P-1',
  }
  const wren = load({ lines: { renters: { ...network, key: 'WREN_KEY' } } })
  expect(wren.lines.renters).toMatchObject({
    states: { length: 51 },
    connector: { via: 'ads', endpoint: 'https://ads.wren.example', secrets: ['WREN_KEY'] },
  })
  for (const [change, message] of [
    [{ endpoint: 'ftp://ads.wren.example' }, /endpoint: write an https address/],
    [{ key: 'abc123' }, /key: name the setting/],
    [{ deadlineMs: 5_000 }, /deadlineMs/],
    [{ states: [] }, /states/],
  ] as const)
    expect(() => load({ lines: { renters: { ...network, ...change } } })).toThrow(message)
})

it('respects that a carrier wants no estimates under its name', () => {
  expect(load({ change: { estimates: false } }).estimates).toBe(false)
})

it('names the plan and the line of an invalid carrier', () => {
  expect(() => load({ plan: { period: 'week' } })).toThrow(
    /carriers\/wren\/carrier\.json does not load\.\nrenters\.json:1: period:/,
  )
  expect(() => load({ lines: { renters: { connector: 'pigeon' } } })).toThrow(
    /carriers\/wren\/carrier\.json does not load\.\ncarrier\.json:15: lines\.renters\.connector:/,
  )
})

it('names what is wrong in every line at once', () => {
  const auto = { connector: 'json http', states: ['TX'], endpoint: 'https://api.wren.example' }
  expect(() => load({ plan: { period: 'week' }, lines: { ...byPlan, auto } })).toThrow(
    /renters\.json:1: period:.*\ncarrier\.json:\d+: lines\.auto/,
  )
})

const overHttp = {
  connector: 'json http',
  states: 'all',
  endpoint: 'https://api.wren.example',
  key: { id: 'WREN_KEY_ID', secret: 'WREN_SECRET' },
}

it('asks in JSON, by our contract or by a mapping', () => {
  const limits = { deadlineMs: 4_000, atOnce: 2, perSecond: 5 }
  const wren = load({ lines: { renters: { ...overHttp, ...limits } } })
  expect(wren.lines.renters).toMatchObject({
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
  expect(load({ lines: { renters: mapped }, files }).lines.renters).toMatchObject({
    states: ['TX'],
    connector: { secrets: ['WREN_SECRET'] },
  })
})

it.each([
  [
    'an endpoint of another protocol',
    { endpoint: 'ftp://api.wren.example' },
    'endpoint: write an https address',
  ],
  ['an endpoint with a slash', { endpoint: 'https://api.wren.example/' }, 'endpoint: write an https address'],
  ['a secret in the open', { key: { id: 'A', secret: 'hunter2' } }, 'key.secret: name the setting'],
  ['a state that there is not', { states: ['TX', 'ZZ'] }, 'states: write "all", a list'],
  ['a state left out that there is not', { states: { allBut: ['ZZ'] } }, 'states: write "all", a list'],
  ['an unknown member', { timeout: 3 }, 'timeout: this member is unknown.'],
  ['no endpoint', { endpoint: undefined }, 'endpoint: it is missing. Add it.'],
  ['a deadline after the window', { deadlineMs: 50_000 }, 'deadlineMs:'],
  [
    'a certificate without its key',
    { access: { tls: { certificate: 'A' } } },
    'access.tls: a certificate and its key',
  ],
  [
    'two logins at once',
    { access: { basic: { user: 'A', password: 'B' }, headers: { Authorization: 'x' } } },
    'access: there is one Authorization header',
  ],
  ['a header of the transport', { access: { headers: { Host: 'x' } } }, 'access.headers: leave out Host'],
  [
    'nobody who asks',
    { key: undefined, access: { headers: { 'X-Version': '3' } } },
    'key: nothing identifies us to the carrier.',
  ],
  [
    'a state without a host',
    { states: ['TX', 'OK'], endpoint: { TX: 'https://tx.wren.example' } },
    'endpoint: it has none for OK. Add them, or "otherwise".',
  ],
  ['no key id', { key: { secret: 'WREN_SECRET' } }, 'key: the signature goes with a key id.'],
  ['no mapping of that name', { mapping: 'gone.json' }, 'mapping: there is no gone.json in the folder.'],
  ['a mapping elsewhere', { mapping: '../mapping.json' }, 'mapping: name a JSON file in the folder'],
])('does not start with %s, and names line and path', (_, change, message) => {
  const loading = () => load({ lines: { renters: { ...overHttp, ...change } } })
  expect(loading).toThrow(`lines.renters.${message}`)
  expect(loading).toThrow(/\ncarrier\.json:(1[4-9]|2\d): lines\.renters\./)
})

it('knows who asks by a login alone, and which settings hold it', () => {
  const access = {
    oauth: {
      tokenUrl: 'https://auth.wren.example/token',
      id: 'WREN_ID',
      secret: 'WREN_PASSWORD',
      scopes: ['quote'],
    },
    headers: { 'X-Version': '3', 'X-Agency': { setting: 'WREN_AGENCY' } },
    tls: { certificate: 'WREN_CERTIFICATE', key: 'WREN_CERTIFICATE_KEY' },
  }
  const { connector } =
    load({ lines: { renters: { ...overHttp, key: undefined, access } } }).lines.renters ?? {}
  expect(connector).toMatchObject({
    access: { ...access, oauth: { ...access.oauth, credentialsIn: 'header' } },
    secrets: ['WREN_AGENCY', 'WREN_ID', 'WREN_PASSWORD', 'WREN_CERTIFICATE', 'WREN_CERTIFICATE_KEY'],
  })
})

it('goes over plain http only where the operator allows it, or on this machine', () => {
  const at = (endpoint: string) => load({ lines: { renters: { ...overHttp, endpoint } } })
  expect(plainHttpFaults(at('http://gateway:8080/api'), [])).toEqual([
    'carriers/wren: http://gateway:8080 is not encrypted. Write https, or name gateway:8080 in EGRESS_HTTP if the way there is your own.',
  ])
  expect(plainHttpFaults(at('http://gateway:8080/api'), ['gateway:8080'])).toEqual([])
  expect(plainHttpFaults(at('http://localhost:8080'), [])).toEqual([])
  expect(plainHttpFaults(at('https://api.wren.example'), [])).toEqual([])
})

it('names the line of an invalid mapping', () => {
  const lines = { renters: { ...overHttp, mapping: 'mapping.json' } }
  const files = { 'mapping.json': JSON.stringify({ ...underwriters, answer: [] }, null, 2) }
  expect(() => load({ lines, files })).toThrow(/\nmapping\.json:\d\d: answer:/)
})

const overAcord = { connector: 'acord xml', states: ['TX'], endpoint: 'https://rating.wren.example' }

it('does not ask a real carrier in ACORD without the codes of the agency, in each of its states', () => {
  const insurer = { ...sound.insurer, name: 'Wren', descriptionHtml: '<p>A mutual.</p>' }
  const change = { demo: false, insurer }
  const loading = (dialect: object) => () =>
    load({
      change,
      lines: { auto: { ...overAcord, states: ['TX', 'OK'], dialect: 'dialect.json' } },
      files: { 'dialect.json': JSON.stringify(dialect) },
    })
  const message = /lines\.auto\.dialect: the request does not identify the agency/
  expect(loading({})).toThrow(message)
  expect(loading({ states: { TX: { agencyId: 'A-1' } } })).toThrow(message)
  expect(loading({ states: { TX: { agencyId: 'A-1' } }, producer: { contractNumber: '7' } })).not.toThrow()
})

it('asks in ACORD, in the words of a dialect', () => {
  const credentials = { user: 'WREN_USER', password: 'WREN_PASSWORD' }
  const settings = { ...overAcord, credentials, repeatSafe: true, dialect: 'dialect.json' }
  const files = { 'dialect.json': '{ "path": "/rate", "units": { "months": "Months" } }' }
  expect(load({ lines: { renters: settings }, files }).lines.renters).toMatchObject({
    states: ['TX'],
    connector: {
      via: 'wire',
      secrets: ['WREN_USER', 'WREN_PASSWORD'],
      terms: { deadlineMs: 24_000, repeatSafe: true },
    },
  })
  expect(load({ lines: { auto: overAcord } }).lines.auto?.connector).toMatchObject({
    via: 'wire',
    secrets: [],
  })
})

it('names what is wrong with a carrier that speaks ACORD', () => {
  expect(() => load({ lines: { life: overAcord } })).toThrow(/lines\.life\.connector: ACORD asks about auto/)
  const lines = { auto: { ...overAcord, dialect: 'dialect.json' } }
  expect(() => load({ lines })).toThrow(/lines\.auto\.dialect: there is no dialect\.json/)
  const files = { 'dialect.json': '{\n  "wrap": "paper"\n}' }
  expect(() => load({ lines, files })).toThrow(/\ndialect\.json:2: wrap:/)
})

it('leaves carriers out whose secrets are not set, and says which', () => {
  const carriers = [load({ lines: { renters: overHttp } })]
  const environment: Readonly<Record<string, string>> = { WREN_KEY_ID: 'a', WREN_SECRET: 'b' }
  expect(withSecrets(carriers, name => environment[name])).toEqual({ carriers, missing: [] })
  expect(withSecrets(carriers, name => (name === 'WREN_KEY_ID' ? 'a' : undefined))).toEqual({
    carriers: [],
    missing: [{ carrier: 'wren', names: ['WREN_SECRET'] }],
  })
})

it('adds a further folder to its own, but no carrier twice', () => {
  const folder = folderWith()
  const ids = loadCarriers([ownCarriers, folder]).map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
  expect(ids).toContain('wren')
  expect(ids).toContain('bramble')
  expect(() => loadCarriers([folder, folder])).toThrow(/carriers\/wren: there are two of that name/)
})

it('leaves a folder with mistakes out and keeps the others', () => {
  const sound = folderWith()
  const faulty = folderWith({ logo: false })
  renameSync(new URL('wren/', faulty), new URL('robin/', faulty))
  const { carriers, faulty: left } = sortCarriers([sound, faulty])
  expect(carriers.map(({ id }) => id)).toEqual(['wren'])
  expect(left).toEqual([{ id: 'robin', problem: expect.stringMatching(/^carriers\/robin: its id is wren/) }])
})

it('says of an empty folder what it lacks', () => {
  const folder = folderWith()
  mkdirSync(new URL('old-stuff/', folder))
  expect(sortCarriers([folder]).faulty).toEqual([
    { id: 'old-stuff', problem: expect.stringContaining('carrier.json: there is none in the folder.') },
  ])
})

it('keeps no carrier of a name that two folders claim', () => {
  const folder = folderWith()
  expect(sortCarriers([folder, folder])).toMatchObject({
    carriers: [],
    faulty: [{ id: 'wren' }, { id: 'wren' }],
  })
})

const span = { states: ['TX'], lines: ['renters'], from: '2026-01-01', until: '2026-12-31' }
const appointedFor = (...changes: object[]) => ({
  change: { appointments: changes.map(change => ({ ...span, ...change })) },
})

it('reads where and when we may sell for a carrier; without the member nothing is guarded', () => {
  expect(load()).not.toHaveProperty('appointments')
  expect(load(appointedFor({}, { states: { allBut: ['NY'] }, until: 'canceled' })).appointments).toEqual([
    span,
    { lines: ['renters'], from: '2026-01-01', states: expect.arrayContaining(['TX', 'DC']) },
  ])
})

it('reads the appointments that docs/carriers/limits.md shows', () => {
  const page = readFileSync('docs/carriers/limits.md', 'utf8')
  const shown = JSON.parse(/```json appointments\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
  const lines = { ...byPlan, auto: { connector: 'phone', states: ['TX'], message: 'Call us.' } }
  expect(load({ lines, change: { appointments: shown } }).appointments).toMatchObject([
    { until: '2027-02-28' },
    { from: '2025-07-15' },
  ])
})

it.each([
  [
    'an unknown state',
    appointedFor({ states: ['XX'] }),
    /appointments\.0\.states: write "all", a list of state codes/,
  ],
  [
    'reversed days',
    appointedFor({ until: '2025-12-31' }),
    /appointments\.0\.until: it is before 2026-01-01\. Correct/,
  ],
  [
    'an impossible day',
    appointedFor({ from: '2026-02-30' }),
    /appointments\.0\.from: write a day like 2026-12-31\./,
  ],
  [
    'a last day that is none',
    appointedFor({ until: 'soon' }),
    /\.until: write its last day like .*, or "canceled"/,
  ],
  ['no last day', appointedFor({ until: undefined }), /appointments\.0\.until: it is missing\. Add it\./],
  [
    'a line of ads',
    {
      ...appointedFor({ lines: ['auto'] }),
      lines: {
        ...byPlan,
        auto: { connector: 'affiliate', states: ['TX'], endpoint: 'https://ads.example', publisher: 'us' },
      },
    },
    /appointments\.0\.lines\.0: it only shows ads for auto, which need no appointment\. Remove it\./,
  ],
  [
    'a line that it does not write',
    appointedFor({}, { lines: ['renters', 'auto'] }),
    /carrier\.json:\d+: appointments\.1\.lines\.1: it does not write auto\. Remove it, or add it to lines\./,
  ],
  ['no line', appointedFor({ lines: [] }), /appointments\.0\.lines: name at least one line\./],
  ['none at all', appointedFor(), /appointments: name at least one appointment, or leave the member out\./],
])('refuses appointments with %s, and says what to fix', (_, written, message) => {
  expect(() => load(written)).toThrow(message)
})

it('has a second policy priced by its plans or named as a percentage, and not both', () => {
  const bundle = { states: ['TX'], off: { renters: 8 } }
  expect(load({ change: { bundle } }).bundle?.off).toEqual({ renters: 8 })
  const [base, ...others] = workedDocument.steps
  const step = {
    id: 'multi-policy',
    label: 'A car and a home together',
    ref: 'R-13',
    op: 'mul',
    value: { const: '0.92' },
    when: ['eq', 'multiPolicy', true],
  }
  const plan = { steps: [base, step, ...others] }
  expect(load({ plan }).bundle).toBeUndefined()
  expect(() => load({ plan, change: { bundle } })).toThrow(
    'bundle.off.renters: its plans price multiPolicy, so that visitors see that price. Leave it out here.',
  )
})

const overWire = {
  renters: {
    ...{ connector: 'json http', states: ['TX'], endpoint: 'https://hub.example/wren' },
    key: { id: 'WREN_ID', secret: 'WREN_SECRET' },
  },
}

/** The same folder with a file of limits next to its carrier. */
function folderBehind(gateways: unknown): URL {
  const folder = folderWith({ lines: overWire })
  writeFileSync(new URL('gateways.json', folder), JSON.stringify(gateways, null, 2))
  return folder
}

it('gives a carrier the limits of the host that it shares with others', () => {
  const [wren] = loadCarriers([folderBehind([{ host: 'hub.example', perSecond: 5, questionsPerMinute: 60 }])])
  expect(wren?.lines.renters?.connector).toMatchObject({
    terms: { gateways: [{ host: 'hub.example', perSecond: 5, questionsPerMinute: 60 }] },
  })
})

it.each([
  [[{ host: 'hub.example' }], 'give it a limit: perSecond, questionsPerMinute or questionsPerDay.'],
  [[{ host: 'https://hub.example', perSecond: 5 }], 'gateways.json:3: 0.host: write the host of an endpoint'],
  [
    [{ host: 'hub.example', questionsPerMinute: 6001 }],
    'gateways.json:4: 0.questionsPerMinute: write 6000 at most, or leave it out for no limit.',
  ],
  [[{ host: 'hub.example', perMinute: 60 }], '0.perMinute: this member is unknown.'],
  [
    [
      { host: 'hub.example', perSecond: 5 },
      { host: 'hub.example', perSecond: 6 },
    ],
    'a host is named twice: give all its limits once.',
  ],
  [
    [{ host: 'hub.exmple', perSecond: 5 }],
    'carriers/gateways.json: no carrier here has an endpoint on hub.exmple. Correct the host, or remove it.',
  ],
])('refuses limits of hosts that cannot be meant: %j', (gateways, problem) => {
  expect(() => loadCarriers([folderBehind(gateways)])).toThrow(CarrierError)
  expect(() => loadCarriers([folderBehind(gateways)])).toThrow(problem)
})

it('refuses limits of a carrier that cannot be meant', () => {
  expect(() => loadCarriers([folderWith({ change: { questionsPerMinute: 0 } })])).toThrow(
    /carrier\.json:\d+: questionsPerMinute: write 1 or more, or leave it out for no limit\./,
  )
})
