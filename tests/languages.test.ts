import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { shareQuote } from '../src/contract/sharing/share-quote.ts'
import { postForm } from './support/forms.ts'
import { letterFiles } from './support/letter-files.ts'
import { anotherRenter, answerUntil, give } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'
import { visitorWithQuote } from './support/visitor-with-quote.ts'

let service: Running
beforeAll(async () => {
  const maple = { code: 'maple', name: 'Maple Realty', firstSteps: {} }
  service = await run({ site: { partners: [maple] } })
})
afterAll(() => service.close())

/** Somebody whose browser is on the Spanish pages. */
const spanishVisitor = (): Visitor => visitorAt(service.origin, () => `${service.origin}/es`)

/** A browser opens a page that no page of this site links to. */
async function firstSight(path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const own = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }
  // `fetch` sends headers like these for itself.
  const {
    statusCode,
    body,
    headers: replied,
  } = await service.service.app.inject({
    url: path,
    headers: { accept: 'text/html', ...own, ...headers },
  })
  const all = Object.entries(replied).flatMap(([name, value]) =>
    [value].flat().map(one => [name, String(one)]),
  )
  return new Response(body, { status: statusCode, headers: all as [string, string][] })
}

const languageOf = async (response: Response) => /<html lang="([^"]+)"/.exec(await response.text())?.[1]

