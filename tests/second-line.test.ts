import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { camry, details, untilDrivers } from './support/auto.ts'
import type { Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'
import { visitorWithQuote } from './support/visitor-with-quote.ts'

let service: Running

beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

/** What a form of a page sends without scripts; returns where it leads. */
async function post(visitor: Visitor, path: string, fields: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await visitor.post(path, new URLSearchParams(fields).toString(), headers)
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const add = (visitor: Visitor, id: string, line: string) => post(visitor, `/quotes/${id}/add`, { line })

async function htmlOf(visitor: Visitor, path: string): Promise<string> {
  return (await (await visitor.open(path)).text()).replace(/<!-- -->/g, '')
}

const quoteIn = (address: string) => /[?&]q=([\w-]+)/.exec(address)?.[1] ?? ''

/** The pages about a driver who was never insured, without those that a tenant has answered. */
const pagesLeft: readonly Page[] = [
  ['/quote/auto/1', { choice: 'NEVER' }],
  ['/quote/auto/1n', { choice: 'FIRST_CAR' }],
  ['/quote/auto/3', camry],
  ['/quote/auto/5', details],
  ...untilDrivers,
  [
    '/quote/auto/9',
    {
      firstName: 'Ann',
      lastName: 'Example',
      gender: 'F',
      maritalStatus: 'S',
      'dateBirth.month': '5',
      'dateBirth.day': '2',
      'dateBirth.year': '1990',
      firstLicenseAge: '17',
    },
  ],
  ['/quote/auto/10', { action: 'next' }],
  ['/quote/auto/12', { choices: 'NONE' }],
  ['/quote/auto/25', { choice: 'GOOD' }],
  ['/quote/auto/30', {}],
]

/** Answers the remaining pages, and returns which were asked. */
async function goOn(visitor: Visitor, address: string, pages = pagesLeft) {
  const asked: string[] = []
  let at = address
  while (at.startsWith('/quote/')) {
    const route = at.split('?')[0] ?? ''
    asked.push(route)
    const [, fields = {}] = pages.find(([step]) => step === route) ?? []
    at = await post(visitor, at, { quote_id: quoteIn(at), ...(fields as Record<string, string>) })
    if (asked.length > 30) throw new Error(asked.join(' '))
  }
  return { asked, results: at }
}

describe('a second line', () => {
  test('asks nothing that the first one knows, and says what it took over', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    expect(await htmlOf(visitor, `/quotes/${id}/add`)).toContain(
      'I’ll reuse your name, your birth date, your address, whether you own your home, and your email address.',
    )
    const first = await add(visitor, id, 'auto')
    expect(first).toMatch(/^\/quote\/auto\/1\?q=/)
    const html = await htmlOf(visitor, first)
    expect(html).toContain('I reused your name,')
    expect(html).toContain(`href="/quotes/${quoteIn(first)}/answers"`)
    const { asked, results } = await goOn(visitor, first)
    expect(asked).toEqual(pagesLeft.map(([step]) => step))
    expect(results).toMatch(/^\/quotes\//)
  })

  test('shows a page filled in where more belongs there than is known, or a consent', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const first = await add(visitor, id, 'auto')
    const own = quoteIn(first)
    for (const [step, fields] of pagesLeft.slice(0, 8))
      await post(visitor, `${step}?q=${own}`, { quote_id: own, ...(fields as Record<string, string>) })
    const driver = await htmlOf(visitor, `/quote/auto/9?q=${own}`)
    expect(driver).toMatch(/name="firstName"[^>]*value="Ann"/)
    expect(driver).toContain('I reused')
  })

  test('asks all the same for what its visitor gives back', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const own = quoteIn(await add(visitor, id, 'auto'))
    const before = await htmlOf(visitor, `/quotes/${own}/answers`)
    expect(before).toMatch(/I won’t ask these again.*500 East 4th Street/)
    const back = await post(visitor, `/quotes/${own}/ask`, { question: 'address' })
    expect(back).toBe(`/quotes/${own}/answers`)
    expect(await htmlOf(visitor, back)).not.toContain('500 East 4th Street')
    const { asked } = await goOn(visitor, `/quote/auto/1?q=${own}`, [
      ...pagesLeft,
      ['/quote/auto/20', { address1: '1 Elm Street', city: 'Austin', state: 'TX', zipcode: '78701' }],
    ])
    expect(asked).toContain('/quote/auto/20')
    expect(asked).not.toContain('/quote/auto/20m')
  })

  test('is begun once, however often the button is pressed', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const [first, second] = await Promise.all([add(visitor, id, 'life'), add(visitor, id, 'life')])
    expect(second).toBe(first)
    await post(visitor, first, { quote_id: quoteIn(first), choice: '250000:20' })
    expect(quoteIn(await add(visitor, id, 'life'))).toBe(quoteIn(first))
  })

  test('and the first one lead to each other, and each is erased by itself', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const { results } = await goOn(visitor, await add(visitor, id, 'auto'))
    const second = results.split('/').at(-1) ?? ''
    const others = async (of: string) => {
      const { reply } = await visitor.call(status, { quote_id: of })
      return reply.status === 'OK' ? reply.data.others : []
    }
    const auto = {
      id: second,
      line: 'auto',
      insurance: 'Car insurance',
      route: `/quotes/${second}`,
      is_complete: true,
    }
    const home = {
      id,
      line: 'renters',
      insurance: 'Renters insurance',
      route: `/quotes/${id}`,
      is_complete: true,
    }
    expect(await others(id)).toEqual([auto])
    expect(await others(second)).toEqual([home])
    expect(await htmlOf(visitor, `/quotes/${id}/add`)).toContain('You already have a quote for this.')
    expect(await htmlOf(visitor, `/quotes/${id}/data`)).toContain(`href="/quotes/${second}/data"`)
    await visitor.call(erase, { quote_id: id })
    expect(await others(second)).toEqual([])
    expect(await htmlOf(visitor, `/quotes/${second}/answers`)).toContain('500 East 4th Street')
  })

  test('is nothing for a line that is not on offer, nor for a stranger', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const line of ['boat', 'renters', '', '__proto__'])
      expect((await visitor.post(`/quotes/${id}/add`, `line=${line}`, headers)).status).toBe(404)
    const stranger = service.visitor()
    await stranger.open('/start')
    const refused = await stranger.post(`/quotes/${id}/add`, 'line=auto', headers)
    expect(await refused.text()).not.toContain('Austin')
    expect(refused.status).toBe(410)
  })
})

