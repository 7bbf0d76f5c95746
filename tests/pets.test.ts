import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import type { Ledger } from '../src/contract/page.ts'
import type { Quote, StatusReply } from '../src/contract/prices/status.ts'
import { continueAddress, orderAddress } from '../src/contract/purchase/continue.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { shareQuote } from '../src/contract/sharing/share-quote.ts'
import { submitWith } from '../src/wizard/pressed.ts'
import { chooseAt } from './support/buying.ts'
import { fillForm } from './support/forms.ts'
import { give, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

const today = '2026-11-21'
const list = '/quote/pet/others'

let service: Running
beforeAll(async () => {
  service = await run({ today })
})
afterAll(() => service.close())

/** A cat in Portland, Oregon. */
const catBorn = (year: number): readonly Page[] => [
  ['/start', { type: 'pet', zipCode: '97201' }],
  ['/quote/pet/1', { choice: 'CAT_MIXED' }],
  ['/quote/pet/10', { month: '5', year: String(year) }],
]
const cat = (year: number) => ({ pet: 'CAT_MIXED', month: '5', day: '', year: String(year) })

type Data = StatusReply['data']

/** The prices of a household, the first pet by the wizard and the others from its prices. */
async function household(first: number, ...others: readonly number[]) {
  const { visitor, id } = await visitorWithPrices(service, catBorn(first))
  const { endpoint } = await give(visitor, [list, { pets: others.map(cat) }])
  expect(endpoint).toBe(`/quotes/${id}`)
  return { visitor, id, data: await untilComplete(visitor, id) }
}

const offerOf = ({ result }: Data, id: string): Quote =>
  result.quotes.find(quote => quote.id === id) ?? expect.fail(`${id} has no offer`)
const isPriced = ({ price_info, ad }: Quote) => price_info.type === 'price' && !ad
const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
const page = async (visitor: Visitor, path: string) =>
  (await (await visitor.open(path)).text()).replaceAll('<!-- -->', '')

describe('two old cats in Portland, one of them refused by most', () => {
  let alone: readonly [Data, Data]
  let both: Awaited<ReturnType<typeof household>>
  beforeAll(async () => {
    const aloneAt = async (year: number) => {
      const { visitor, id } = await visitorWithPrices(service, catBorn(year))
      return untilComplete(visitor, id)
    }
    alone = [await aloneAt(2015), await aloneAt(2012)]
    both = await household(2015, 2012)
  })

  test('each insurer’s card has both prices, or the reason for one of them, and their sum', () => {
    const offers = both.data.result.quotes.filter(isPriced)
    expect(offers.length).toBeGreaterThanOrEqual(6)
    for (const { id, price_info } of offers) {
      const pets = price_info.pets ?? expect.fail(`${id} has no pets`)
      expect(pets.map(({ name }) => name)).toEqual(['Cat, 11 years', 'Cat, 14 years'])
      const sum = pets.reduce((all, { premium = '0' }) => all + cents(premium), 0)
      expect(cents(price_info.premium), id).toBe(sum)
      for (const [at, { premium, message }] of pets.entries()) {
        const { price_info: own } = offerOf(alone[at] ?? both.data, id)
        expect(premium, id).toBe(own.type === 'price' ? own.premium : undefined)
        expect(message, id).toBe(own.type === 'price' ? undefined : own.message)
      }
    }
    const refusing = offers.filter(({ price_info }) => price_info.pets?.some(({ message }) => message))
    expect(refusing.length).toBeGreaterThan(offers.length / 2)
    for (const { id, price_info } of offers) {
      const forOnly = refusing.some(offer => offer.id === id) ? 'For only 1 of 2 pets.' : undefined
      expect(price_info.for_only, id).toBe(forOnly)
      if (forOnly) expect(price_info.details?.[0], id).toBe(forOnly)
    }
  })

  test('a price for both comes before every price for one of them', () => {
    const left = both.data.result.quotes
      .filter(isPriced)
      .map(({ price_info: { pets = [] } }) => pets.filter(({ premium }) => premium === undefined).length)
    expect(left[0]).toBe(0)
    expect(left).toEqual(left.toSorted())
    expect(left.at(-1)).toBe(1)
  })

  test('what both cost apart is said where that is less than any insurer’s price for both', () => {
    const [first, second] = alone.map(({ result }) =>
      Math.min(
        ...result.quotes
          .filter(quote => isPriced(quote) && !quote.price_info.narrow)
          .map(({ price_info }) => cents(price_info.premium)),
      ),
    )
    const sum = ((first ?? 0) + (second ?? 0)) / 100
    expect(both.data.result.apart).toMatch(
      new RegExp(
        `^Insured separately(?:, with different coverage)?, they’d cost \\$${sum.toFixed(2)} a month: `,
      ),
    )
  })

  test('a price shared, downloaded and explained says for how many and whom it is', async () => {
    const { visitor, id, data } = both
    const [whole] = data.result.quotes
    const { carrier = '', premium } = { carrier: whole?.id, premium: whole?.price_info.premium }
    const { reply } = await visitor.call(shareQuote, { quote_id: id, price_share_id: carrier, premium })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    const shared = await page(service.visitor(), new URL(reply.data.url).pathname)
    expect(shared).toContain('For 2 pets together.')
    expect(shared).not.toContain('14 years')
    expect(await page(visitor, `/quotes/${id}/prices.json`)).toContain('"name": "Cat, 14 years"')
    const rated = data.result.quotes.find(({ id }) => id === 'hazelkin') ?? expect.fail('no plan')
    const passport = await page(visitor, `/quotes/${id}/price/${rated.id}`)
    expect(passport).toContain('<caption>Cat, 11 years</caption>')
    expect(passport).not.toContain('<caption>Cat, 14 years</caption>')
    expect(passport).toContain('14 years')
  })

  test('the covers are chosen for both at once, each choice with its price', async () => {
    const { visitor, id } = both
    const html = await page(visitor, `/quotes/${id}/cover`)
    expect(html).toMatch(/\$[\d.]+ a month, \$[\d.]+ less/)
  })

  test('the answers list both, and lead to the list', async () => {
    const { visitor, id } = both
    const html = await page(visitor, `/quotes/${id}/answers`)
    expect(html).toContain('born May 2012')
    expect(html).toContain(`href="${list}?from=answers&amp;q=${id}"`)
    const open = await page(visitor, `${list}?q=${id}`)
    expect(open).toContain('Cat, born May 2015')
    expect(open).toContain('value="2012"')
    expect(await page(visitor, `/quotes/${id}/add`)).toContain(`href="${list}?q=${id}"`)
  })
})

test('a carrier that has priced a pet today is asked only about the new one', async () => {
  const { visitor, id } = await visitorWithPrices(service, catBorn(2021))
  const askedTimes = async () => {
    const { insurers } = JSON.parse(await page(visitor, `/quotes/${id}/data.json`))
    return (insurers as Ledger).entries.find(({ insurer }) => insurer.startsWith('Tallyhound'))?.sent?.times
  }
  expect(await askedTimes()).toBe(1)
  await give(visitor, [list, { pets: [cat(2022)] }])
  expect(offerOf(await untilComplete(visitor, id), 'tallyhound').price_info.pets).toHaveLength(2)
  expect(await askedTimes()).toBe(2)
})

test('a removed pet leaves the price of the other, as it was', async () => {
  const { visitor, id, result } = await visitorWithPrices(service, catBorn(2018))
  await give(visitor, [list, { pets: [cat(2019)] }])
  await untilComplete(visitor, id)
  await give(visitor, [list, { pets: [] }])
  const after = (await untilComplete(visitor, id)).result.quotes
  const pricesOf = (quotes: readonly Quote[]) =>
    quotes.map(({ id, price_info: { premium, pets } }) => [id, premium, pets])
  expect(pricesOf(after)).toEqual(pricesOf(result.quotes))
})

test('pets that two tabs add at once are both kept', async () => {
  const { visitor, id } = await visitorWithPrices(service, catBorn(2018))
  const add = (year: number) =>
    visitor.call(answer, {
      answer: { pets: [cat(year)] },
      step: list,
      quote_id: id,
      shown: null,
      source: 'web',
    })
  for (const year of [2019, 2020]) expect((await add(year)).reply.status).toBe('OK')
  const { reply } = await visitor.call(properties, { step: list, quote_id: id })
  expect(reply).toMatchObject({ properties: { answer: { pets: [{ year: 2019 }, { year: 2020 }] } } })
})

test('the link to the list says what it opens: an empty row at first, the pets once there were any', async () => {
  const { visitor, id } = await visitorWithPrices(service, catBorn(2019))
  const linkOn = async (page: string) =>
    /(?:Add another pet|Add or change pets|Agregar o cambiar mascotas)/.exec(
      await (await visitor.open(page)).text(),
    )?.[0]
  const results = `/quotes/${id}`
  expect(await linkOn(results)).toBe('Add another pet')
  expect(await (await visitor.open(`${list}?q=${id}`)).text()).toContain('name="pets.0.pet"')
  for (const pets of [[cat(2018)], []]) {
    await give(visitor, [list, { pets }])
    for (const page of [results, `${results}/answers`, `${results}/add`])
      expect(await linkOn(page), page).toBe('Add or change pets')
  }
  expect(await linkOn(`/es${results}`)).toBe('Agregar o cambiar mascotas')
})

test('more than five pets are refused with how many I can quote', async () => {
  const { visitor } = await visitorWithPrices(service, catBorn(2019))
  await expect(give(visitor, [list, { pets: [1, 2, 3, 4, 5].map(at => cat(2014 + at)) }])).rejects.toThrow(
    'I can quote up to 5 pets at a time',
  )
})

test('without scripts rows come and go by the page’s buttons', async () => {
  const { visitor, id } = await visitorWithPrices(service, catBorn(2016))
  const row = (at: number, year: string) => ({
    [`pets.${at}.pet`]: 'CAT_MIXED',
    [`pets.${at}.month`]: '5',
    [`pets.${at}.year`]: year,
  })
  const path = `${list}?q=${id}`
  const press = (words: Readonly<Record<string, string>>) => {
    const { name, value } = submitWith(words)
    return { [name]: value }
  }
  const more = await (await fillForm(visitor, path, { ...row(0, '2017'), ...press({ add: 'pets' }) })).text()
  expect(more).toContain('name="pets.1.pet"')
  const rows = { ...row(0, '2017'), ...row(1, '2018') }
  const fewer = await (await fillForm(visitor, path, { ...rows, ...press({ remove: 'pets.0' }) })).text()
  expect(fewer).toContain('value="2018"')
  expect(fewer).not.toContain('value="2017"')
  const wrong = await fillForm(visitor, path, { ...row(0, '') })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('Year Required')
  const saved = await fillForm(visitor, path, rows)
  expect(saved.headers.get('location')).toBe(`/quotes/${id}`)
  expect(offerOf(await untilComplete(visitor, id), 'hazelkin').price_info.pets).toHaveLength(3)
})

test('an order for several pets becomes a policy', async () => {
  const { visitor, id } = await household(2017, 2010)
  await visitor.open(continueAddress(id, 'hazelkin'))
  const order = {
    ...{ quote: 'hazelkin', plan: 'in-full', start: '', first_name: 'Ann', last_name: 'Example' },
    ...{ email: 'ann@example.com', esign: true },
  }
  const { reply } = await visitor.call(placeOrder, { quote_id: id, data: order })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  await chooseAt(reply.data.checkout_url ?? '', 'approve')
  await expect.poll(() => page(visitor, orderAddress(id))).toContain('Policy number')
})
