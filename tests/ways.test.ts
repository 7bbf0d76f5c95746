import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatusReply } from '../src/contract/prices/status.ts'
import { addDays } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { postForm } from './support/forms.ts'
import { pagesOf, readPersonas } from './support/personas.ts'
import type { Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

let service: Running

beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

/** A persona's pages with other answers on some of them. */
function like(file: string, zip: string, answers: Readonly<Record<string, object>>): readonly Page[] {
  const found = readPersonas().find(one => one.file === file)
  if (!found) return expect.fail(`there is no ${file}`)
  return pagesOf({ ...found, zip }).map(([step, answer]): Page => {
    return [step, answers[step.split('/').at(-1) ?? ''] ?? answer]
  })
}

const today = todayAt(new Date())
const year = new Date().getFullYear()
const born = (age: number) => ({ month: 4, day: 9, year: year - age })
/** A man of 62 in Columbus, Ohio, who would like 30 years. */
const tooOldForThirty = like('life.yaml', '43215', {
  1: { choice: '500000:30' },
  2: born(62),
  '2c': { choice: 'M' },
})

const pricesIn = ({ result }: StatusReply['data']) =>
  result.quotes.filter(({ price_info }) => price_info.type === 'price')

describe('a coverage that most insurers decline', () => {
  test('has buttons for the nearest choices that they do price, which lead to those prices', async () => {
    const { visitor, id, path } = await visitorWithPrices(service, tooOldForThirty)
    const before = await untilComplete(visitor, id)
    expect(pricesIn(before)).toEqual([])
    const { says, choices } = before.ways ?? expect.fail('there is no way on')
    expect(says[0]).toBe('At your age, insurers here sell terms of 10, 15, and 20 years.')
    expect(choices.map(({ value }) => value)).toEqual(['500000:20', '500000:10', '250000:20'])
    expect(choices[0]?.text).toMatch(/^\$500,000 for 20 years, \$[\d.]+ a month or less$/)
    const html = await (await visitor.open(path)).text()
    expect(html).toContain(`action="/quotes/${id}/cover?from=results"`)
    const button = html.match(/<button[^>]*value="500000:20"[^>]*>/)?.[0]
    expect(button).toContain('name="cover"')
    const reply = await postForm(visitor, `${path}/cover?from=results`, { cover: '500000:20' })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, path])
    const after = await untilComplete(visitor, id)
    expect(after.ways).toBeUndefined()
    const cheapest = Number(pricesIn(after)[0]?.price_info.premium)
    expect(cheapest).toBeGreaterThan(0)
    const told = Number(/\$([\d.]+) a month/.exec(choices[0]?.text ?? '')?.[1])
    // Those whose rates we hold; another may be cheaper.
    expect(cheapest).toBeLessThanOrEqual(told)
  })

  test('has the price of each other choice where it is adjusted, though nobody prices this one', async () => {
    const { visitor, path } = await visitorWithPrices(service, tooOldForThirty)
    const html = await (await visitor.open(`${path}/cover`)).text()
    expect(html).toMatch(
      /20-year term, most common<\/span><\/span><span[^>]*><span[^>]*>From \$[\d.]+ a month with /,
    )
    expect(html).toMatch(/30-year term<\/span><\/span><span[^>]*><span[^>]*>Not sold at your age/)
    // Insurers that declined 30 years may still sell 25, which nobody asked them. The days to begin on don't help.
    const unasked = [...html.matchAll(/([^<>]*)<\/span><\/span><span[^>]*><span[^>]*>No price yet/g)]
    expect(unasked.map(([, card]) => card)).toEqual(['25-year term', '25-year term'])
    expect(html).toContain('No price for this coverage')
  })

  test('is declined with the ages and terms that the insurer sells, and never sends to a page without them', async () => {
    const { result } = await visitorWithPrices(service, tooOldForThirty)
    const refusals = result.quotes.flatMap(({ price_info }) =>
      price_info.type === 'declined' ? [price_info] : [],
    )
    expect(refusals.length).toBeGreaterThan(4)
    for (const { message, text } of refusals) {
      expect(message).toMatch(/up to age \d\d/)
      expect(text).not.toContain('first page')
    }
  })
})

