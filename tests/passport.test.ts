import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anotherRenter, type Page } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

let service: Running

beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

describe('the file of the prices', () => {
  test('contains what the cards say of each offer, and no answer', async () => {
    const { visitor, id, result } = await visitorWithPrices(service)
    const response = await visitor.open(`/quotes/${id}/prices.json`)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="quote-[\w-]+-prices.json"$/,
    )
    const text = await response.text()
    const file = JSON.parse(text)
    expect(file).toMatchObject({ insurance: 'Renters insurance', is_complete: true })
    expect(file.offers.map((offer: { price?: string }) => offer.price)).toEqual(
      result.quotes.filter(({ ad }) => !ad).map(({ price_info }) => price_info.premium),
    )
    expect(file.offers[0]).toMatchObject({ period: 'month', is_estimate: false, from: 'insurer' })
    for (const answered of ['4th Street', 'Example', '@']) expect(text).not.toContain(answered)
  })

  test('is also a page that any phone opens, with every price and what it is for', async () => {
    const { visitor, id, result } = await visitorWithPrices(service)
    const page = await (await visitor.open(`/quotes/${id}`)).text()
    expect(page).toMatch(new RegExp(`href="/quotes/${id}/prices.html"[^>]*download`))
    const response = await visitor.open(`/quotes/${id}/prices.html`)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="quote-[\w-]+-prices.html"$/,
    )
    const html = await response.text()
    for (const { insurer, price_info, coverage_amount } of result.quotes.filter(({ ad }) => !ad)) {
      expect(html).toContain(insurer.name.replaceAll('&', '&#38;').replaceAll("'", '&#39;'))
      if (price_info.type === 'price') expect(html).toContain(`$${price_info.premium}`)
      if (price_info.type === 'price') expect(html).toContain(`Coverage: ${coverage_amount}`)
    }
    for (const answered of ['4th Street', 'Example', '@']) expect(html).not.toContain(answered)
    expect((await service.visitor().open(`/quotes/${id}/prices.html`)).status).toBe(410)
  })

  test('is nobody else’s', async () => {
    const { id } = await visitorWithPrices(service)
    expect((await service.visitor().open(`/quotes/${id}/prices.json`)).status).toBe(410)
  })
})

describe('the page behind a price', () => {
  test('shows the answers, what was assumed, and each step of rates that we hold, without scripts', async () => {
    const { visitor, id, result } = await visitorWithPrices(service)
    const bramble = result.quotes.find(quote => quote.id === 'bramble')
    const response = await visitor.open(`/quotes/${id}/price/bramble`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`$${bramble?.price_info.premium}`)
    expect(html).toContain('Your credit is good, but not excellent.')
    expect(html).toMatch(/starts at \$/)
    expect(html).toMatch(/minus|plus/)
    expect(html).toContain('href="/order"')
  })

  test('offers the question for an assumption that has one', async () => {
    const pages = anotherRenter().map(
      ([step, payload]): Page =>
        step === '/quote/renters/1e' ? [step, { skip_answer: true }] : [step, payload],
    )
    const { visitor, id } = await visitorWithPrices(service, pages)
    const html = await (await visitor.open(`/quotes/${id}/price/bramble`)).text()
    expect(html).toContain('You’re between 25 and 49 years old.')
    expect(html).toMatch(
      new RegExp(
        `href="/quote/renters/1e\\?from=price\\.bramble&amp;q=${id}"[^>]*><span[^>]*>Answer: (<!-- -->)?Birth date`,
      ),
    )
  })

  test('says of an insurer on a wire that the rates are its own', async () => {
    const { visitor, id } = await visitorWithPrices(service)
    const html = await (await visitor.open(`/quotes/${id}/price/pelican`)).text()
    expect(html).toContain('I don’t have its rates.')
  })

  test('is nobody else’s, and is not there for an insurer without a price', async () => {
    const { visitor, id } = await visitorWithPrices(service)
    const stranger = await service.visitor().open(`/quotes/${id}/price/bramble`)
    expect(await stranger.text()).not.toContain('starts at')
    expect((await visitor.open(`/quotes/${id}/price/nobody`)).status).toBe(404)
  })
})

test('every page of a quote names the quote’s number, for who calls from there', async () => {
  const { visitor, id, result } = await visitorWithPrices(service)
  const results = await (await visitor.open(`/quotes/${id}`)).text()
  const [number = ''] = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(results) ?? []
  const insurer = result.quotes[0]?.id
  const ofPrice = ['price', 'share', 'continue'].map(page => `${page}/${insurer}`)
  for (const page of ['cover', 'exact', 'save', 'answers', 'data', 'add', ...ofPrice])
    expect(await (await visitor.open(`/quotes/${id}/${page}`)).text(), page).toContain(
      `"lead_id":"${number}"`,
    )
})
