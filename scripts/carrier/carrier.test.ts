import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { WireReply } from '../../src/connectors/connector.ts'
import { insuranceLines, type Rulebook, rulebook } from '../../src/law/rule.ts'
import { CallFailed } from '../../src/server/platform/outgoing/call-failed.ts'
import type { OutgoingCall } from '../../src/server/platform/outgoing/outgoing.ts'
import type { Day } from '../../src/units/day.ts'
import { ban } from '../../tests/rooms/law.ts'
import { checkCarrier } from './check-carrier.ts'
import { type NewCarrier, newCarrier } from './new-carrier.ts'

const root = mkdtempSync(join(tmpdir(), 'new-carriers-'))
afterAll(() => rmSync(root, { recursive: true }))

let count = 0

/** Writes a new carrier with some changes, and returns its folder. */
function write(changes: Partial<NewCarrier> = {}, change: Readonly<Record<string, string>> = {}): URL {
  const folder = join(root, String(count++), 'wren')
  const files = newCarrier({
    id: 'wren',
    connector: 'rate-plan',
    line: 'renters',
    isMapped: false,
    ...changes,
  })
  for (const [name, text] of [...files, ...Object.entries(change)]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return pathToFileURL(`${folder}/`)
}

interface Tried {
  readonly secrets?: Readonly<Record<string, string>>
  readonly send?: (call: OutgoingCall) => Promise<WireReply>
  readonly rules?: Rulebook
  readonly isVerbose?: boolean
}

async function check(folder: URL, { secrets = {}, send, ...law }: Tried = {}) {
  const lines: string[] = []
  const verdict = await checkCarrier({
    id: 'wren',
    folder,
    today: '2026-11-21',
    secret: name => secrets[name],
    send: send ?? (() => Promise.reject(new Error('nobody was to be called'))),
    say: line => lines.push(line),
    pause: async () => {},
    ...law,
  })
  return { verdict, isSound: verdict !== 'not in order', output: lines.join('\n') }
}

it('says how its appointments stand, and is not in order while one is over', async () => {
  const folder = write()
  const file = new URL('carrier.json', folder)
  const document = JSON.parse(readFileSync(file, 'utf8'))
  const until = async (last: string, states: object | string = 'all') => {
    const span = { states: ['TX'], lines: ['renters'], from: '2020-01-01', until: last }
    const appointments = [span, { ...span, states: ['OH'], until: 'canceled' }]
    writeFileSync(file, JSON.stringify({ ...document, appointments: [...appointments, { ...span, states }] }))
    return check(folder)
  }
  const { output, isSound } = await until('2026-12-03', ['OH'])
  expect(output).toContain('  Appointments for renters: TX: ends in 12 days, on 2026-12-03.')
  expect(output).toContain('  Appointments for renters: OH: in order.')
  expect(output).toMatch(/ {2}Appointments for renters: AL, AK, .* WY: missing: nothing is sold there\./)
  expect(isSound).toBe(true)
  const over = await until('2026-11-20')
  expect(over.output).toMatch(
    /Appointments for renters: .* TX, .*: over since 2026-11-20: nothing is sold there\. Write/,
  )
  expect(over.isSound).toBe(false)
  expect((await until('2026-11-21')).output).toContain(': ends today, 2026-11-21.')
})

it('hints at prices far from what the market asks, which no rule of the format finds', async () => {
  const folder = write()
  const losses = new URL('plans/renters-losses.csv', folder)
  expect((await check(folder)).output).not.toContain('Far from the market')
  writeFileSync(losses, readFileSync(losses, 'utf8').replace('NONE,1.00', 'NONE,100.00'))
  const { verdict, output } = await check(folder)
  expect(output).toMatch(/Far from the market in AL AK .* WY: \$15,600 in AL, where \$\d{3} is usual\./)
  expect(verdict).toBe('in order')
})

describe('a new carrier', () => {
  it.each(insuranceLines)('prices %s at once, wherever its plan may be sold, and shows how', async line => {
    const { isSound, output } = await check(write({ line }))
    expect(isSound).toBe(true)
    expect(output).toContain('Wren (demo): the folder is in order.')
    if (line === 'auto') expect(output).toMatch(/^auto, in AL, AK, AZ, AR, CO, /m)
    else if (line === 'homeowner') expect(output).toMatch(/^homeowner, in AL, .* DE, DC, GA, /m)
    else expect(output).toContain(`${line}, in all 51 states`)
    expect(output).toMatch(/\d\.\d\d (a month|for 6 months|a year|for the trip)/)
    expect(output).toMatch(
      /Worksheet for .* in Birmingham, AL 35\d{3}, from wren\/\w+\/AL version 1:\n {5}1 {2}Base premium/,
    )
    expect(output).not.toMatch(/failed|unavailable/)
  })

  it.each([
    ['json-http', false, 'WREN_KEY_ID and WREN_SECRET are not set'],
    ['json-http', true, 'WREN_SECRET is not set'],
    ['acord-xml', false, 'WREN_USER and WREN_PASSWORD are not set'],
    ['acord-xml', true, 'WREN_USER and WREN_PASSWORD are not set'],
    ['affiliate', false, 'WREN_KEY is not set'],
  ] as const)(
    'by %s (with a mapping: %s) is in order before it has a key',
    async (connector, isMapped, expected) => {
      const { isSound, output } = await check(write({ connector, isMapped, line: 'auto' }))
      expect(isSound).toBe(true)
      expect(output).toContain(expected)
    },
  )

  it.each(insuranceLines)('has a mapping to begin with, of most that a question about %s has', async line => {
    const { output } = await check(write({ connector: 'json-http', isMapped: true, line }))
    expect(output).toContain('the folder is in order')
  })

  it('is not in order when its plan produces no price: reported once, with file, line and remedy', async () => {
    const folder = write()
    const plan = new URL('plans/renters.json', folder)
    const document = JSON.parse(readFileSync(plan, 'utf8'))
    const rebate = { id: 'rebate', label: 'Rebate', ref: 'R-9', op: 'sub', value: { const: '900.00' } }
    writeFileSync(plan, JSON.stringify({ ...document, steps: [...document.steps, rebate] }, null, 2))
    const { verdict, output } = await check(folder)
    expect(verdict).toBe('not in order')
    expect(output.match(/no price in /g)).toHaveLength(1)
    expect(output).toMatch(/plans\/renters\.json:\d+: no price in AL, .*WY\. Fix the steps/)
    expect(output).toMatch(/in AL: .*it comes to -\d+\.00; a price is above 0 and at most 1,000,000/)
  })

  const banFrom = (from: Day) => ban({ line: 'renters', state: 'TX', factor: 'age', from })

  it('says which steps the law leaves out, and where', async () => {
    const folder = write()
    const plan = new URL('plans/renters.json', folder)
    const document = JSON.parse(readFileSync(plan, 'utf8'))
    const young = { id: 'young', label: 'Young', ref: 'R-9', op: 'mul', value: { const: '1.10' } }
    const steps = [...document.steps, { ...young, when: ['lt', 'insuredAge', 25] }]
    writeFileSync(plan, JSON.stringify({ ...document, steps }, null, 2))
    const { verdict, output } = await check(folder, { rules: rulebook([banFrom('2026-01-01')]) })
    expect(verdict).toBe('in order')
    expect(output).toContain('The law leaves out step young in TX.')
  })

  it.each([
    ['2027-03-01', 'in order'],
    ['2026-11-21', 'not in order'],
  ] as const)(
    'whose plan an upcoming law ends gets a warning with file, line and remedy: from %s',
    async (from, verdict) => {
      const folder = write()
      const plan = new URL('plans/renters.json', folder)
      const document = JSON.parse(readFileSync(plan, 'utf8'))
      const [base, ...steps] = document.steps
      const dated = { ...base, when: ['ge', 'insuredAge', 18] }
      writeFileSync(plan, JSON.stringify({ ...document, steps: [dated, ...steps] }, null, 2))
      const checked = await check(folder, { rules: rulebook([banFrom(from)]) })
      expect(checked.verdict).toBe(verdict)
      expect(checked.output).toMatch(
        new RegExp(
          `plans/renters\\.json:\\d+: wren/renters/TX, step base: from ${from}, Texas keeps age out of renters prices`,
        ),
      )
      expect(checked.output).toContain('Override the step in TX with one that does not read it.')
    },
  )

  it.each([
    ['its secrets are not set', false],
    ['it answers later', true],
  ])('is not called in order where %s: its price is not tested', async (_, isLater) => {
    const { verdict } = await check(write({ connector: 'json-http' }), {
      secrets: isLater ? { WREN_KEY_ID: 'wren', WREN_SECRET: 'secret' } : {},
      send: () =>
        Promise.resolve({
          status: 202,
          headers: { 'content-type': 'application/json', location: '/v1/quotes/7' },
          body: '{"pollAfterMs":1000}',
        }),
    })
    expect(verdict).toBe('not tested')
  })

  it('by phone names its number', async () => {
    expect((await check(write({ connector: 'phone' }))).output).toContain('call 1-800-555-0100')
  })
})

describe('a check of a carrier over HTTP', () => {
  const secrets = { WREN_KEY_ID: 'a', WREN_SECRET: 'b' }
  const quoted = {
    status: 'quoted',
    quoteNumber: 'W-1',
    currency: 'USD',
    premium: '178.00',
    period: 'year',
    expiresAt: '2026-12-21',
  }
  const replying = (status: number, body: unknown) => () =>
    Promise.resolve({ status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  it('asks its endpoint once, about somebody in a real town, and prints the answer', async () => {
    const calls: OutgoingCall[] = []
    const send = (call: OutgoingCall) => {
      calls.push(call)
      return replying(200, quoted)()
    }
    const { isSound, output } = await check(write({ connector: 'json-http' }), { secrets, send })
    expect(isSound).toBe(true)
    expect(output).toContain('https://api.wren.example: 178.00 a year')
    expect(output).toContain('https://api.wren.example: a theft, $50,000 of belongings: 178.00 a year')
    expect(calls).toHaveLength(2)
    expect(JSON.parse(calls[0]?.request.body ?? '')).toMatchObject({
      effectiveDate: '2026-11-22',
      risk: { location: { zip: expect.stringMatching(/^3[56]\d{3}$/) } },
    })
  })

  it.each([
    ['refuses the key', replying(401, {}), 'failed: auth', 'Check the settings that contain it.'],
    ['answers badly', replying(200, {}), 'failed: badAnswer', 'Compare it with docs/carriers.md'],
    ['is closed', replying(503, {}), 'failed: maintenance', 'Try again later.'],
    [
      'is not there',
      () => Promise.reject(new CallFailed('refused', { unsent: true })),
      'failed: refused',
      'Check the endpoint',
    ],
  ])('says what to do where it %s', async (_, send, expected, fix) => {
    const { isSound, output } = await check(write({ connector: 'json-http' }), { secrets, send })
    expect(isSound).toBe(false)
    expect(output).toContain(expected)
    expect(output).toContain(fix)
  })

  it('follows an answer that comes later to its price', async () => {
    const later = replying(202, { pollAfterMs: 2000 })
    const priced = replying(200, quoted)
    const replies = [later, later, priced, priced]
    const methods: string[] = []
    const send = async ({ request }: OutgoingCall) => {
      methods.push(`${request.method} ${request.path}`)
      const reply = await (replies[methods.length - 1] ?? later)()
      return { ...reply, headers: { ...reply.headers, location: '/v1/quotes/7' } }
    }
    const { verdict, output } = await check(write({ connector: 'json-http' }), { secrets, send })
    expect(verdict).toBe('in order')
    expect(output).toContain('https://api.wren.example: 178.00 a year')
    expect(methods.slice(0, 3)).toEqual(['POST /v1/quotes', 'GET /v1/quotes/7', 'GET /v1/quotes/7'])
  })

  it('shows question and answer on request, with the names of secrets in their place', async () => {
    const hidden = { WREN_KEY_ID: 'agency-id', WREN_SECRET: 'twig-of-gold' }
    const body = { ...quoted, quoteNumber: 'for twig-of-gold' }
    const tried = { secrets: hidden, send: replying(200, body), isVerbose: true }
    const { output } = await check(write({ connector: 'json-http' }), tried)
    expect(output).toContain('> POST /v1/quotes')
    expect(output).toContain('"line": "renters"')
    expect(output).toContain('< 200 application/json')
    expect(output).toContain('x-key-id: <WREN_KEY_ID>')
    expect(output).toContain('"quoteNumber": "for <WREN_SECRET>"')
    expect(output).not.toContain('twig-of-gold')
    expect(
      (await check(write({ connector: 'json-http' }), { ...tried, isVerbose: false })).output,
    ).not.toContain('> POST')
  })

  it.each(['header', 'form'])(
    'shows on request what the server of tokens said, without what is secret (login in the %s)',
    async credentialsIn => {
      const tokenUrl = 'https://login.wren.example/oauth/token?tenant=7'
      const folder = write({ connector: 'json-http' })
      const file = new URL('carrier.json', folder)
      const document = JSON.parse(readFileSync(file, 'utf8'))
      const oauth = { tokenUrl, id: 'WREN_KEY_ID', secret: 'WREN_SECRET', credentialsIn }
      document.lines.renters = { ...document.lines.renters, access: { oauth } }
      delete document.lines.renters.key
      writeFileSync(file, JSON.stringify(document))
      const granted = {
        ...{
          access_token: 'gold-token',
          refresh_token: 'gold-too',
          token_type: 'BearerToken',
          expires_in: 'soon',
        },
        client_id: 'agency & id',
      }
      const tried = { secrets: { WREN_KEY_ID: 'agency & id', WREN_SECRET: 'twig of gold' }, isVerbose: true }
      const { output, isSound } = await check(folder, { ...tried, send: replying(200, granted) })
      expect(isSound).toBe(false)
      expect(output).toContain(
        'failed: badAnswer (the reply of the token server is not understood at expires_in)',
      )
      expect(output).toContain(`> POST ${tokenUrl}`)
      expect(output).toContain('"token_type": "BearerToken"')
      expect(output).toContain('"access_token": "<10 characters>"')
      expect(output).toContain(
        credentialsIn === 'form' ? 'client_secret=<WREN_SECRET>' : '> authorization: Basic <the login>',
      )
      for (const secret of [
        'gold-token',
        'gold-too',
        'twig',
        'agency & id',
        btoa('agency+%26+id:twig+of+gold'),
      ])
        expect(output).not.toContain(secret)
    },
  )

  it('names how often the carrier is asked at most, by its folder and by the host that it shares', async () => {
    const folder = write({ connector: 'json-http' })
    const file = new URL('carrier.json', folder)
    const document = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...document, questionsPerMinute: 60, questionsPerDay: 20_000 }))
    const gateways = [{ host: 'api.wren.example', perSecond: 5 }]
    writeFileSync(new URL('../gateways.json', folder), JSON.stringify(gateways))
    const { output } = await check(folder)
    expect(output).toContain('Asked at most: 60 questions a minute, 20000 questions a day.')
    expect(output).toContain('With all others on api.wren.example (gateways.json): 5 calls a second.')
  })

  it('lists each product of the mapping with its price or why it has none, and is not in order with one that it does not understand', async () => {
    const tier = (word: string) => [{ path: '.tier', is: [word] }]
    const mapping = {
      lines: ['renters'],
      request: { path: '/rates', auth: { style: 'bearer' }, body: { zip: { $from: 'risk.location.zip' } } },
      answer: [
        {
          quoted: {
            products: {
              each: 'offers',
              list: ['Good', 'Better', 'Best'].map(name => ({
                id: name.toLowerCase(),
                name,
                when: tier(name),
              })),
            },
            premium: { path: '.dollars', unit: 'dollars' },
            term: 'year',
            coverageText: { path: '.tier' },
          },
        },
      ],
    }
    const folder = write(
      { connector: 'json-http', isMapped: true },
      { 'mapping.json': JSON.stringify(mapping) },
    )
    const tried = async (...offers: object[]) => check(folder, { secrets, send: replying(200, { offers }) })
    const lost = await tried({ tier: 'Good', dollars: 120 }, { tier: 'Better', dollars: 'soon' })
    expect(lost.verdict).toBe('not in order')
    expect(lost.output).toContain('\n    Good: 120.00 a year (Good)\n')
    expect(lost.output).toContain('\n    Better: no price (an amount of its bill is missing, or is none)')
    expect(lost.output).toContain('\n    Best: no price (the reply does not have it)')
    const fewer = await tried({ tier: 'Good', dollars: 120 }, { tier: 'Best', dollars: 180 })
    expect(fewer.verdict).toBe('in order')
    expect(fewer.output).toContain('\n    Best: 180.00 a year (Best)')
    expect(fewer.output).toContain('\n    Better: no price (the reply does not have it)')
    expect((await tried({ tier: 'Best', dollars: 'soon' })).output).toContain('\n    Best: no price (')
  })

  it('hides the secrets that a mapping sends in header, query and body', async () => {
    const request = {
      path: '/{state}/quotes',
      headers: { 'X-Agency': { $secret: 'WREN_AGENCY' } },
      query: { key: { $secret: 'WREN_QUERY' } },
      body: { login: { password: { $secret: 'WREN_BODY' } } },
    }
    const answer = [{ quoted: { premium: { path: 'price', unit: 'dollars' }, term: 'year' } }]
    const mapping = JSON.stringify({ lines: ['renters'], request, answer })
    const folder = write({ connector: 'json-http', isMapped: true }, { 'mapping.json': mapping })
    const file = new URL('carrier.json', folder)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"key": \{[^}]*\},?/, ''))
    const hidden = { WREN_AGENCY: 'of gold', WREN_QUERY: 'twig & leaf', WREN_BODY: 'say "bough"' }
    const called: string[] = []
    const send = ({ request: { path, headers, body } }: OutgoingCall) => {
      called.push(`${path} ${headers['X-Agency']} ${body}`)
      return replying(200, { price: 178 })()
    }
    const { output } = await check(folder, { secrets: hidden, send, isVerbose: true })
    expect(called[0]).toMatch(
      /^\/[A-Z]{2}\/quotes\?key=twig\+%26\+leaf of gold \{"login":\{"password":"say \\"bough\\""\}\}$/,
    )
    expect(output).toMatch(/> POST \/[A-Z]{2}\/quotes\?key=<WREN_QUERY>\n/)
    expect(output).toContain('X-Agency: <WREN_AGENCY>')
    expect(output).toContain('"password": "<WREN_BODY>"')
    for (const trace of ['gold', 'leaf', 'bough']) expect(output).not.toContain(trace)
    const { WREN_QUERY: _, ...others } = hidden
    const unset = await check(folder, { secrets: others, send })
    expect(unset.output).toContain('Not called: WREN_QUERY is not set')
  })

  it('asks once for all states whose questions are alike, and prints each answer once with its states', async () => {
    const asked: string[] = []
    const send = ({ request }: OutgoingCall) => {
      const question = JSON.parse(request.body)
      asked.push(question.state)
      return replying(question.risk.drivers[0].sex === undefined ? 503 : 200, quoted)()
    }
    const { verdict, output } = await check(write({ connector: 'json-http', line: 'auto' }), {
      secrets,
      send,
    })
    expect(verdict).toBe('not in order')
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.length).toBeLessThan(17)
    expect(output).toMatch(/failed: maintenance \(HTTP 503\): .*\bCA\b/)
    expect(output.match(/Try again later\./g)).toHaveLength(1)
    expect(output).toMatch(/178\.00 a year.*: .*\bTX\b/)
  })

  it('names each required member that no question fills, and what would, before anything is sent', async () => {
    const folder = write({ connector: 'json-http', line: 'auto', isMapped: true })
    const file = new URL('mapping.json', folder)
    const mapping = JSON.parse(readFileSync(file, 'utf8'))
    const required = ['zip', 'applicant.mobilePhone', 'drivers.*.licenseNumber', 'drivers.*.eyeColor']
    const body = {
      ...mapping.request.body,
      drivers: { $each: 'risk.drivers', item: { born: { $from: '.dob' } } },
    }
    writeFileSync(file, JSON.stringify({ ...mapping, request: { ...mapping.request, required, body } }))
    const { verdict, output } = await check(folder, { secrets, send: () => expect.fail('it was called') })
    expect(verdict).toBe('not in order')
    expect(output).toContain(
      'applicant.mobilePhone is required, and no question about auto fills it. Write "phone" into needs',
    )
    expect(output).toContain(
      'drivers.*.licenseNumber is required, and no question about auto fills it. Write "licenseNumber"',
    )
    expect(output).toContain(
      'drivers.*.eyeColor is required, and no question about auto fills it for everybody.',
    )
    expect(output).not.toContain('zip is required')
  })

  it('names each required member that a visitor answers only after the price, or may leave out', async () => {
    const folder = write({ connector: 'json-http', isMapped: true })
    const [mappingFile, carrierFile] = [new URL('mapping.json', folder), new URL('carrier.json', folder)]
    const mapping = JSON.parse(readFileSync(mappingFile, 'utf8'))
    const document = JSON.parse(readFileSync(carrierFile, 'utf8'))
    const question = { kind: 'text', example: 'Oak' }
    document.lines.renters.needs = {
      vet: { to: 'quote', prompt: 'Who is your vet?', ...question },
      park: { to: 'quote', prompt: 'Which park?', required: false, ...question },
      school: { to: 'confirm', prompt: 'Which school?', ...question },
    }
    writeFileSync(carrierFile, JSON.stringify(document))
    const ids = ['vet', 'park', 'school']
    const body = {
      ...mapping.request.body,
      ...Object.fromEntries(ids.map(id => [id, { $from: `answers.${id}` }])),
    }
    writeFileSync(
      mappingFile,
      JSON.stringify({ ...mapping, request: { ...mapping.request, required: ids, body } }),
    )
    const { verdict, output } = await check(folder, { secrets, send: () => expect.fail('it was called') })
    expect(verdict).toBe('not in order')
    for (const id of ['park', 'school'])
      expect(output).toContain(`${id} is required, and what fills it is asked later or may be left out`)
    expect(output).not.toContain('vet is required')
  })

  it('answers a question of the carrier’s own with the example of the folder', async () => {
    const folder = write({ connector: 'json-http' })
    const file = new URL('carrier.json', folder)
    const document = JSON.parse(readFileSync(file, 'utf8'))
    const vet = { to: 'quote', prompt: 'Who is your vet?', kind: 'text', example: 'Dr. Ann Example' }
    document.lines.renters.needs = { vet }
    writeFileSync(file, JSON.stringify(document))
    const answers = new Set<string>()
    const send = ({ request }: OutgoingCall) => {
      answers.add(JSON.parse(request.body).answers.vet)
      return replying(200, quoted)()
    }
    expect((await check(folder, { secrets, send })).verdict).toBe('in order')
    expect([...answers]).toEqual(['Dr. Ann Example'])
  })

  it('calls every host', async () => {
    const folder = write({ connector: 'json-http' })
    const file = new URL('carrier.json', folder)
    const document = JSON.parse(readFileSync(file, 'utf8'))
    document.lines.renters.endpoint = { TX: 'https://tx.wren.example', otherwise: 'https://api.wren.example' }
    writeFileSync(file, JSON.stringify(document))
    const { output } = await check(folder, { secrets, send: replying(200, quoted) })
    expect(output).toMatch(/https:\/\/tx\.wren\.example: 178\.00 a year.*: TX$/m)
    expect(output).toMatch(/https:\/\/api\.wren\.example: 178\.00 a year/)
  })

  it('says that the answer did not come', async () => {
    const send = () =>
      Promise.resolve({
        status: 202,
        headers: { 'content-type': 'application/json', location: '/v1/quotes/7' },
        body: '{"pollAfterMs":2000}',
      })
    const { isSound, output } = await check(write({ connector: 'json-http' }), { secrets, send })
    expect(isSound).toBe(true)
    expect(output).toContain('has not answered at /v1/quotes/7 within 45 seconds')
  })
})

it.each([
  ['renters-losses.csv', 'losses,value\nNONE,1.00\n', /renters.*losses.*ONE_THEFT/],
  ['renters-losses.csv', 'losses,value\nNONE,many\n', /renters-losses\.csv:2/],
  ['renters.json', '{\n  "schema": 1,\n}', /renters\.json/],
  ['../carrier.json', '{\n  "id": "wren",\n  oops\n}', /carrier\.json:3: this is not JSON/],
])('a check names the file and what to fix in %s', async (name, text, message) => {
  await expect(check(write({}, { [`plans/${name}`]: text }))).rejects.toThrow(message)
})
