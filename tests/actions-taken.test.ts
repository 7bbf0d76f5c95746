import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { continueAddress, orderAddress } from '../src/contract/purchase/continue.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { shareQuote } from '../src/contract/sharing/share-quote.ts'
import { watchPrices } from '../src/contract/sharing/watch-prices.ts'
import { addDays } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { binder } from './support/binder.ts'
import { chooseAt, filledIn, openShop, type Shop } from './support/buying.ts'
import { postForm } from './support/forms.ts'
import { carrier, quoted } from './support/panel.ts'
import { untilComplete } from './support/results.ts'
import type { VisitorWithQuote } from './support/visitor-with-quote.ts'

let shop: Shop
let premiumOfOther = '20.00'
let belongingsOfOther = 30_000
const other = {
  ...carrier('other', 4.1, {
    via: 'process',
    rate: () => {
      const parts = [{ kind: 'belongings', amounts: [belongingsOfOther] }] as const
      return { ...quoted(premiumOfOther), coverage: { parts } }
    },
  }),
  binds: binder.binds,
}

beforeAll(async () => {
  const elsewhere = carrier('elsewhere', 4, { via: 'process', rate: () => quoted('30.00') })
  shop = await openShop({}, [other, elsewhere])
})
afterAll(() => shop[Symbol.asyncDispose]())

async function pageOf({ visitor }: VisitorWithQuote, path: string): Promise<string> {
  return (await (await visitor.open(path)).text()).replace(/<!-- -->|<\/?span[^>]*>/g, '')
}

/** Orders, and pays unless told otherwise; returns the order's number. */
async function order(shopper: VisitorWithQuote, pays = true): Promise<string> {
  const { visitor, id } = shopper
  await visitor.open(continueAddress(id, 'binder'))
  const start = addDays(todayAt(new Date()), 1)
  const { reply } = await visitor.call(placeOrder, { quote_id: id, data: { ...filledIn, start } })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  if (pays) {
    await chooseAt(reply.data.checkout_url ?? '', 'approve')
    await expect.poll(() => pageOf(shopper, orderAddress(id))).toContain('Your policy has been issued.')
  }
  return reply.data.order.number
}

describe('an order', () => {
  test('is told on the results, its card, every page of its quote and /welcome, with the way to it', async () => {
    const shopper = await shop.shopper()
    const { id } = shopper
    const number = await order(shopper)
    const results = await pageOf(shopper, `/quotes/${id}`)
    expect(results).toContain(`Your policy with Binder (demo), order ${number}, starts`)
    expect(results).toContain('<strong>Your policy</strong>')
    // It does not break at its hyphens.
    const raw = await (await shopper.visitor.open(`/quotes/${id}/cover`)).text()
    expect(raw).toMatch(new RegExp(`<span class="[^"]*">${number}\\)</span>`))
    for (const path of [
      `/quotes/${id}`,
      `/quotes/${id}/answers`,
      `/quotes/${id}/cover`,
      `/quotes/${id}/data`,
    ])
      expect(await pageOf(shopper, path)).toContain(`<a href="${orderAddress(id)}">Your order ${number}</a>`)
    const data = await pageOf(shopper, `/quotes/${id}/data`)
    expect(data).toContain(
      `With <a href="${orderAddress(id)}">your order ${number}</a>, <strong>Binder (demo)</strong> got your name, your email address and the answers behind its price: type of insurance and state,`,
    )
    // Its price was still worked out here.
    expect(data).toMatch(/Worked out here: [^<]*Binder \(demo\)/)
    expect(data).not.toContain('so I asked')
    for (const path of [`/quote/renters/1c?q=${id}`, `/quotes/${id}/answers`, `/quotes/${id}/cover`])
      expect(await pageOf(shopper, path)).toContain(`(order ${number}) stays as it is.`)
    expect(await pageOf(shopper, '/welcome')).toContain(`order ${number}, starts`)
  })

  test('keeps its price and its coverage on its card, whatever the answers cost since', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    await visitor.open(continueAddress(id, 'other'))
    const start = addDays(todayAt(new Date()), 1)
    const { reply } = await visitor.call(placeOrder, {
      quote_id: id,
      data: { ...filledIn, quote: 'other', start },
    })
    const wasOrdered = 'Your order: $20.00 a month for $30,000 belongings'
    expect(await pageOf(shopper, `/quotes/${id}`)).not.toContain(wasOrdered)
    premiumOfOther = '25.00'
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
    const results = await pageOf(shopper, `/quotes/${id}`)
    expect(results).toContain('$25.00')
    expect(results).toContain(wasOrdered)
    expect(await pageOf(shopper, continueAddress(id, 'binder'))).toContain(
      'If you’d rather buy from Binder (demo), cancel your order first.',
    )
    premiumOfOther = '20.00'
    // The insurer has got nothing yet.
    const unpaid =
      'You haven’t paid yet, and the order keeps its earlier price and coverage. To order at what this card shows now, cancel it on its page and order again.'
    expect(results).toContain(`${wasOrdered}. ${unpaid}`)
    const checkout = reply.status === 'OK' ? (reply.data.checkout_url ?? '') : ''
    await chooseAt(checkout, 'approve')
    await expect.poll(() => pageOf(shopper, orderAddress(id))).toContain('Your policy has been issued.')
    const paid = await pageOf(shopper, `/quotes/${id}`)
    expect(paid).toContain(
      'Your policy: $20.00 a month for $30,000 belongings. This card’s price is for your answers and coverage now.',
    )
    expect(paid).not.toContain(unpaid)
  })

  test('says on its page that it keeps its coverage, as long as it is unpaid and the quote has other coverage', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    const cover = (choice: string) =>
      visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice } } } })
    await visitor.open(continueAddress(id, 'other'))
    const start = addDays(todayAt(new Date()), 1)
    await visitor.call(placeOrder, { quote_id: id, data: { ...filledIn, quote: 'other', start } })
    const said =
      /This order keeps its earlier price and coverage\..*Your list has another price or other coverage from Other \(demo\) now\. To order that, cancel this order first, then order again\./
    expect(await pageOf(shopper, orderAddress(id))).not.toMatch(said)
    belongingsOfOther = 50_000
    await cover('50000')
    expect(await pageOf(shopper, orderAddress(id))).toMatch(said)
    belongingsOfOther = 30_000
    await cover('30000')
    expect(await pageOf(shopper, orderAddress(id))).not.toMatch(said)
    belongingsOfOther = 50_000
    await cover('50000')
    belongingsOfOther = 30_000
    await postForm(visitor, `${orderAddress(id)}/drop`, {})
    expect(await pageOf(shopper, orderAddress(id))).not.toMatch(said)
  })

  test('that waits for its payment or was dropped is told as that', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    const number = await order(shopper, false)
    expect(await pageOf(shopper, `/quotes/${id}`)).toContain(
      `Your order ${number} with Binder (demo) isn’t paid yet`,
    )
    await postForm(visitor, `${orderAddress(id)}/drop`, {})
    expect(await pageOf(shopper, `/quotes/${id}`)).toContain('was canceled before you paid')
    expect(await pageOf(shopper, continueAddress(id, 'other'))).not.toContain('You already have')
  })

  test('is told once before a purchase from another insurer, which stays possible', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    await order(shopper)
    const asked = await pageOf(shopper, continueAddress(id, 'other'))
    expect(asked).toContain('You already have a policy.')
    expect(asked).toContain(`href="${continueAddress(id, 'other')}?anyway=yes"`)
    const beside = await pageOf(shopper, `${continueAddress(id, 'other')}?anyway=yes`)
    expect(beside).toContain('Go to Other (demo)')
    // It sells here too, without an order.
    expect(beside).toMatch(
      /You can place one order per quote\. To buy from Other \(demo\) too, please continue on its own site, or <a [^>]*>start a new quote<\/a>\./,
    )
    const onlyThere = await pageOf(shopper, `${continueAddress(id, 'elsewhere')}?anyway=yes`)
    expect(onlyThere).toContain('Go to Elsewhere (demo)')
    expect(onlyThere).not.toContain('You can place one order')
    expect((await visitor.open(continueAddress(id, 'binder'))).status).toBe(303)
  })
})