describe('a term that half of the insurers sell', () => {
  const for25 = like('life.yaml', '43215', {
    1: { choice: '1000000:25' },
    2: born(36),
    '2c': { choice: 'M' },
  })

  test('has their prices, and the terms that each of the others sells instead', async () => {
    const { visitor, id } = await visitorWithPrices(service, for25)
    const data = await untilComplete(visitor, id)
    const { quotes } = data.result
    expect(pricesIn(data)).toHaveLength(3)
    const refusals = quotes.flatMap(({ price_info }) =>
      price_info.type === 'declined' ? [price_info.message] : [],
    )
    expect(refusals.toSorted()).toEqual([
      'We’re sorry, but we only sell terms of 10, 15, 20 and 30 years.',
      'We’re sorry, but we only sell terms of 10, 15, 20 and 30 years.',
      'We’re sorry, but we only sell terms of 10, 20 and 30 years.',
    ])
    expect(data.ways).toBeUndefined()
  })

  test('is shown with its years, and each shorter term for less', async () => {
    const { visitor, path } = await visitorWithPrices(service, for25)
    expect(await (await visitor.open(path)).text()).toContain('$1,000,000, 25 years')
    const html = await (await visitor.open(`${path}/cover`)).text()
    for (const years of [10, 15, 20])
      expect(html).toMatch(
        new RegExp(`\\$1,000,000</span>[^$]*${years}-year term[^$]*\\$[\\d.]+ a month, \\$[\\d.]+ less`),
      )
  })
})

describe('without a price', () => {
  const byLine: Readonly<Record<string, readonly Page[]>> = {
    life: like('life.yaml', '43215', { 2: born(62), 4: { choices: ['HEART', 'CANCER', 'DUI'] } }),
    travel: like('travel.yaml', '43215', {
      1: { departure_date: addDays(today, 30), return_date: addDays(today, 330) },
    }),
    pet: like('pet.yaml', '43215', { 10: { month: new Date().getMonth() + 1, day: 1, year } }),
    renters: like('renters.yaml', '43215', { '2g': { choice: 'THREE_PLUS' }, '1k': { choice: 'BITE' } }),
    homeowner: like('homeowner.yaml', '43215', {
      '1c': { choice: 'MANUFACTURED' },
      '1h': { choice: 'VACANT' },
    }),
    auto: like('auto-never.yaml', '43215', { 12: { choices: ['AT_FAULT_2', 'DUI', 'SUSPENDED'] } }),
  }

  test.each(Object.keys(byLine))('there is still a way on: %s', async line => {
    const { visitor, id, path } = await visitorWithPrices(service, byLine[line])
    const data = await untilComplete(visitor, id)
    const html = await (await visitor.open(path)).text()
    if (pricesIn(data).length > 0) expect(data.ways).toBeUndefined()
    else {
      const { says, pages } = data.ways ?? expect.fail('there is no way on')
      expect(says.length).toBeGreaterThan(0)
      for (const page of [`/quotes/${id}/answers`, `/quotes/${id}/add`]) {
        expect(pages.map(({ href }) => href)).toContain(page)
        expect(html).toContain(`href="${page}"`)
        expect((await visitor.open(page)).status).toBe(200)
      }
    }
  })

  test('an answer that insurers wait for is offered too: a puppy is insured from a later day', async () => {
    const { visitor, id } = await visitorWithPrices(service, byLine.pet)
    const { choices } = (await untilComplete(visitor, id)).ways ?? expect.fail('there is no way on')
    expect(choices[0]?.text).toMatch(/^Start date: .*, \$[\d.]+ a month or less$/)
  })
})
