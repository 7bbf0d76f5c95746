import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCarrier } from '../../scripts/carrier/new-carrier.ts'
import { newSite } from '../../scripts/site/new-site.ts'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { journeys } from '../support/journeys.ts'
import { type MailServer, openMailServer } from '../support/mail-server.ts'
import { demoCarriers, type Running, run } from '../support/service.ts'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { isVisitors } from '../support/visitors-words.ts'
import { answerPage, keyboardHand, quickHand } from './hands.ts'
import { faultsOnBothScreens, journeyWidths, openPage } from './page.ts'
import { isAlive } from './service-of-file.ts'
import { shoot } from './shoot.ts'

// An operator who has read docs/site.md and docs/carriers.md alone: two lines, three states, a carrier over JSON with two
// products, one over ACORD, requests for an agent by webhook, and nothing of the demonstration.

/** Everything that left the service, as text: pages, scripts, headers, mails, requests to carriers. */
const sent = new Map<string, string>()
const ofDemonstration = /wadsworth|butler|demonstration|\bdemo\b/i
/** The scripts are the same for every site; names in their code are not text. */
const ofScripts = /wadsworth|butler|demonstration|\(demo\)/i
/** The one name of the interface that is fixed (spec 1.6). */
const fixed = /"?wadsworth_first_step"?/g
const isScript = (name: string) => /\/assets\/[\w-]+\.js$/.test(name)

const wire = createServer(async (request, response) => {
  const { url = '', headers } = request
  const body = await text(request)
  sent.set(`request ${sent.size} to ${url}`, `${JSON.stringify(headers)} ${body}`)
  if (url.startsWith('/acord')) return response.setHeader('content-type', 'text/xml').end(acordReply(body))
  response.setHeader('content-type', 'application/json')
  if (url === '/token') return response.end('{"access_token":"token-of-the-hub","expires_in":3600}')
  if (url === '/leads') return response.writeHead(202).end('{}')
  const isSignedOn = headers.authorization === 'Bearer token-of-the-hub'
  const offer = (tier: string, cents: number) => ({
    tier,
    price: { cents },
    url: `https://oak.example/${tier}`,
  })
  const offers = [offer('BASIC', 15600), offer('PLUS', 19800)]
  response.statusCode = isSignedOn ? 200 : 401
  response.end(JSON.stringify({ status: 'RATED', number: 'OAK-1', cover: 'As asked', offers }))
})

function acordReply(question: string): string {
  const [, name = ''] = /<(\w+InqRq)>/.exec(question) ?? []
  const price = '<FullTermAmt><Amt>174.00</Amt></FullTermAmt>'
  return `<ACORD><SignonRs><Status><StatusCd>0</StatusCd></Status></SignonRs><InsuranceSvcRs><${name.replace(/Rq$/, 'Rs')}>
    <MsgStatus><MsgStatusCd>Success</MsgStatusCd></MsgStatus><PolicySummaryInfo>${price}</PolicySummaryInfo>
    <PersPolicy><QuoteInfo><CompanysQuoteNumber>ELM-1</CompanysQuoteNumber></QuoteInfo></PersPolicy>
  </${name.replace(/Rq$/, 'Rs')}></InsuranceSvcRs></ACORD>`
}

type Files = ReadonlyMap<string, string>

