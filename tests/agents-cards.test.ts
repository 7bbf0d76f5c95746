import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CardsOfOffers, ToldOffers } from '../src/contract/prices/told-offer.ts'
import { cardAppType } from '../src/server/agents/card-app.ts'
import { readTheme } from '../src/site/theme.ts'
import { type Assistant, assistantAt, knownAnswers } from './support/assistant.ts'
import { pagesOf, personasDay, readPersonas } from './support/personas.ts'
import { answerUntil } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'

let running: Running

beforeAll(async () => {
  const { theme } = readTheme(':root { --action: #0b4636; }')
  running = await run({ site: { agents: { keys: [] }, name: 'Oak Quotes', theme }, today: personasDay })
})
afterAll(() => running.close())

/** What the tools say of the app. */
async function appOf({ client }: Assistant) {
  const { tools } = await client.listTools()
  const drawn = tools.filter(({ _meta }) => _meta !== undefined)
  const { ui } = (drawn[0]?._meta ?? {}) as { readonly ui?: { readonly resourceUri: string } }
  return { drawn: drawn.map(({ name }) => name), uri: ui?.resourceUri ?? '' }
}

describe('The cards for hosts that draw them', () => {
  test('are named by the tool of prices alone, listed, and read as one document that loads nothing', async () => {
    const assistant = await assistantAt(running.origin)
    const { drawn, uri } = await appOf(assistant)
    expect(drawn).toEqual(['get_quotes'])
    expect(uri).toMatch(/^ui:\/\/oak-quotes\/cards-[\w-]{8}\.html$/)
    const nothing = { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: false } }
    const { resources } = await assistant.client.listResources()
    expect(resources).toMatchObject([{ uri, mimeType: cardAppType, _meta: nothing }])
    const { contents } = await assistant.client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, mimeType: cardAppType, _meta: nothing }])
    const [content] = contents
    const html = content && 'text' in content ? content.text : ''
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).toContain('<title>Oak Quotes</title>')
    expect(html).toContain(':root{--action:#0b4636}</style>')
    expect(html.match(/<(?:link|iframe|base|script src)\b/g)).toBeNull()
    expect(
      html.match(
        /url\((?!["']?(?:data:|#))|@import|@font-face[^}]*url\(|\bfetch\(|XMLHttpRequest|WebSocket/g,
      ),
    ).toBeNull()
  })

  test('are read under the address of another version too, as of a server that has not been replaced yet', async () => {
    const { client } = await assistantAt(running.origin)
    const uri = 'ui://oak-quotes/cards-0therOne.html'
    const { contents } = await client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, text: expect.stringContaining('<title>Oak Quotes</title>') }])
    await expect(client.readResource({ uri: 'ui://oak-quotes/other.html' })).rejects.toThrow()
  })

  test('are offered at the older revisions too', async () => {
    const { uri } = await appOf(await assistantAt(running.origin))
    for (const revision of ['2025-06-18', '2025-11-25']) {
      const reply = await fetch(`${running.origin}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': revision,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } }),
      })
      expect(await reply.text(), revision).toContain('<title>Oak Quotes</title>')
    }
  })

  test.each(['en', 'es'] as const)(
    'get the words of the page beside the offers, and none of its ways, in %s',
    async language => {
      const renter = readPersonas().find(({ file }) => file === 'renters.yaml') ?? expect.fail('no persona')
      const pages = pagesOf(renter)
      const assistant = await assistantAt(running.origin)
      const { values: begun } = await assistant.use('start_quote', {
        ...{ line: 'renters', zip: renter.zip, language },
      })
      await assistant.use('answer_questions', { quote: begun.quote, answers: knownAnswers(pages) })
      const { structuredContent, _meta } = await assistant.client.callTool({
        name: 'get_quotes',
        arguments: { quote: begun.quote },
      })
      // As the output schema has it.
      const { offers } = structuredContent as ToldOffers
      const { speech, quotes } = (_meta as { readonly cards: CardsOfOffers }).cards
      expect(speech).toBe(language === 'en' ? 'we' : 'es')
      expect(quotes.map(({ id }) => id)).toEqual(offers.map(({ offer }) => offer))
      expect(JSON.stringify(structuredContent)).not.toContain('data:image')
      for (const { insurer, actions } of quotes) {
        expect(insurer.logo).toMatch(/^data:image\/svg\+xml;base64,/)
        expect(actions).toEqual([])
      }
      const handle = String(begun.quote)
      const secrets = [handle, ...handle.split('.'), '/quotes/', '"href"', 'receipts']
      expect(secrets.filter(one => JSON.stringify(_meta).includes(one))).toEqual([])

      // The page of somebody who gave the same answers in English.
      if (language === 'es') return
      const visitor = running.visitor()
      const given = await answerUntil(visitor, undefined, pages)
      const page = await untilComplete(visitor, given?.config.quoteId)
      for (const { id, insurer, price_info, cover, facts } of quotes) {
        const shown = page.result.quotes.find(one => one.id === id)
        expect(insurer.tag_line).toBe(shown?.insurer.tag_line)
        expect(price_info.premium).toBe(shown?.price_info.premium)
        expect(price_info.details).toEqual(shown?.price_info.details)
        expect(cover?.map(({ text }) => text)).toEqual(shown?.cover?.map(({ text }) => text))
        expect(facts).toEqual(shown?.facts)
      }
    },
  )
})
