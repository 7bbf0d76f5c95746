import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyAddress, continueAddress } from '../src/contract/purchase/continue.ts'
import { insurers } from '../src/reference/insurers.ts'
import { pagesOf, readPersonas, personasDay as today } from './support/personas.ts'
import { give } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'

let service: Running
beforeAll(async () => {
  service = await run({ today })
})
afterAll(() => service.close())

/** Words that people use in nearly every sentence of a language, and that are no words in the other. */
const common = {
  en: /(?<!\p{L})(?:the|and|your|you|with|this|that|are|have|has|from|will|what|when|how|which|we|our|it|its|they|than|can|if|or|by|of|for|to|in|is|on|at|any|all|more|less|not|yes|none|back|home|insurance|coverage|policy|price|quote|claim|claims)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|su|sus|usted|para|con|que|qué|una|unos|por|cómo|cuál|del|está|más|menos|seguro|póliza|precio|cotización|cobertura|respuestas|atrás|siguiente)(?!\p{L})/giu,
} as const

/** What is the same in every language: names of insurers, people, streets, and what the law or the trade calls by its name. */
const names: readonly RegExp[] = [
  ...demoCarriers().map(({ insurer }) => insurer.name.replace(/ \(demo\)$/, '')),
  ...insurers.map(({ name }) => name),
  'El Salvador',
  ...['The Fraunces Project Authors', 'SIL Open Font License', 'CC BY'],
  ...['Quotacy, Insure.com y CreditDonkey', 'Insurance.com'],
]
  .toSorted((one, other) => other.length - one.length)
  .map(name => new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))

/** What a person reads or hears on a page: its text, and the labels for screen readers. */
function wordsOn(html: string, other: 'en' | 'es'): string {
  const labels = [...html.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  const text = html
    .replace(/^[\s\S]*?<body>/, '')
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    // Marked as another language: the switch, and what comes from elsewhere in one language only.
    .replaceAll(new RegExp(`<(\\w+)(?=[^>]* lang="${other}")[^>]*>[\\s\\S]*?</\\1>`, 'g'), ' ')
    .replaceAll(/<[^>]+>/g, '\n')
  const all = [title, ...labels, text]
    .join('\n')
    .replaceAll('&#x27;', '’')
    .replaceAll(/&(?:amp|#38);/g, '&')
    // Numbers of quotes, and the American term after the Spanish one.
    .replaceAll(/\b[A-Z\d]+(?:-[A-Z\d]+)+\b|\([a-z ]+\)/g, '')
  return names.reduce((left, name) => left.replaceAll(name, ''), all)
}

/** Lines of a page with a common word of the other language, or with both languages in place of one. */
function strays(html: string, language: 'en' | 'es'): readonly string[] {
  const other = language === 'es' ? 'en' : 'es'
  return wordsOn(html, other)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.search(common[other]) >= 0 || line.includes('[object'))
}

const visitors = {
  en: (): Visitor => service.visitor(),
  es: (): Visitor => visitorAt(service.origin, () => `${service.origin}/es`),
}

const people = readPersonas().filter(({ browser }) => browser)

describe.each(['en', 'es'] as const)('in %s', language => {
  test.each(people)('every page of $line says nothing in the other language', async persona => {
    const visitor = visitors[language]()
    const found = new Map<string, readonly string[]>()
    const look = async (path: string) => {
      const response = await visitor.open(path)
      if (response.status !== 200) return
      const lines = strays(await response.text(), language)
      if (lines.length > 0) found.set(path.replace(/\/quotes\/[^/]+/, '/quotes'), lines)
    }
    await visitor.open('/start')
    let next = ''
    for (const page of pagesOf(persona)) {
      await look(page[0])
      next = (await give(visitor, page)).endpoint
    }
    const [quoteId = ''] = next.split('/').slice(-1)
    const { result } = await untilComplete(visitor, quoteId)
    const priced = result.quotes.filter(({ price_info }) => price_info.type === 'price').map(({ id }) => id)
    const of = `/quotes/${quoteId}`
    for (const page of [
      '',
      '/cover',
      '/answers',
      '/exact',
      '/data',
      '/save',
      '/agent',
      '/add',
      '/prices.html',
    ])
      await look(of + page)
    for (const id of priced.slice(0, 3)) {
      await look(`${of}/price/${id}`)
      await look(`${of}/share/${id}`)
      await look(continueAddress(quoteId, id))
      await look(buyAddress(quoteId, id))
    }
    expect(Object.fromEntries(found)).toEqual({})
  })

  test.each([
    ...['faq', 'order', 'terms', 'privacy', 'disclosure', 'about', 'accessibility', 'credits'],
    ...['law/ca', 'law/tx', 'law/ny', 'open', 'erased', 'no-such-page', 'welcome', 'mobile', 'partner'],
    'best-renters-insurance-larkspur-court-tenants',
    'mail/stop?t=x',
    'shared/nothing',
  ])('/%s says nothing in the other language', async path => {
    const html = await (await visitors[language]().open(`/${path}`)).text()
    expect(strays(html, language)).toEqual([])
  })
})