describe('the language of a page', () => {
  test.each([
    ['/start', 'en-US'],
    ['/es/start', 'es-US'],
    ['/es', 'es-US'],
    ['/es?type=pet', 'es-US'],
    ['/es/faq', 'es-US'],
    ['/faq', 'en-US'],
    ['/es/no-such-page', 'es-US'],
    // No language of ours.
    ['/fr/start', 'en-US'],
    ['/ES/start', 'en-US'],
    ['/español', 'en-US'],
  ])('is said by its address: %s', async (path, language) => {
    expect(await languageOf(await service.visitor().open(path))).toBe(language)
  })

  test('is the browser’s at first sight, and the page the same', async () => {
    const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }
    const led = await firstSight('/start?type=renters&zip=78701', spanish)
    expect([led.status, led.headers.get('location')]).toEqual([303, '/es/start?type=renters&zip=78701'])
    expect(led.headers.get('vary')).toContain('Accept-Language')
    const arrived = await firstSight('/es/start?type=renters&zip=78701', spanish)
    expect([arrived.status, await languageOf(arrived)]).toEqual([200, 'es-US'])
    // From one of our own pages to another.
    const own = await firstSight('/start', { ...spanish, 'sec-fetch-site': 'same-origin' })
    expect(own.status).toBe(200)
  })

  test.each([['en-US,es;q=0.5'], ['fr-FR,fr;q=0.9'], ['es;q=0'], ['*'], [',;=,,q'], ['x'.repeat(4000)]])(
    'is English for a browser that asks for %s',
    async accepted => {
      const page = await firstSight('/start', { 'accept-language': accepted })
      expect([page.status, await languageOf(page)]).toEqual([200, 'en-US'])
    },
  )

  test('is the one that was chosen, which leads to the same page and counts from then on', async () => {
    const chosen = await firstSight('/language?to=en&at=%2Fquote%2Frenters%2F1c%3Fq%3D1', {})
    expect(chosen.headers.get('location')).toBe('/quote/renters/1c?q=1')
    const cookie = chosen.headers
      .getSetCookie()
      .map(line => line.split(';', 1)[0])
      .join('; ')
    const page = await firstSight('/start', { 'accept-language': 'es', cookie })
    expect([page.status, await languageOf(page)]).toEqual([200, 'en-US'])
    const spanish = await firstSight('/start', { 'accept-language': 'en', cookie: 'language=es' })
    expect(spanish.headers.get('location')).toBe('/es/start')
    const unknown = await firstSight('/start', { 'accept-language': 'es', cookie: 'language=fr' })
    expect([unknown.status, await languageOf(unknown)]).toEqual([200, 'en-US'])
  })

  test.each([
    ['to=es&at=//evil.example', '/es/start'],
    ['to=es&at=https://evil.example', '/es/start'],
    ['to=es&at=/\\evil.example', '/es/start'],
    ['to=es&at=/language?to=en', '/es/start'],
    ['to=fr&at=/faq', '/faq'],
    ['to=es&to=en&at=/faq', '/faq'],
    ['', '/start'],
  ])('is never a way to another site, or in a circle: %s', async (query, location) => {
    const led = await service.visitor().open(`/language?${query}`)
    expect([led.status, led.headers.get('location')]).toEqual([303, location])
  })

  test('is named to search engines on every page that they may show', async () => {
    const html = await (await service.visitor().open('/es/faq')).text()
    for (const [language, path] of [
      ['en', '/faq'],
      ['es', '/es/faq'],
      ['x-default', '/faq'],
    ])
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" hreflang="${language}" href="http[^"]*\\d${path}">`),
      )
    const sitemap = await (await service.visitor().open('/sitemap.xml')).text()
    expect(sitemap).toContain('/es/law/tx</loc>')
  })

  test('is also that of the words about a partner', async () => {
    const pages = ['/partner?partner=maple', '/es/partner?partner=maple'].map(path =>
      service.visitor().open(path),
    )
    const [english = '', spanish = ''] = await Promise.all(pages.map(async page => (await page).text()))
    expect(english).toContain('Maple Realty sent you.')
    expect(spanish).toContain('Viene de Maple Realty.')
    expect(spanish).not.toContain('sent you')
  })

  test('stays the same on the way through a form', async () => {
    const visitor = spanishVisitor()
    await visitor.open('/start')
    const posted = await visitor.post('/start', 'type=renters&zipCode=78701', {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    })
    expect([posted.status, posted.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/es\/quote\/renters\/1\?q=/),
    ])
  })
})

describe('a quote', () => {
  test('that was begun in one language is whole in the other, and its mail comes as it was read last', async () => {
    const english = service.visitor()
    const pages = anotherRenter()
    await answerUntil(english, '/quote/renters/1h', pages)
    const spanish = spanishVisitor()
    for (const [name, value] of english.cookies) spanish.cookies.set(name, value)
    for (const page of pages.slice(pages.findIndex(([step]) => step === '/quote/renters/1h')))
      await give(spanish, page)
    const [{ id, language }] = (await rowsOf(
      service.databaseUrl,
      'select id, language from quote order by created_at desc limit 1',
    )) as [{ id: string; language: string }]
    expect(language).toBe('en')
    const { result } = await untilComplete(spanish, id)
    expect(result.quotes.length).toBeGreaterThan(3)
    const { reply } = await spanish.call(status, { quote_id: id })
    expect(reply.status === 'OK' && reply.data.quotes_title).toBe('Seguro para inquilinos')
    const [now] = await rowsOf(service.databaseUrl, 'select language from quote where id = $1', [id])
    expect(now).toEqual({ language: 'es' })

    await spanish.call(saveQuotes, { quote_id: id, data: { email: 'reader@example.com' } })
    const mailed = async () =>
      (await letterFiles(service)).find(text => text.includes('reader@example.com')) ?? ''
    await expect.poll(mailed).toContain('/es/open#t=')

    const share = { quote_id: id, price_share_id: 'bramble', premium: priceIn(result.quotes, 'bramble') }
    const shared = await spanish.call(shareQuote, share)
    expect(shared.reply.status === 'OK' && shared.reply.data.url).toContain('/es/shared/')
  })
})

describe('in Spanish', () => {
  test('a quote was begun today, yesterday, or on a day', async () => {
    const visitor = spanishVisitor()
    const begun = await answerUntil(visitor, '/quote/renters/1e')
    const listed = async (days: number) => {
      const then = [begun?.config.quoteId, days]
      await rowsOf(
        service.databaseUrl,
        `update quote set created_at = now() - $2 * interval '1 day' where id = $1`,
        then,
      )
      const html = await (await visitor.open('/welcome')).text()
      return /Seguro para inquilinos, Austin, TX[^<]*/.exec(html)?.[0]
    }
    const name = 'Seguro para inquilinos, Austin, TX. Cotización empezada'
    expect(await listed(0)).toBe(`${name} hoy`)
    expect(await listed(1)).toBe(`${name} ayer`)
    expect(await listed(5)).toMatch(new RegExp(`^${name} el \\d+ de [a-z]+$`))
  })

  test('states stand in the order of their Spanish names', async () => {
    const visitor = spanishVisitor()
    await answerUntil(visitor, '/quote/renters/1')
    const address = await (await visitor.open('/quote/renters/1')).text()
    const others = await (await visitor.open('/law/tx')).text()
    const states = [...address.matchAll(/<option[^>]*value="[A-Z]{2}"[^>]*>([^<]+)/g)].map(
      ([, name]) => `${name}`,
    )
    const links = [...others.matchAll(/href="\/es\/law\/[a-z]{2}"[^>]*>([^<]+)/g)].map(
      ([, name]) => `${name}`,
    )
    expect([states.length, links.length]).toEqual([51, 50])
    for (const names of [states, links])
      expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
  })
})

/** The forms of a page of which a browser checks a field. */
function checkedForms(html: string): readonly string[] {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? []
  return forms.filter(form => / required=""| type="(?:email|url)"| min="/.test(form))
}

describe('a form', () => {
  test('leaves no complaint to the browser, which speaks its own language', async () => {
    const { visitor, id, path } = await visitorWithQuote(service)
    const pages = ['/start', '/open', `${path}/save`, `${path}/cover`, `/quote/renters/1?q=${id}`]
    const forms = await Promise.all(
      pages.map(async page => checkedForms(await (await visitor.open(page)).text())),
    )
    for (const [at, found] of forms.entries()) {
      expect(found.length, pages[at]).toBeGreaterThan(0)
      for (const form of found) expect(form, pages[at]).toMatch(/^<form[^>]* novalidate/i)
    }
  })

  test('says beside its field that what was pasted is no link', async () => {
    const visitor = spanishVisitor()
    await visitor.open('/open')
    const refused = await postForm(visitor, '/open', { link: 'sin enlace' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(
      /id="field-link-error">Pegue el enlace completo de su correo o de su asistente\./,
    )
  })

  test('says beside its field, without scripts too, why a policy cannot begin on a day', async () => {
    const { visitor, path } = await visitorWithQuote(service)
    const refused = await postForm(visitor, `${path}/cover?open=starts`, { starts: '' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/-error">Please choose a day/)
  })
})

function priceIn(
  quotes: readonly { readonly id: string; readonly price_info: { premium?: string } }[],
  of: string,
) {
  return quotes.find(({ id }) => id === of)?.price_info.premium ?? expect.fail(`${of} has no price`)
}

test('a site may speak English alone', async () => {
  await using alone = {
    ...(await run({ site: { spanish: false } })),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
  const page = await alone.visitor().open('/es/start')
  expect(await languageOf(page)).toBe('en-US')
  const start = await (await alone.visitor().open('/start')).text()
  expect(start).not.toContain('hreflang')
  await alone.close()
})
