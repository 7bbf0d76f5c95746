import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { ann, details, oneDriver } from './support/auto.ts'
import { anotherRenter, answerUntil, type Page } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'
import { visitorWithQuote } from './support/visitor-with-quote.ts'

let service: Running

beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

async function reviewOf(visitor: Visitor, id: string): Promise<string> {
  const response = await visitor.open(`/quotes/${id}/answers`)
  expect(response.status).toBe(200)
  return textOf(await response.text())
}

function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** What a form of that page sends without scripts; returns where it leads. */
async function post(visitor: Visitor, path: string, fields: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await visitor.post(path, new URLSearchParams(fields).toString(), headers)
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

describe('a question of a finished quote', () => {
  /** The link back from a page, and what of a wizard on the way to prices it shows. */
  async function wayBackFrom(visitor: Visitor, address: string) {
    const html = (await (await visitor.open(address)).text()).replace(/<!-- -->/g, '')
    const [, href, label] =
      /<a class="back[^"]*" href="([^"]+)">(?:<svg.*?<\/svg>)?([^<]+)<\/a>/.exec(html) ?? []
    const isOnTheWay = /Step \d+ of|minutes? left/.test(textOf(html))
    return { href: href?.replaceAll('&amp;', '&'), label, isOnTheWay }
  }

  test('leads back to where its visitor came from, without counting steps or minutes', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const question = `/quote/renters/1c?utm=x&`
    expect(await wayBackFrom(visitor, `${question}q=${id}`)).toEqual({
      href: `/quotes/${id}?utm=x`,
      label: 'Back to all quotes',
      isOnTheWay: false,
    })
    const fromAnswers = {
      href: `/quotes/${id}/answers?utm=x`,
      label: 'Back to your answers',
      isOnTheWay: false,
    }
    expect(await wayBackFrom(visitor, `${question}from=answers&q=${id}`)).toEqual(fromAnswers)
    const evil = await wayBackFrom(visitor, `${question}from=https://evil.example&q=${id}`)
    expect(evil).toMatchObject({ label: 'Back to all quotes' })
    expect(evil.href).toMatch(new RegExp(`^/quotes/${id}\\?`))
  })

  test('about one car leads back to the cars, or to the answers that opened it', async () => {
    const { visitor, id } = await visitorWithQuote(service, oneDriver)
    const list = await wayBackFrom(visitor, `/quote/auto/6?q=${id}`)
    expect(list).toEqual({ href: `/quotes/${id}`, label: 'Back to all quotes', isOnTheWay: false })
    expect(await wayBackFrom(visitor, `/quote/auto/3?q=${id}`)).toEqual({
      href: `/quote/auto/6?q=${id}`,
      label: 'Back',
      isOnTheWay: false,
    })
    expect(await wayBackFrom(visitor, `/quote/auto/3?from=item&q=${id}`)).toMatchObject({
      href: `/quotes/${id}/answers`,
      label: 'Back to your answers',
    })
    expect(await wayBackFrom(visitor, `/quote/auto/5?from=item&q=${id}`)).toMatchObject({
      href: `/quote/auto/3?from=item&q=${id}`,
    })
  })

  test('is a step of the wizard again while a change leaves another question open', async () => {
    const { visitor, id } = await visitorWithQuote(service, oneDriver)
    const open = await post(visitor, `/quote/auto/1?q=${id}`, { quote_id: id, choice: 'YES' })
    expect(await wayBackFrom(visitor, open)).toMatchObject({ label: 'Back', isOnTheWay: true })
  })

  test('and the prices lead to the text pages, each with the way back', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const path of ['/faq', '/terms', '/order', '/law/tx']) {
      const referer = `${service.origin}/quotes/${id}`
      const html = await (await fetch(service.origin + path, { headers: { cookie, referer } })).text()
      expect(html).toContain(`<a href="/quotes/${id}">Back to all quotes</a>`)
      expect(await (await visitor.open(path)).text()).not.toContain('Back to your')
    }
  })
})