test('mailed prices are earlier ones once others are there, and the present ones again when the coverage is back', async () => {
  const shopper = await shop.shopper()
  const { visitor, id } = shopper
  await visitor.call(saveQuotes, { quote_id: id, data: { email: 'keeper@example.com' } })
  const cover = (choice: string) =>
    visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice } } } })
  const newer = 'The ones on this page are newer.'
  await expect.poll(() => pageOf(shopper, `/quotes/${id}`)).toContain('I emailed these prices')
  await cover('50000')
  expect(await pageOf(shopper, `/quotes/${id}`)).toContain(newer)
  await cover('30000')
  const back = await untilComplete(visitor, id)
  expect(back.actions_taken?.saved?.is_current).toBe(true)
  expect(back.result.email_needed).toBe(false)
  await cover('50000')
  premiumOfOther = '21.00'
  await cover('30000')
  const changed = await untilComplete(visitor, id)
  premiumOfOther = '20.00'
  expect(changed.actions_taken?.saved?.is_current).toBe(false)
})

test('a price watch and shared prices are told after a reload, each with the way to end it', async () => {
  const shopper = await shop.shopper()
  const { visitor, id } = shopper
  const results = () => pageOf(shopper, `/quotes/${id}`)
  await visitor.call(watchPrices, { quote_id: id, data: { email: 'watcher@example.com' } })
  await visitor.call(shareQuote, { quote_id: id, price_share_id: 'binder', premium: '14.84' })
  const told = await results()
  expect(told).toContain('Press the button in it, and I’ll tell you when prices change.')
  expect(told).toContain(`<a href="/quotes/${id}/share/binder">Binder (demo)’s price</a>`)
  // The server tells no browser an address.
  expect(told).not.toContain('watcher@example.com')
  const stopped = await postForm(visitor, `/quotes/${id}/watch/stop`, { from: 'results' })
  expect(stopped.headers.get('location')).toBe(`/quotes/${id}`)
  const revoked = await postForm(visitor, `/quotes/${id}/share/binder/stop`, { from: 'results' })
  expect(revoked.headers.get('location')).toBe(`/quotes/${id}`)
  const after = await results()
  // Nobody had pressed the button in the mail: there were no alerts that could have ended.
  expect(after).not.toContain('price alerts ended')
  expect(after).not.toContain('You’re sharing')
})
