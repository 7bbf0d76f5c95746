import { createHash } from 'node:crypto'
import type { CallToolResult, JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import {
  AppBridge,
  getToolUiResourceUri,
  type McpUiHostCapabilities,
  type McpUiHostContext,
} from '@modelcontextprotocol/ext-apps/app-bridge'
import type { Frame, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { CardsOfOffers, ToldOffers } from '../../src/contract/prices/told-offer.ts'
import { type Assistant, assistantAt, knownAnswers } from '../support/assistant.ts'
import { pagesOf, readPersonas } from '../support/personas.ts'
import { axeFindings, openPage } from './page.ts'
import { serviceOfFile } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const secret = 'a-key-of-a-chat'
const keys = [{ name: 'chat', sha256: createHash('sha256').update(secret).digest('hex'), quotesADay: 1_000 }]

const service = serviceOfFile({ site: { agents: { keys } } })

/** A quote of a persona, of which every insurer has been asked. */
async function quoteOf(assistant: Assistant, language: 'en' | 'es', name: string): Promise<string> {
  const persona = readPersonas().find(({ file }) => file === `${name}.yaml`) ?? expect.fail('no persona')
  const { line, zip } = persona
  const begun = await assistant.use('start_quote', { line, zip, language })
  const quote = String(begun.values.quote)
  const answers = knownAnswers(pagesOf(persona))
  const { values } = await assistant.use('answer_questions', { quote, answers })
  const { version } = values.disclosure as { readonly version: string }
  await assistant.use('answer_questions', { quote, disclosure_shown: version })
  return quote
}

interface Conversation {
  readonly page: Page
  /** The app. */
  readonly frame: Frame
  readonly bridge: AppBridge
  /** What the host opened for it. */
  readonly opened: readonly string[]
  readonly errors: readonly string[]
}

const host = 'http://host.example/'
const app = 'http://app.example/'

/** What a host allows an app that declares nothing else. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'none'"

interface HostSide {
  readonly width: number
  readonly context: McpUiHostContext
  readonly capabilities?: McpUiHostCapabilities
}

/** A conversation in a plain page: the app in a sandboxed frame, and the official host side of the protocol. */
async function conversation(
  { client }: Assistant,
  { width, context, capabilities = { openLinks: {}, serverTools: {} } }: HostSide,
): Promise<Conversation> {
  const { tools } = await client.listTools()
  const uri = getToolUiResourceUri(tools.find(({ name }) => name === 'get_quotes') ?? {}) ?? ''
  const [content] = (await client.readResource({ uri })).contents
  const html = content && 'text' in content ? content.text : expect.fail('no app')
  const { page, errors } = await openPage(360)
  page.setDefaultTimeout(20_000)
  await page.setViewportSize({ width, height: 740 })
  const body = `<!doctype html><title>Chat</title><style>body{margin:0}iframe{width:100%;border:0}</style><iframe sandbox="allow-scripts" src="${app}"></iframe><script>const frame = document.querySelector('iframe');addEventListener('message', ({ source, data }) => source === frame.contentWindow && fromApp(data))</script>`
  await page.route(host, route => route.fulfill({ body, contentType: 'text/html' }))
  const headers = { 'Content-Security-Policy': policy }
  await page.route(app, route => route.fulfill({ body: html, contentType: 'text/html', headers }))
  const transport: Transport = {
    start: async () => {},
    close: async () => {},
    send: message =>
      page.evaluate(
        told => document.querySelector('iframe')?.contentWindow?.postMessage(told, '*'),
        message as object,
      ),
  }
  await page.exposeFunction('fromApp', (message: JSONRPCMessage) => transport.onmessage?.(message))
  const bridge = new AppBridge(client, { name: 'host', version: '1.0.0' }, capabilities, {
    hostContext: context,
  })
  const opened: string[] = []
  bridge.onopenlink = async ({ url }) => {
    opened.push(url)
    return {}
  }
  bridge.onsizechange = ({ height: tall }) =>
    void page.evaluate(px => {
      const frame = document.querySelector('iframe')
      if (frame) frame.style.height = `${px}px`
    }, tall)
  const met = new Promise(resolve => {
    bridge.oninitialized = resolve
  })
  await bridge.connect(transport)
  await page.goto(host)
  await met
  const frame = page.frame({ url: app }) ?? expect.fail('no frame')
  return { page, frame, bridge, opened, errors }
}

/** Has the assistant ask for prices, and the host show them. */
async function showPrices(
  { bridge }: Conversation,
  { client }: Assistant,
  quote: string,
): Promise<CallToolResult> {
  const args = { quote, wait_seconds: 8 }
  await bridge.sendToolInput({ arguments: args })
  const result = (await client.callTool({ name: 'get_quotes', arguments: args })) as CallToolResult
  await bridge.sendToolResult(result)
  return result
}

/** Each card's insurer, price and differences, as somebody reads them, but for the page's links to its questions. */
function cardsOn(place: Page | Frame): Promise<readonly string[]> {
  const parts = ['h2', ...['figure', 'period', 'popular', 'differences'].map(name => `[class*=${name}]`)]
  return place.getByRole('article').evaluateAll((cards, selectors) => {
    const textOf = (part: Node | null) => {
      const copy = part?.cloneNode(true) as Element | undefined
      for (const link of copy?.querySelectorAll('a') ?? []) link.remove()
      return copy?.textContent?.trim() ?? ''
    }
    return cards.map(card => selectors.map(one => textOf(card.querySelector(one))).join(' '))
  }, parts)
}

/** The cards of the results page, for somebody who opens a link to the quote and says that all answers are right. */
async function cardsOnPage(link = '', language: 'en' | 'es', count: number): Promise<readonly string[]> {
  await using visit = await openPage(1280)
  const { page } = visit
  await page.goto(link)
  await page.getByRole('button', { name: { en: /Show my prices/, es: /Ver mis precios/ }[language] }).click()
  await page
    .getByRole('article')
    .nth(count - 1)
    .waitFor()
  return await cardsOn(page)
}

/** What is wrong with the app as it is shown: a finding of axe, or that it is wider than its frame. */
async function faultsOf({ frame }: Conversation): Promise<readonly string[]> {
  const sideways = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []), ...(await axeFindings(frame))]
}

