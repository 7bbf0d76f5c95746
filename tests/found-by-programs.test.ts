import { ConformanceTester } from 'lighthouse/third-party/ard/ard.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { assistantAt } from './support/assistant.ts'
import { type Running, run } from './support/service.ts'

// How programs find what they can call here (docs/decisions/050-agents.md).

const site = 'https://quotes.example.com'

let service: Running
beforeAll(async () => {
  service = await run({
    carriers: [],
    env: { PUBLIC_ORIGIN: site },
    site: { name: 'Heather & Son', agents: { keys: [] } },
  })
})
afterAll(() => service.close())

const read = (path: string, { origin }: Running = service) => fetch(`${origin}${path}`)

describe('a site that lets assistants in', () => {
  test('names both doors in /llms.txt', async () => {
    const text = await (await read('/llms.txt')).text()
    expect(text).toContain(`- [Model Context Protocol](${site}/mcp)`)
    expect(text).toContain(`- [OpenAPI](${site}/openapi.json)`)
  })

  test('has a catalog that the conformance test of its specification takes without a complaint', async () => {
    const reply = await read('/.well-known/ai-catalog.json')
    expect(reply.headers.get('content-type')).toMatch(/^application\/ai-catalog\+json/)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    const tester = new ConformanceTester()
    tester.validate_manifest(await reply.text(), 'ai-catalog.json')
    expect([...tester.errors, ...tester.warnings]).toEqual([])
  })

  test('leads from the catalog to the card of the server, and from there to the server', async () => {
    const catalog = (await (await read('/.well-known/ai-catalog.json')).json()) as {
      readonly entries: readonly { readonly url: string; readonly type: string }[]
    }
    const [entry] = catalog.entries
    const reply = await read(entry?.url.replace(site, '') ?? '')
    expect(reply.headers.get('content-type')).toContain(entry?.type)
    const card = (await reply.json()) as Readonly<Record<string, unknown>>
    expect(card).toMatchObject({
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: 'com.example.quotes/heather-son',
      title: 'Heather & Son',
      description: expect.stringMatching(/^.{1,100}$/),
      remotes: [{ type: 'streamable-http', url: `${site}/mcp` }],
    })
    const { client } = await assistantAt(service.origin)
    const { name, title, version } = client.getServerVersion() ?? expect.fail('no server')
    expect(card).toMatchObject({ name: `com.example.quotes/${name}`, title, version })
  })
})

test('a site without that door names and describes none', async () => {
  const shut: object = { agents: undefined }
  const other = await run({ carriers: [], env: { PUBLIC_ORIGIN: site }, site: shut })
  onTestFinished(() => other.close())
  const text = await (await read('/llms.txt', other)).text()
  expect(text).not.toContain('/mcp')
  expect(text).toContain(`- [OpenAPI](${site}/openapi.json)`)
  expect(await (await read('/openapi.json', other)).text()).not.toContain('/mcp')
  for (const path of ['/.well-known/ai-catalog.json', '/mcp/server-card'])
    expect((await read(path, other)).headers.get('content-type')).not.toMatch(/json/)
})