async function write(folder: string, files: Files): Promise<void> {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

/** The beginning of a PNG of 1200 × 630 pixels. */
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452000004b0000002760802000000', 'hex')

/** The files with a JSON document changed, as an editor would. */
function edited<Document>(files: Files, name: string, change: (document: Document) => object): Files {
  // As `new` has just written it.
  const document = JSON.parse(files.get(name) ?? '') as Document
  return new Map([...files, [name, JSON.stringify(change(document), null, 2)]])
}

interface CarrierJson {
  readonly insurer: object
  readonly lines: Readonly<Record<string, object>>
}

/** A carrier that is real: no word of a demonstration is left in its files. */
function real(files: Files, name: string, change: object): Files {
  return edited(files, 'carrier.json', ({ insurer, lines, ...carrier }: CarrierJson) => {
    const line = { ...lines.renters, states: ['TX', 'OH', 'CA'], ...change }
    const about = { ...insurer, name, tagLine: 'By its members', descriptionHtml: '<p>A mutual.</p>' }
    return { ...carrier, demo: false, insurer: about, lines: { renters: line, auto: line } }
  })
}

let root: string
let service: Running
let mails: MailServer

beforeAll(async () => {
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
  // It listens on a port.
  const host = `127.0.0.1:${(wire.address() as AddressInfo).port}`
  mails = await openMailServer()
  root = await mkdtemp(join(tmpdir(), 'own-'))
  const site = edited(newSite(), 'site.json', (own: object) => ({
    ...own,
    name: 'Juniper',
    earnings: 'Insurers pay us a commission. It never changes a price or the order of the list.',
    demoCarriers: [],
    assistant: false,
    emailVariants: { renters: 'more' },
    inviteCode: ['renters'],
  }))
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30"/></svg>'
  await write(
    join(root, 'site'),
    new Map([
      ...site,
      ['theme.css', ':root { --paper: light-dark(#ffffff, #101010); }'],
      ['logo.svg', drawing],
      ['pages/imprint.md', '# Who we are\n\n{{company}}, {{days kept}} days.\n'],
    ]),
  )
  await writeFile(join(root, 'site/share.png'), picture)
  const isMapped = true
  const oak = real(
    newCarrier({ id: 'oak', connector: 'json-http', line: 'renters', isMapped }),
    'Oak Mutual',
    {
      endpoint: `http://${host}/oak`,
      key: undefined,
      access: { oauth: { tokenUrl: `http://${host}/token`, id: 'OAK_ID', secret: 'OAK_SECRET' } },
    },
  )
  const tier = (id: string, name: string) => ({ id, name, when: [{ path: '.tier', is: [id.toUpperCase()] }] })
  const mapped = edited(oak, 'mapping.json', ({ request, ...mapping }: { request: object }) => ({
    ...mapping,
    lines: ['renters', 'auto'],
    // What the questions of both lines have.
    tables: {},
    request: {
      ...request,
      auth: undefined,
      body: {
        zip: { $from: 'risk.location.zip' },
        name: { $text: '{risk.insured.first} {risk.insured.last}' },
        from: { $from: 'effectiveDate' },
      },
    },
    answer: [
      {
        when: [{ path: 'status', is: ['RATED'] }],
        quoted: {
          products: { each: 'offers', list: [tier('basic', 'Basic'), tier('plus', 'Plus')] },
          premium: { path: '.price.cents', unit: 'cents' },
          term: 'year',
          quoteNumber: { path: 'number' },
          coverageText: { path: 'cover' },
          bridgeUrl: { path: '.url' },
        },
      },
    ],
  }))
  await write(join(root, 'carriers/oak'), mapped)
  const elm = real(
    newCarrier({ id: 'elm', connector: 'acord-xml', line: 'renters', isMapped }),
    'Elm Casualty',
    {
      endpoint: `http://${host}`,
    },
  )
  await write(
    join(root, 'carriers/elm'),
    edited(elm, 'dialect.json', () => ({ producer: { agencyId: 'AG-20' } })),
  )
  const ours = loadCarriers([pathToFileURL(`${root}/carriers/`)])
  service = await run({
    carriers: [...demoCarriers(), ...ours],
    env: {
      SITE_DIR: join(root, 'site'),
      SANDBOX: 'off',
      EGRESS_ALLOW: host,
      SMTP_URL: mails.url,
      LEADS: 'webhook',
      LEADS_TO: 'Maple Street Agency',
      LEADS_URL: `http://${host}/leads`,
      LEADS_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
      ...{ OAK_ID: 'id', OAK_SECRET: 'secret', ELM_USER: 'user', ELM_PASSWORD: 'password' },
    },
  })
})
afterAll(async () => {
  await service.close()
  await mails.close()
  wire.closeAllConnections()
  wire.close()
  await rm(root, { recursive: true })
})

/** Records all that the browser receives and sends, and what it shows in the end. */
function listenTo(page: Page): { all: () => Promise<void> } {
  const waiting: Promise<void>[] = []
  page.on('response', response => {
    const keep = async () => {
      const name = `${response.request().method()} ${response.url()} ${response.status()}`
      const headers = JSON.stringify([await response.request().allHeaders(), await response.headersArray()])
      const isText = /html|json|javascript|css|svg|text|xml/.test(response.headers()['content-type'] ?? '')
      const body = isText && response.status() !== 303 ? await response.text() : ''
      sent.set(response.url(), `${sent.get(response.url()) ?? ''} ${name} ${headers} ${body}`)
    }
    // Leaving a page cancels what is still on its way.
    waiting.push(keep().catch(() => {}))
  })
  return { all: async () => void (await Promise.all(waiting)) }
}

/** The final page, and what it stores in the browser. */
async function keepScreen(page: Page): Promise<void> {
  await isAlive(page)
  const kept = await page.evaluate(async () => [
    document.documentElement.outerHTML,
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await caches?.keys(),
      await indexedDB.databases(),
    ]),
  ])
  sent.set(`screen ${sent.size} ${page.url()}`, kept.join(' '))
}

