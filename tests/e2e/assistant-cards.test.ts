import { createHash } from 'node:crypto'
import type { CallToolResult, JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import {
  AppBridge,
  getToolUiResourceUri,
  type McpUiHostContext,
} from '@modelcontextprotocol/ext-apps/app-bridge'
import type { Frame, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Assistant, assistantAt, knownAnswers } from '../support/assistant.ts'
import { pagesOf, readPersonas } from '../support/personas.ts'
import { axeFindings, openPage } from './page.ts'
import { serviceOfFile } from './service-of-file.ts'

const secret = 'a-key-of-a-chat'
const keys = [{ name: 'chat', sha256: createHash('sha256').update(secret).digest('hex'), quotesADay: 1_000 }]

const service = serviceOfFile({ site: { agents: { keys } } })

/** A quote for a tenant, of which every insurer has been asked. */
async function quoteIn(language: 'en' | 'es', assistant: Assistant): Promise<string> {
  const renter = readPersonas().find(({ file }) => file === 'renters.yaml') ?? expect.fail('no persona')
  const begun = await assistant.use('start_quote', { line: 'renters', zip: renter.zip, language })
  const quote = String(begun.values.quote)
  const answers = knownAnswers(pagesOf(renter))
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

/** A conversation in a plain page: the app in a sandboxed frame, and the official host side of the protocol. */
async function conversation(
  { client }: Assistant,
  {
    width,
    height = 740,
    context,
  }: { readonly width: number; readonly height?: number; readonly context: McpUiHostContext },
): Promise<Conversation> {
  const { tools } = await client.listTools()
  const uri = getToolUiResourceUri(tools.find(({ name }) => name === 'get_quotes') ?? {}) ?? ''
  const [content] = (await client.readResource({ uri })).contents
  const html = content && 'text' in content ? content.text : expect.fail('no app')
  const { page, errors } = await openPage(360)
  page.setDefaultTimeout(20_000)
  await page.setViewportSize({ width, height })
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
  const bridge = new AppBridge(
    client,
    { name: 'host', version: '1.0.0' },
    { openLinks: {}, serverTools: {} },
    { hostContext: context },
  )
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
async function showPrices({ bridge }: Conversation, { client }: Assistant, quote: string): Promise<void> {
  const args = { quote, wait_seconds: 8 }
  await bridge.sendToolInput({ arguments: args })
  await bridge.sendToolResult(
    (await client.callTool({ name: 'get_quotes', arguments: args })) as CallToolResult,
  )
}

/** Each card's insurer and price, as somebody reads them. */
function cardsOn(place: Page | Frame): Promise<readonly string[]> {
  return place
    .getByRole('article')
    .evaluateAll(cards =>
      cards.map(card =>
        ['h2', '[class*=figure]', '[class*=period]']
          .map(part => card.querySelector(part)?.textContent?.trim() ?? '')
          .join(' '),
      ),
    )
}

describe('the cards of an assistant', () => {
  test('show the offers', async () => {
    const assistant = await assistantAt(service.origin, secret)
    const quote = await quoteIn('en', assistant)
    const talk = await conversation(assistant, { width: 360, context: { theme: 'light', locale: 'en-US' } })
    await showPrices(talk, assistant, quote)
    await talk.frame.getByRole('article').first().waitFor()
    console.log(await cardsOn(talk.frame), await axeFindings(talk.frame))
    await talk.page.screenshot({ path: '/tmp/shots-x/cards.png', fullPage: true })
    expect(talk.errors).toEqual([])
  })
})
