import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownSite } from '../src/site/load-site.ts'
import { visitorsWords } from '../src/voice/visitors-words.ts'
import { type Running, run } from './support/service.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

let folder: string
let service: Running
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const own = JSON.parse(await readFile(new URL('site.json', ownSite), 'utf8'))
  const site = {
    ...own,
    name: 'Kestrel',
    tagLine: 'quotes side by side',
    demoCarriers: 'all',
    assistant: false,
    emailVariants: { renters: 'more' },
    inviteCode: ['renters'],
  }
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  await writeFile(join(folder, 'theme.css'), ':root { --paper: light-dark(#ffffff, #101010); }')
  await writeFile(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
  )
  await writeFile(join(folder, 'share.png'), picture)
  await writeFile(join(folder, 'pages/imprint.md'), '# Who we are\n\n{{company}}, {{days kept}} days.\n')
  service = await run({ env: { SITE_DIR: folder } })
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

/** The beginning of a PNG of 1200 × 630 pixels. */
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452000004b0000002760802000000', 'hex')

/** The texts of a page, one an element, that are in the first person of one. */
function inFirstPerson(html: string): readonly string[] {
  const texts = html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    .replaceAll('&#x27;', '’')
    .split(/<[^>]*>/)
    .map(text => text.trim())
  return texts.filter(
    text =>
      !visitorsWords.has(text) &&
      /\b(?:I|me|my|myself)\b(?![^“]*”)/.test(text) &&
      !/^[A-Z]\w+ [A-Z]/.test(text),
  )
}

test('a site without the butler shows him nowhere, and speaks for a company', async () => {
  const { visitor, path } = await visitorWithPrices(service)
  const pages = [
    '/start',
    '/faq',
    '/order',
    '/terms',
    '/privacy',
    '/about',
    '/accessibility',
    '/law/ca',
    '/nowhere/x',
  ]
  for (const page of [
    ...pages,
    '/quote/renters/1',
    path,
    `${path}/data`,
    `${path}/answers`,
    `${path}/exact`,
  ]) {
    const html = await (await visitor.open(page)).text()
    expect(inFirstPerson(html), page).toEqual([])
    expect(html, page).not.toContain('data-pose')
  }
})

test('a site has its colors, its logo and its own pages', async () => {
  const visitor = service.visitor()
  const start = await visitor.open('/start')
  const html = await start.text()
  expect(html).toContain('<style>:root{--paper:light-dark(#ffffff, #101010)}</style>')
  expect(html).toContain('<meta name="theme-color" content="#101010" media="(prefers-color-scheme: dark)">')
  expect(html).toContain('src="/site/logo.svg"')
  expect(html).toContain('<link rel="icon" href="/site/logo.svg"')
  const logo = await visitor.open('/site/logo.svg')
  expect(logo.headers.get('content-security-policy')).toContain('sandbox')
  expect(await (await visitor.open('/imprint')).text()).toContain('30 days.')
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

test('a site decides how a line offers mail, and which asks for an invite code', async () => {
  const { visitor } = await visitorWithPrices(service)
  const html = await (await visitor.open('/quote/renters/3')).text()
  expect(html).toContain('See more prices')
  expect(html).toContain('I have an invite code')
})
