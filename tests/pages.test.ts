import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EarlierAnswer } from '../src/contract/answers/properties.ts'
import { fillForm, fillUntil, postForm } from './support/forms.ts'
import { journeys, type Stop } from './support/journeys.ts'
import { answerUntil, renter } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

function initialData(html: string) {
  const [, json = ''] = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

/** A visitor who has just pressed "add" on the list of drivers. */
const untilSecondDriver: readonly Stop[] = journeys.auto.slice(
  0,
  journeys.auto.findIndex(([route]) => route === '/quote/auto/10') + 1,
)

describe('a page', () => {
  test('gives a visitor two cookies, which keep their values and are renewed with every page', async () => {
    const visitor = service.visitor()
    const first = await visitor.open('/start')
    const cookies = first.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    expect(cookies.find(cookie => cookie.startsWith('sid='))).toMatch(
      /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/,
    )
    expect(cookies.find(cookie => cookie.startsWith('csrftoken='))).not.toMatch(/HttpOnly/)
    const before = new Map(visitor.cookies)
    const renewed = (await visitor.open('/start')).headers.getSetCookie()
    expect(renewed).toHaveLength(2)
    for (const cookie of renewed) expect(cookie).toMatch(/Max-Age=2592000/)
    expect(visitor.cookies).toEqual(before)
  })

  test('guards its cookies behind HTTPS', async () => {
    const secure = await run({ env: { PUBLIC_ORIGIN: 'https://quotes.example.com' } })
    const { headers } = await secure.visitor().open('/start')
    await secure.close()
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-(sid|csrftoken)=/)
      expect(cookie).toMatch(/; Secure/)
    }
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  })

  test('embeds exactly the initial data of the contract', async () => {
    const html = await (await service.visitor().open('/start')).text()
    const { screen, facts: _site, ...facts } = initialData(html)
    expect(facts).toEqual({
      error: null,
      wadsworth_first_step: null,
      zip_code: null,
      insurance_type: null,
      lead_id: null,
    })
    expect(screen).toMatchObject({ name: 'step', route: '/start', properties: { kind: 'start' } })
  })

  test("shows the wizard at any path that isn't a page of its own (spec 2.1.5)", async () => {
    for (const path of [
      '/',
      '/start',
      '/nowhere',
      '/quote/boats/1',
      '/a/b/c?utm=1',
      '/%E2%82%AC',
      '/__proto__',
    ]) {
      const response = await service.visitor().open(path)
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain('Good day. What can I compare for you?')
    }
  })

  test.each(['faq', 'order', 'terms', 'privacy', 'disclosure', 'credits', 'law/ca'])(
    'is real and whole: /%s',
    async name => {
      const response = await service.visitor().open(`/${name}`)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toMatch(/<h1/)
      expect(html).toMatch(/<header/)
      const bare = await (await service.visitor().open(`/${name}?show_header=false&show_footer=false`)).text()
      expect(bare).toMatch(/<h1/)
      expect(bare).not.toMatch(/<header/)
      expect(bare).not.toMatch(/<footer/)
    },
  )

  test('shows the law of an existing state, and of no other', async () => {
    const montana = await (await service.visitor().open('/law/mt')).text()
    expect(montana).toContain('<h1 tabindex="-1">Insurance law in Montana</h1>')
    expect(montana).toContain('Since 2022, insurers can use your sex and marital status to set your price.')
    expect((await service.visitor().open('/law/zz')).status).toBe(404)
  })

  test('says it is ready while it can serve', async () => {
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${service.origin}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${service.origin}/metrics`)).text()).toContain('<!doctype html>')
    const admin = await service.service.admin.inject('/metrics')
    expect(admin.body).toContain('http_server_request_duration_seconds')
  })

  test('carries the headers that protect it', async () => {
    const { headers } = await service.visitor().open('/start')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('the wizard', () => {
  test('renders the open question, and leads there from any page ahead of it, query and all (spec 2.2.4)', async () => {
    const visitor = service.visitor()
    const data = await answerUntil(visitor, '/quote/renters/1c')
    const html = await (await visitor.open('/quote/renters/1c')).text()
    expect(html).toContain('What kind of home is it?')
    expect(html).toContain(`Step 2 of ${renter.length - 1}`)
    expect(html).toContain(`Your quote number: <strong>${data?.config.quote_number}</strong>`)
    const ahead = await visitor.open('/quote/renters/2b?utm=x')
    expect(ahead.status).toBe(303)
    expect(ahead.headers.get('location')).toBe('/quote/renters/1c?utm=x')
  })

  test('keeps the query of a visit without scripts too, except what a link said about the visitor (spec 2.2.2)', async () => {
    const visitor = service.visitor()
    const actionOf = async (page: Response) => / action="([^"]*)"/.exec(await page.text())?.[1]
    const link = '/partner?partner=maple&zip=78701&address=5+Elm+Street&utm=%22%3E%3Cb%3E'
    const action = await actionOf(await visitor.open(link))
    expect(action).toBe('/partner?partner=maple&amp;utm=%22%3E%3Cb%3E')
    expect(await actionOf(await postForm(visitor, '/start?utm=x', {}))).toBe('/start?utm=x')
    expect(await actionOf(await visitor.open('/start'))).toBe('/start')
  })

  test('sends a visitor without a quote to the start, and says why (spec 2.2.5)', async () => {
    const visitor = service.visitor()
    const response = await visitor.open('/quote/renters/2b')
    expect(response.status).toBe(303)
    const led = await visitor.open(response.headers.get('location') ?? '')
    const start = await visitor.open(led.headers.get('location') ?? '')
    expect(await start.text()).toContain(
      'The quote is expired or something error happened. Please start a new quote.',
    )
  })

  test.each(Object.entries(journeys))(
    'asks for %s without scripts from the start page to the prices, one page after the other',
    async (_line, stops) => {
      const visitor = service.visitor()
      let last = ''
      for (const [at, [route, words]] of stops.entries()) {
        const { status, headers } = await fillForm(visitor, route, words)
        expect(status, route).toBe(303)
        expect(headers.get('location'), route).toMatch(stops[at + 1]?.[0] ?? /^\/quotes\//)
        last = headers.get('location') ?? ''
      }
      await untilComplete(visitor, /^\/quotes\/([\w-]+)/.exec(last)?.[1])
      expect(await (await visitor.open(last)).text()).toContain('Here&#x27;s what I found.')
    },
  )

  test('adds a traveler without scripts: the page comes back with one more to fill in (spec 2.3.14.1)', async () => {
    const visitor = service.visitor()
    const page = await fillUntil(visitor, journeys.travel, '/quote/travel/4')
    const first = {
      'traveler.first_name': 'Ann',
      'traveler.last_name': 'Example',
      'traveler.dob_year': '1984',
    }
    expect(await (await visitor.open(page)).text()).toContain('value="add=others"')
    const response = await postForm(visitor, page, { ...first, pressed: 'add=others' })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('Please check these answers')
    expect(html).toMatch(
      /name="traveler\.first_name"[^>]*value="Ann"|value="Ann"[^>]*name="traveler\.first_name"/,
    )
    expect(html).toContain('name="others.0.dob_year"')

    // A blank one is left out; neither the browser nor the page requires it.
    expect(/<input[^>]*name="others\.0\.first_name"[^>]*>/.exec(html)?.[0]).not.toContain('required')
    const blank = { 'others.0.first_name': '', 'others.0.last_name': '', 'others.0.dob_year': '' }
    const sent = await postForm(visitor, page, { ...first, ...blank })
    expect(sent.headers.get('location')).toMatch(/^\/quote\/travel\/5/)
  })

  test('requires no driver without scripts that was added and left blank', async () => {
    const visitor = service.visitor()
    const blank = await fillUntil(visitor, untilSecondDriver)
    expect(blank).toMatch(/^\/quote\/auto\/9/)
    const list = await fillForm(visitor, '/quote/auto/10', {})
    expect(list.headers.get('location')).toMatch(/^\/quote\/auto\/12/)
  })

  test('says without scripts that no country was chosen (spec 5.14)', async () => {
    const visitor = service.visitor()
    const page = await fillUntil(visitor, journeys.travel, '/quote/travel/2')
    const response = await postForm(visitor, page, {})
    expect(response.status).toBe(422)
    expect(await response.text()).toMatch(
      /<noscript>.*Please start typing a country and select from the list\..*<\/noscript>/s,
    )
  })

  test('names the contents of a list once among the answers so far, and an item only beside its own pages', async () => {
    const visitor = service.visitor()
    const answersAt = async (route: string) => {
      const { screen } = initialData(await (await visitor.open(route)).text())
      return (screen.properties.answers as readonly EarlierAnswer[])
        .map(({ label, answer }) => `${label}: ${answer}`)
        .join('; ')
    }
    await fillUntil(visitor, journeys.auto, '/quote/auto/5')
    expect(await answersAt('/quote/auto/5')).toContain('Car: 2019 Toyota Camry')
    await fillUntil(visitor, journeys.auto, '/quote/auto/5a')
    const after = await answersAt('/quote/auto/5a')
    expect(after).toContain('Cars: 2019 Toyota Camry, 2003 Honda Accord')
    expect(after.match(/Accord/g)).toHaveLength(1)
    expect(after).not.toContain('miles a day')
  })

  test('keeps what the visitor typed beside what is wrong with it, without scripts', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1')
    const typed = { address1: '12 Elm <b>Street</b>', city: '', state: 'TX', zipcode: '787' }
    const response = await postForm(visitor, '/quote/renters/1', typed)
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('City required')
    expect(html).toContain('This ZIP code format is not recognized.')
    expect(html).toContain('12 Elm &lt;b&gt;Street&lt;/b&gt;')
    expect(html).not.toContain('<b>Street')
  })

  test('skips without scripts', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1e')
    const response = await postForm(visitor, '/quote/renters/1e', { skip_answer: 'true' })
    expect(response.headers.get('location')).toMatch(/^\/quote\/renters\/1h\?q=[\w-]{22}$/)
  })

  test('accepts no form from another site', async () => {
    const visitor = service.visitor()
    const begun = await answerUntil(visitor, '/quote/renters/1e')
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
      { 'sec-fetch-site': undefined, origin: undefined },
    ]) {
      const response = await postForm(visitor, '/quote/renters/1e', { skip_answer: 'true' }, headers)
      expect(response.status, JSON.stringify(headers)).toBe(403)
      const number = /Your quote number: <strong>([^<]*)/.exec(await response.text())?.[1]
      expect(number).toBe(begun?.config.quote_number)
    }
    expect((await visitor.open('/quote/renters/1h')).headers.get('location')).toBe('/quote/renters/1e')
  })

  test('accepts no form beyond its size, and breaks at none', async () => {
    const visitor = service.visitor()
    await visitor.open('/start')
    const huge = await postForm(visitor, '/start', { zipCode: '7'.repeat(70 * 1024) })
    expect(huge.status).toBe(413)
    const odd = await postForm(visitor, '/start', { a: ['1', '2'], '__proto__[x]': '1', zipCode: '' })
    expect(odd.status).toBe(422)
  })
})

describe('the results page', () => {
  test('has the prices in its HTML', async () => {
    const visitor = service.visitor()
    const data = await answerUntil(visitor)
    const response = await visitor.open(data?.endpoint ?? '')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(initialData(html).screen.data.result.quotes.length).toBeGreaterThanOrEqual(6)
    expect(html).toContain('(demo)')
  })

  test('shows nothing to another visitor, and the same as for an unknown quote', async () => {
    const data = await answerUntil(service.visitor())
    const stranger = service.visitor()
    await stranger.open('/start')
    const foreign = await stranger.open(data?.endpoint ?? '')
    const unknown = await stranger.open('/quotes/AAAAAAAAAAAAAAAAAAAAAA')
    expect([foreign.status, unknown.status]).toEqual([410, 410])
    expect(await foreign.text()).not.toContain('Austin')
  })

  test('leads back to a question that is still open', async () => {
    const visitor = service.visitor()
    const data = await answerUntil(visitor, '/quote/renters/2c')
    const response = await visitor.open(`/quotes/${data?.config.quoteId}`)
    expect(response.headers.get('location')).toBe(`/quote/renters/2c?q=${data?.config.quoteId}`)
  })
})

describe('a link to a start page', () => {
  const dataOf = async (path: string) => initialData(await (await service.visitor().open(path)).text())

  test.each(['/start', '/welcome', '/mobile'])(
    'gives %s the line and the ZIP code (spec 1.6, 2.1.1, 2.1.6)',
    async path => {
      const facts = { insurance_type: 'renters', zip_code: '78701', wadsworth_first_step: null, error: null }
      expect(await dataOf(`${path}?type=renters&zip=78701-1234`)).toMatchObject(facts)
      expect(await dataOf(`${path}?type=boats&zip=7870`)).toMatchObject({
        insurance_type: null,
        zip_code: null,
      })
    },
  )

  test('shows at once that a ZIP code is not recognized (spec 2.3.1.2, 8.1)', async () => {
    const html = await (await service.visitor().open('/start?type=renters&zip=00001')).text()
    expect(initialData(html).error).toBe('Your ZIP code 00001 is not recognized. Try again?')
    expect(html.split('<script')[0]).toContain('Your ZIP code 00001 is not recognized. Try again?')
  })

  test("from a partner names the partner and begins at the partner's first step (spec 2.1.7)", async () => {
    const link = '/partner?partner=maple&type=renters&zip=78701&address=500+East+4th+Street'
    const { screen, ...facts } = await dataOf(link)
    expect(facts).toMatchObject({ wadsworth_first_step: '/quote/renters/1', zip_code: '78701' })
    expect(screen).toMatchObject({
      route: '/partner',
      properties: {
        title: 'Maple Street Credit Union (demo) sent you. What can I compare for you?',
        partner: 'maple',
        answer: { address: '500 East 4th Street' },
      },
    })
  })

  test.each([
    'partner=maple',
    'partner=maple&type=renters&zip=00001',
    'partner=nobody&type=renters&zip=78701',
  ])('from a partner that does not tell enough asks as the start page does: %s', async query => {
    const { wadsworth_first_step, screen } = await dataOf(`/partner?${query}`)
    expect(wadsworth_first_step).toBeNull()
    expect(screen.properties).toMatchObject({ kind: 'start' })
  })

  test('leaves its ZIP code and address out of the next URL, and starts the address question with them', async () => {
    const visitor = service.visitor()
    const link = '/partner?partner=maple&type=renters&zip=78701&address=500+East+4th+Street&utm=x'
    await visitor.open(link)
    const reply = await postForm(visitor, link, {
      type: 'renters',
      zipCode: '78701',
      partner: 'maple',
      address: '500 East 4th Street',
    })
    expect(reply.headers.get('location')).toMatch(
      /^\/quote\/renters\/1\?partner=maple&type=renters&utm=x&q=[\w-]{22}$/,
    )
    const { screen } = initialData(await (await visitor.open('/quote/renters/1')).text())
    expect(screen.properties.answer).toMatchObject({
      address1: '500 East 4th Street',
      city: 'Austin',
      state: 'TX',
    })
  })
})

test('the alert of an expired quote is shown once, without scripts too (spec 2.2.5)', async () => {
  const visitor = service.visitor()
  await visitor.open('/start')
  const expired = 'The quote is expired or something error happened. Please start a new quote.'
  const led = await visitor.open('/start?utm=x&expired=1')
  expect(led.headers.get('location')).toBe('/start?utm=x')
  expect(await (await visitor.open('/start?utm=x')).text()).toContain(expired)
  for (const cookie of (await visitor.open('/start')).headers.getSetCookie())
    expect(cookie).not.toMatch(/^notice/)
  expect(await (await visitor.open('/start?utm=x')).text()).not.toContain(expired)
})
