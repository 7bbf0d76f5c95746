import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTheme } from '../../site/theme.ts'
import type { AgentServices } from './agent.ts'
import { type CardApp, openCardApp } from './card-app.ts'
import { openDoor } from './open-door.ts'

const site = {
  server: 'oak',
  brand: { name: 'Oak & <Sons>', tagLine: { en: 'quotes', es: 'cotizaciones' } },
  credits: 'https://oak.example/credits',
}

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
})
afterEach(() => rm(dist, { recursive: true }))

async function build(script: string, styles = 'a{color:red}') {
  await mkdir(join(dist, 'app'), { recursive: true })
  await writeFile(join(dist, 'app/cards.js'), script)
  await writeFile(join(dist, 'app/cards.css'), styles)
}

test('is one document in the name and the colors of the site, whose address names its version', async () => {
  await build('run("<!--<script></script>")')
  const { theme } = readTheme(':root { --action: #0b4636; }')
  const app = openCardApp(dist, { ...site, theme }) ?? expect.fail('not built')
  expect(app.html).toContain('<title>Oak &amp; &lt;Sons></title>')
  expect(app.html).toContain('<style>a{color:red}:root{--action:#0b4636}</style>')
  // The script ends where it ends, whatever its strings say.
  expect(app.html).toContain('<script type="module">run("<\\!--<script><\\/script>")</script></body></html>')
  expect(app.uri).toMatch(/^ui:\/\/oak\/cards-[\w-]{8}\.html$/)
  expect(openCardApp(dist, { ...site, theme })?.uri).toBe(app.uri)
  expect(openCardApp(dist, site)?.uri).not.toBe(app.uri)
})

/** What a door answers that has this app, or none. */
async function answerOf(cardApp: CardApp | null, limit: AgentServices['limit'], method: string, params = {}) {
  const door = openDoor({
    site: { name: 'Oak', tagLine: 'quotes', version: '1' },
    keys: [],
    // No tool is called.
    services: { limit } as AgentServices,
    cardApp,
    log: () => expect.fail('something went wrong'),
  })
  const request = new Request('https://oak.example/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await door(request, { address: '192.0.2.1', signal: request.signal })).text()
}

test('is not offered where it has not been built, and the tools are', async () => {
  expect(openCardApp(dist, site)).toBeNull()
  const tools = await answerOf(null, () => null, 'tools/list')
  expect(tools).toContain('get_quotes')
  expect(tools).not.toMatch(/ui:|resourceUri/)
  expect(await answerOf(null, () => null, 'resources/list')).toContain('Method not found')
})

test('is read no more often than tools are called', async () => {
  const app = { uri: 'ui://oak/cards-1.html', html: '<p>All of it</p>' }
  const read = (limit: () => number | null) => answerOf(app, limit, 'resources/read', { uri: app.uri })
  expect(await read(() => null)).toContain('All of it')
  const refused = await read(() => 7)
  expect(refused).toContain('Repeat this call in 7 seconds')
  expect(refused).not.toContain('All of it')
})