const paperOf = ({ frame }: Conversation) =>
  frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

describe.each(['en', 'es'] as const)('the cards of an assistant that speaks %s', language => {
  const say = { en: 'Open in Wadsworth', es: 'Abrir en Wadsworth' }[language]

  test.each([360, 800])('show at %i pixels what the page of the same quote shows', async width => {
    const assistant = await assistantAt(service.origin, secret)
    const quote = await quoteOf(assistant, language, 'renters')
    const talk = await conversation(assistant, { width, context: { locale: 'en-US' } })
    await showPrices(talk, assistant, quote)
    await talk.frame.getByRole('article').first().waitFor()
    await shoot(talk.page, `cards-${language}-${width}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await talk.page.emulateMedia({ colorScheme })
      expect(await faultsOf(talk)).toEqual([])
    }
    // The host's own scheme comes before the browser's.
    const dark = await paperOf(talk)
    talk.bridge.setHostContext({ theme: 'light' })
    await expect.poll(() => paperOf(talk)).not.toBe(dark)

    // As high as its frame, whichever details are open.
    await talk.frame.locator('summary').first().click()
    const spare = () => talk.frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await expect.poll(spare).toBeLessThanOrEqual(0)
    await shoot(talk.page, `cards-open-${language}-${width}`)
    expect(await faultsOf(talk)).toEqual([])

    const shown = await cardsOn(talk.frame)
    expect(shown.length).toBeGreaterThan(5)
    await talk.frame.getByRole('button', { name: say }).click()
    await expect.poll(() => talk.opened).toHaveLength(1)
    expect(await cardsOnPage(talk.opened[0], language, shown.length)).toEqual(shown)
    expect(talk.errors).toEqual([])
  })
})

/** What a tool returns that cannot do its job. */
const refusal = { content: [{ type: 'text' as const, text: 'No.' }], isError: true }

describe('the cards of an assistant', () => {
  test.each(['auto', 'homeowner', 'homeowner-declined', 'life', 'pet', 'pet-old', 'travel'])(
    'show what the page shows for %s',
    async name => {
      const assistant = await assistantAt(service.origin, secret)
      const quote = await quoteOf(assistant, 'en', name)
      const talk = await conversation(assistant, { width: 360, context: {} })
      await showPrices(talk, assistant, quote)
      await talk.frame.getByRole('article').first().waitFor()
      await shoot(talk.page, `cards-${name}`)
      expect(await faultsOf(talk)).toEqual([])
      const shown = await cardsOn(talk.frame)
      const calls = talk.frame.locator('article[data-type=call]')
      expect(await calls.getByText(/Toll-free: 1-800-555-\d{4}/).count()).toBe(await calls.count())
      const { url } = (await assistant.use('hand_over', { quote })).values
      expect(await cardsOnPage(String(url), 'en', shown.length)).toEqual(shown)
      expect(talk.errors).toEqual([])
    },
  )

  /** A conversation that has shown the prices of a tenant, and what it was given for that. */
  async function shownPrices(host?: Parameters<typeof conversation>[1]) {
    const assistant = await assistantAt(service.origin, secret)
    const quote = await quoteOf(assistant, 'en', 'renters')
    const talk = await conversation(assistant, host ?? { width: 360, context: { theme: 'light' } })
    const given = await showPrices(talk, assistant, quote)
    await talk.frame.getByRole('article').first().waitFor()
    return { assistant, quote, talk, given }
  }

  test('ask again for prices that are still to come, and take what the host shows later', async () => {
    const { talk, given } = await shownPrices()
    const all = await cardsOn(talk.frame)
    const values = given.structuredContent as unknown as ToldOffers
    const some = { ...values, offers: values.offers.slice(0, 2), is_complete: false }
    await talk.bridge.sendToolResult({ ...given, structuredContent: { ...some, call_again_in_seconds: 1 } })
    await talk.frame.getByText('Some insurers haven’t answered yet.').waitFor()
    expect(await cardsOn(talk.frame)).toEqual(all.slice(0, 2))
    await expect.poll(() => cardsOn(talk.frame), { timeout: 20_000 }).toEqual(all)
    // A refusal leaves them as they are.
    await talk.bridge.sendToolResult(refusal)
    expect(await cardsOn(talk.frame)).toEqual(all)
    expect(talk.errors).toEqual([])
  })

  test('say so where there are no prices to show', async () => {
    const assistant = await assistantAt(service.origin, secret)
    const context = { theme: 'dark', locale: 'es-US' } as const
    const talk = await conversation(assistant, { width: 360, context })
    await talk.frame.getByText('Buscando precios').waitFor()
    await talk.bridge.sendToolResult(refusal)
    await talk.frame.getByText('Aquí no hay precios que mostrar.').waitFor()
    expect(await faultsOf(talk)).toEqual([])
  })

  test('stay where one of them can’t be drawn, which is named instead', async () => {
    const { talk, given } = await shownPrices()
    const cards = given._meta?.cards as CardsOfOffers
    const [first, ...others] = cards.quotes
    const broken = { ...first, insurer: { ...first?.insurer, badges: null } }
    await talk.bridge.sendToolResult({
      ...given,
      _meta: { cards: { ...cards, quotes: [broken, ...others] } },
    })
    await talk.frame.getByText(`What ${first?.insurer.name} offers can’t be shown here.`).waitFor()
    expect(await talk.frame.getByRole('article').count()).toBe(others.length)
  })

  test('are sorted and filtered as on the page', async () => {
    const { talk } = await shownPrices()
    const all = await cardsOn(talk.frame)
    await talk.frame.getByLabel('Sort by').selectOption('rating')
    await expect.poll(() => cardsOn(talk.frame)).not.toEqual(all)
    await talk.frame.getByLabel('4.5 stars and up').check()
    expect((await cardsOn(talk.frame)).length).toBeLessThan(all.length)
    expect(talk.errors).toEqual([])
  })

  test('do without what only they read, and without a host that lets them call', async () => {
    const { talk, given } = await shownPrices({ width: 360, context: {}, capabilities: {} })
    const all = await cardsOn(talk.frame)
    const { _meta, ...plain } = given
    await talk.bridge.sendToolResult(plain)
    await expect.poll(() => talk.frame.getByText('Popular Choice').count()).toBe(0)
    expect(await cardsOn(talk.frame)).toEqual(all.map(card => card.replace('Popular Choice', '')))
    await talk.frame.getByText('To go on, ask your assistant for the link.').waitFor()
    expect(await talk.frame.getByRole('button', { name: 'Open in Wadsworth' }).count()).toBe(0)
    expect(await faultsOf(talk)).toEqual([])
  })

  test('run nothing that an insurer sends, and lead out through the host alone', async () => {
    const { talk, given } = await shownPrices()
    const evil = '<img src="x" onerror="document.title = 1"><script>document.title = 2</script>'
    const cards = given._meta?.cards as CardsOfOffers
    const quotes = cards.quotes.map(one => ({
      ...one,
      insurer: { ...one.insurer, name: evil, tag_line: evil },
      description: `<p>About <b>us</b></p>${evil}<a href="javascript:document.title = 3">Read on</a>`,
      facts: [
        { title: 'Strength', text: evil, source: 'javascript:document.title = 4' },
        { title: 'Complaints', text: 'None.', source: 'https://ratings.example/' },
      ],
      price_info: { ...one.price_info, message: evil },
    }))
    await talk.bridge.sendToolResult({ ...given, _meta: { cards: { ...cards, quotes } } })
    await talk.frame.getByRole('heading', { name: evil }).first().waitFor()
    await talk.frame.locator('summary').first().click()
    await talk.frame.getByText('us', { exact: true }).first().waitFor()
    for (const link of await talk.frame.locator('article').first().getByRole('link').all()) await link.click()
    await talk.frame.getByText('Read on').first().click()
    expect(await talk.frame.title()).toBe('Wadsworth')
    expect(await talk.frame.locator('img[src="x"]').count()).toBe(0)
    expect(talk.opened).toEqual(['https://ratings.example/'])
  })
})