describe('a rented home and a car quoted here', () => {
  test('show in both lists what the same insurer takes off for both, once both are there', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    expect(await untilComplete(visitor, id)).not.toHaveProperty('bundle')
    const { results } = await goOn(visitor, await add(visitor, id, 'auto'))
    const second = results.split('/').at(-1) ?? ''
    const car = await untilComplete(visitor, second)
    const home = await untilComplete(visitor, id)
    const bundledIn = ({ result }: typeof home) =>
      result.quotes.filter(quote => quote.bundle).map(({ id }) => id)
    expect(bundledIn(home).toSorted()).toEqual(['bramble', 'mossgrove', 'wickerby'])
    expect(bundledIn(car)).toEqual(expect.arrayContaining(bundledIn(home)))
    const { with: withCar, ...sum } = home.bundle ?? {}
    const { with: withHome, ...same } = car.bundle ?? {}
    expect([withCar, withHome]).toEqual(['car insurance', 'renters insurance'])
    expect(same).toEqual(sum)
    expect(Number(home.bundle?.saves.amount)).toBeGreaterThan(0)
    const text = (await htmlOf(visitor, `/quotes/${id}`)).replace(/<[^>]*>/g, '')
    expect(text).toMatch(
      /Bundle with [^:]+: \$[\d,.]+ a year\. That’s \$[\d,.]+ less than (the cheapest two separate policies|buying the two separately from )/,
    )
    const { saves, apart = '', year = '' } = home.bundle ?? {}
    if (saves?.against === 'any-two')
      expect(Number(saves.amount)).toBeCloseTo(Number(apart) - Number(year), 2)
    else expect(Number(year)).toBeGreaterThanOrEqual(Number(apart))
  })
})