describe('the page of all answers', () => {
  test('has each answer in the words of its question, by chapter, with the way to change it', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const html = await (await visitor.open(`/quotes/${id}/answers`)).text()
    const text = textOf(html)
    expect(text).toMatch(/Your home .*Where’s the home you rent\? 500 East 4th Street 4B, Austin TX 78701/)
    expect(text).toMatch(/Your coverage .*What deductible would you like\? \$500/)
    expect(text).toMatch(/Contact .*Ann Example, ann@example\.com/)
    expect(html).toContain(`href="/quote/renters/2c?from=answers&amp;q=${id}"`)
  })

  test('brings a visitor back who changed an answer, without scripts, and says what changed', async () => {
    const { visitor, id } = await visitorWithQuote(service)
    const question = `/quote/renters/2c?utm=x&from=answers&q=${id}`
    const accepted = await post(visitor, question, { quote_id: id, choice: '1000' })
    expect(accepted).toBe(`/quotes/${id}?utm=x&from=answers`)
    const back = await visitor.open(accepted)
    expect(back.headers.get('location')).toBe(`/quotes/${id}/answers?utm=x`)
    expect(await reviewOf(visitor, id)).toContain('What you changed Deductible: $1,000 (was: $500)')
    const { reply } = await visitor.call(status, { quote_id: id })
    expect(reply).toMatchObject({
      data: { changes: [{ label: 'Deductible', before: '$500', now: '$1,000' }] },
    })
  })

  test('names the part that changed of an item whose name stays', async () => {
    const { visitor, id } = await visitorWithQuote(service, oneDriver)
    await post(visitor, `/quote/auto/9?q=${id}`, { ...ann, quote_id: id, firstLicenseAge: '19' })
    await post(visitor, `/quote/auto/10?q=${id}`, { quote_id: id, action: 'next' })
    const { reply } = await visitor.call(status, { quote_id: id })
    expect(reply).toMatchObject({
      data: { changes: [{ label: 'Age at first license (Ann Example)', before: '17', now: '19' }] },
    })
  })

  test('asks what a change made necessary and nothing else, then lists the question as new', async () => {
    const { visitor, id } = await visitorWithQuote(service, oneDriver)
    const named = { quote_id: id }
    const first = await post(visitor, `/quote/auto/1?from=answers&q=${id}`, {
      ...named,
      choice: 'EXPIRED_30',
    })
    // Why there is no insurance has been answered.
    expect(first).toBe(`/quotes/${id}?from=answers`)
    const second = await post(visitor, `/quote/auto/1?from=answers&q=${id}`, { ...named, choice: 'YES' })
    expect(second).toBe(`/quote/auto/1e?from=answers&q=${id}`)
    await post(visitor, second, { ...named, choice: 'Y1_3' })
    await post(visitor, `/quote/auto/1g?from=answers&q=${id}`, { ...named, choice: 'L100' })
    const insurer = {
      current_insurer: 'Acorn',
      current_policy_start_year: '2024',
      current_policy_start_month: '5',
    }
    const last = await post(visitor, `/quote/auto/1m?from=answers&q=${id}`, { ...named, ...insurer })
    expect(last).toBe(`/quotes/${id}?from=answers`)
    const text = await reviewOf(visitor, id)
    expect(text).toContain('Insured now: Yes (was: It ended in the past 30 days)')
    expect(text).toContain('Insured for: 1 to 3 years (new)')
    expect(text).toContain('Why not insured: no longer needed (was: This is my first car)')
  })

  test('has each car and driver with all that was said of them, a VIN only by its end', async () => {
    const { visitor, id } = await visitorWithQuote(service, oneDriver)
    const html = await (await visitor.open(`/quotes/${id}/answers`)).text()
    const text = textOf(html)
    expect(text).toMatch(/Your cars .*2019 Toyota Camry .*VIN ends in 0203/)
    expect(text).toMatch(/Ann Example Birth date 5\/2\/1990 Gender Female Marital status Single or widowed/)
    expect(html).not.toContain(details.vin)
    const uuid = /name="uuid" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const form = { action: 'edit', uuid }
    expect(await post(visitor, `/quote/auto/6?from=answers&q=${id}`, form)).toBe(
      `/quote/auto/3?from=answers&q=${id}`,
    )
  })

  test('does not repeat health information', async () => {
    const { visitor, id } = await visitorWithQuote(service, insured)
    expect(await reviewOf(visitor, id)).not.toMatch(/170|High blood pressure/)
  })

  test('shows an unfinished quote too, with the way on', async () => {
    const visitor = service.visitor()
    const data = await answerUntil(visitor, '/quote/renters/2', anotherRenter())
    const id = data?.config.quoteId ?? ''
    const html = await (await visitor.open(`/quotes/${id}/answers`)).text()
    expect(html).toContain('There’s still something to answer.')
    expect(html).toContain(`href="/quote/renters/2?q=${id}"`)
  })

  test('is nobody else’s', async () => {
    const { id } = await visitorWithQuote(service)
    const response = await visitorAt(service.origin).open(`/quotes/${id}/answers`)
    expect(await response.text()).not.toContain('500 East 4th Street')
  })
})

const insured: readonly Page[] = [
  ['/start', { type: 'life', zipCode: '78701' }],
  ['/quote/life/1', { choice: '250000:20' }],
  ['/quote/life/2', { month: '5', day: '2', year: '1980' }],
  ['/quote/life/2c', { choice: 'F' }],
  ['/quote/life/3', { height: '70', weight: '170' }],
  ['/quote/life/4', { choices: ['BP'] }],
  ['/quote/life/5', { firstName: 'Ann', lastName: 'Example', emailSwitch: false }],
]