test.each(journeyWidths)(
  'a site made by the document alone leads a visitor to prices of its carriers, and no page names the demonstration: %i px',
  async width => {
    const leads = () => [...sent.keys()].filter(name => name.endsWith('/leads')).length
    const before = { leads: leads(), mails: mails.received.length }
    await using visit = await openPage(width)
    const { page, errors } = visit
    // On a desktop without a mouse.
    const hand = width < 768 ? quickHand : keyboardHand(page)
    const heard = listenTo(page)
    await page.goto(`${service.origin}/start`)
    await keepScreen(page)
    await shoot(page, `own-start-${width}`)
    expect(await page.locator('input[name="type"], select[name="type"] option').count()).toBe(2)
    for (const [route, words] of journeys.renters) {
      await page.waitForURL(url => url.pathname === route)
      await keepScreen(page)
      await answerPage(page, words, hand)
    }
    await page.getByRole('heading', { name: "Here's what we found." }).waitFor()
    for (const insurer of ['Oak Mutual Basic', 'Oak Mutual Plus', 'Elm Casualty'])
      await page.getByRole('heading', { name: insurer }).waitFor()
    await page.getByText('2 of 2 insurers answered').waitFor()
    await keepScreen(page)
    await shoot(page, `own-results-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    const results = page.url()
    await hand.press(page.getByRole('link', { name: 'Have an agent call or email me' }))
    await page.waitForURL('**/agent')
    await keepScreen(page)
    await shoot(page, `own-agent-${width}`)
    await hand.tick(page.getByLabel('Call me'))
    await hand.type(page.getByLabel('Phone', { exact: true }), '(512) 555-0142')
    await hand.tick(page.getByLabel(/^I’d like Maple Street Agency to contact me/))
    await hand.press(page.getByRole('button', { name: 'Send my request' }))
    await page
      .getByRole('button', { name: 'Cancel my request' })
      .or(page.getByText('has been sent'))
      .waitFor()
    await keepScreen(page)
    await page.goto(`${results}/continue/oak.plus`)
    await keepScreen(page)
    await page.goto(`${results}/add`)
    await hand.press(page.getByRole('button', { name: 'Get car insurance quotes' }))
    await page.waitForURL(/\/quote\/auto\//)
    await keepScreen(page)
    await expect.poll(leads).toBeGreaterThan(before.leads)
    await expect.poll(() => mails.received.length).toBeGreaterThan(before.mails)
    await heard.all()
    expect(errors).toEqual([])

    const cookies = (await page.context().cookies()).map(({ name }) => name)
    sent.set('cookies', cookies.join())
    for (const { raw, text, html } of mails.received)
      sent.set(`mail ${sent.size}`, [raw, text, html].join('\n'))
    const inOwnName = [...sent].filter(([, text]) => text.includes('Juniper')).map(([name]) => name)
    for (const kind of ['to /token', 'to /oak', 'to /acord', 'to /leads', 'mail', '/start', results])
      expect(inOwnName.join('\n')).toContain(kind)
    expect(faultsIn(sent)).toEqual([])
  },
)

function faultsIn(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([name, text]) => {
    const wrong = isScript(name) ? ofScripts : ofDemonstration
    const found = wrong.exec(text.replace(fixed, ''))
    return found
      ? [`${name}: …${text.replace(fixed, '').slice(Math.max(0, found.index - 60), found.index + 60)}…`]
      : []
  })
}

/** The texts of a page, one per element, that are in the first person singular. */
function inFirstPerson(html: string): readonly string[] {
  const texts = html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    .replaceAll('&#x27;', '’')
    .split(/<[^>]*>/)
    .map(text => text.trim())
  return texts.filter(
    text =>
      !isVisitors(text) && /\b(?:I|me|my|myself)\b(?![^“]*”)/.test(text) && !/^[A-Z]\w+ [A-Z]/.test(text),
  )
}

test('its other pages, its files for machines and its letters name it alone, and speak for a company', async () => {
  const { visitor, path } = await visitorWithPrices(service)
  const pages = [
    '/welcome',
    '/mobile',
    '/partner?partner=maple&type=auto&zip=43004',
    '/faq',
    '/order',
    '/terms',
    '/privacy',
  ]
  const more = [
    '/disclosure',
    '/about',
    '/accessibility',
    '/credits',
    '/law/ca',
    '/imprint',
    '/nowhere/x',
    `/quotes/${'A'.repeat(22)}`,
    '/quotes/x',
  ]
  const ofQuote = ['', '/data', '/answers', '/exact', '/cover', '/save', '/price/elm'].map(
    part => path + part,
  )
  const forMachines = [
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/favicon.ico',
    '/favicon.svg',
    '/api/v1/nothing',
    '/site/logo.svg',
  ]
  const communities = [
    '/best-renters-insurance-alder-hall-tenants',
    '/quote/life/1',
    `/start?type=life&zip=10001`,
  ]
  const seen = new Map<string, string>()
  for (const page of [...pages, ...more, ...ofQuote, ...forMachines, ...communities]) {
    const response = await visitor.open(page)
    const html = await response.text()
    seen.set(page, `${JSON.stringify([...response.headers])} ${html}`)
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      expect(inFirstPerson(html), page).toEqual([])
      expect(html, page).toContain('Juniper')
    }
  }
  expect(faultsIn(seen)).toEqual([])
  expect(seen.get('/imprint')).toContain('30 days.')
  const lawPages = seen.get('/sitemap.xml')?.match(/law\/\w+/g)
  // Each in both languages.
  expect([...new Set(lawPages)]).toEqual(['law/ca', 'law/oh', 'law/tx'])
})

test('it has its own colors and its own logo', async () => {
  const visitor = service.visitor()
  const html = await (await visitor.open('/start')).text()
  expect(html).toContain('<style>:root{--paper:light-dark(#ffffff, #101010)}</style>')
  expect(html).toContain('<meta name="theme-color" content="#101010" media="(prefers-color-scheme: dark)">')
  expect(html).toContain('src="/site/logo.svg"')
  expect(html).toContain('<link rel="icon" href="/site/logo.svg"')
  const logo = await visitor.open('/site/logo.svg')
  expect(logo.headers.get('content-security-policy')).toContain('sandbox')
  expect(html).toContain('<a href="/imprint">Who we are</a>')
})

test('messengers show the site’s own picture of a link to a page that is for everybody', async () => {
  const visitor = service.visitor()
  const [, address = ''] =
    /<meta property="og:image" content="([^"]+)">/.exec(await (await visitor.open('/start')).text()) ?? []
  expect(address).toMatch(/^http:\/\/localhost:\d+\/site\/share\.png$/)
  const shown = await visitor.open('/site/share.png')
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture)
})

test('it decides how a line offers mail, and which asks for an invite code', async () => {
  const { visitor } = await visitorWithPrices(service)
  const html = await (await visitor.open('/quote/renters/3')).text()
  expect(html).toContain('See more prices')
  expect(html).toContain('I have an invite code')
})
