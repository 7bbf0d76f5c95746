import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyAddress, continueAddress, orderAddress } from '../src/contract/purchase/continue.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { open } from '../src/contract/sharing/open.ts'
import { longDay } from '../src/language/days.ts'
import { addDays } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { binder } from './support/binder.ts'
import { chooseAt, filledIn, openShop, type Shop } from './support/buying.ts'
import { fillForm, fillUntil, postForm } from './support/forms.ts'
import { journeys, type LineName } from './support/journeys.ts'
import { letterFiles } from './support/letter-files.ts'
import { carrier, quoted } from './support/panel.ts'
import type { Visitor } from './support/visitor.ts'

let shop: Shop

/** Sells every line, a trip by what it cost and the rest at one price. */
const everything = carrier('everything', 4.1, {
  via: 'process',
  rate: ({ risk }) => quoted(risk.line === 'travel' ? `${risk.trip.cost / 50}.00` : '14.84'),
})
const sold = ['auto', 'homeowner', 'pet', 'renters', 'travel'] as const
const { renters } = everything.lines

beforeAll(async () => {
  const lines = Object.fromEntries(sold.map(line => [line, renters]))
  shop = await openShop({}, [{ ...everything, lines, binds: { ...binder.binds, lines: sold } }])
})
afterAll(() => shop[Symbol.asyncDispose]())

interface Shopper {
  readonly visitor: Visitor
  readonly id: string
}

async function shopperOf(line: LineName): Promise<Shopper> {
  const visitor = shop.service.visitor()
  const prices = await fillUntil(visitor, journeys[line])
  return { visitor, id: /^\/quotes\/([^/?]+)/.exec(prices)?.[1] ?? expect.fail(prices) }
}

/** Confirms the price, and returns the form. */
async function formOf(shopper: Shopper): Promise<string> {
  await shopper.visitor.open(continueAddress(shopper.id, 'everything'))
  return pageOf(shopper, buyAddress(shopper.id, 'everything'))
}

async function order(shopper: Shopper, change: Partial<typeof filledIn> = {}) {
  const { visitor, id } = shopper
  const form = await formOf(shopper)
  const start = /type="date"/.test(form) ? addDays(todayAt(new Date()), 1) : ''
  const data = { ...filledIn, quote: 'everything', start, ...change }
  const { reply } = await visitor.call(placeOrder, { quote_id: id, data })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return { number: reply.data.order.number, checkout: reply.data.checkout_url ?? '' }
}

/** A page, without the marks inside its sentences. */
async function pageOf({ visitor }: Shopper, path: string): Promise<string> {
  return (await (await visitor.open(path)).text()).replace(/<!-- -->|<\/?span[^>]*>/g, '')
}

async function pay(shopper: Shopper, { checkout }: { readonly checkout: string }): Promise<string> {
  const page = () => pageOf(shopper, orderAddress(shopper.id))
  await chooseAt(checkout, 'approve')
  await expect.poll(page).toContain('Your policy has been issued.')
  return page()
}

/** The letter about an order, in its own words. */
async function letterAbout(number: string): Promise<string> {
  const found = async () => (await letterFiles(shop.service)).find(letter => letter.includes(number)) ?? ''
  await expect.poll(found).toContain(number)
  return (await found()).replaceAll(/=\r?\n/g, '')
}

const today = longDay(todayAt(new Date()), 'en')
/** As the journey chooses its days. */
const dayIn = (days: number) =>
  longDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10), 'en')

describe('an order of a trip', () => {
  test('says when the policy starts and from when the trip is covered, on its form, its page and in its letter', async () => {
    const shopper = await shopperOf('travel')
    const both = `The policy starts on ${today}. The trip itself is covered from ${dayIn(60)}.`
    const form = await formOf(shopper)
    expect(form).toContain(both)
    // Whoever named the travelers isn't asked for the first one's name again.
    expect(form).toMatch(/<input[^>]*name="first_name"[^>]*value="Ann"/)
    const placed = await order(shopper)
    const unpaid = await pageOf(shopper, orderAddress(shopper.id))
    expect(unpaid).toContain(`<dt>Policy starts</dt><dd>${today}</dd>`)
    expect(unpaid).toContain(`<dt>Trip covered from</dt><dd>${dayIn(60)}</dd>`)
    expect(unpaid).toContain(`<dt>Trip</dt><dd>${dayIn(60)} to ${dayIn(74)}, with $5,000 prepaid</dd>`)
    const said = `The policy starts ${today}. The trip itself is covered from ${dayIn(60)}.`
    expect(await pay(shopper, placed)).toContain(said)
    const letter = await letterAbout(placed.number)
    expect(letter).toContain(said)
    expect(letter).toContain(`Trip: ${dayIn(60)} to ${dayIn(74)}, with $5,000 prepaid.`)
    expect(letter).toContain(
      'To change or cancel the policy, call Everything (demo) toll-free at 1-800-555-0100 and give your policy number.',
    )
    expect(letter).toMatch(/This link works in any browser until .* so please don.+t forward it\./)
  })

  test('keeps its answers, and says so where they have changed since, before it is paid and after', async () => {
    const shopper = await shopperOf('travel')
    const { visitor, id } = shopper
    const placed = await order(shopper)
    const results = () => pageOf(shopper, `/quotes/${id}`)
    expect(await results()).not.toContain('Your order: $100.00')
    await fillForm(visitor, `/quote/travel/3?q=${id}`, { trip_cost: '6000' })
    expect(await results()).toMatch(
      /Your order: \$100\.00 a month for .*You haven’t paid yet, and the order keeps its earlier answers, price and coverage\./,
    )
    const unpaid = await pageOf(shopper, orderAddress(id))
    expect(unpaid).toMatch(
      /This order keeps its earlier answers, price and coverage\..*You’ve changed your answers since\./,
    )
    expect(unpaid).toContain('with $5,000 prepaid')
    await pay(shopper, placed)
    expect(await results()).toMatch(
      /Your policy: \$100\.00 a month for .*Your answers have changed since you ordered, so tell Everything \(demo\)\./,
    )
    // The mailbox of the prices is none of them.
    await fillForm(visitor, `/quote/travel/3?q=${id}`, { trip_cost: '5000' })
    await fillForm(visitor, `/quote/travel/5?q=${id}`, { emailSwitch: 'true', email: 'another@example.com' })
    expect(await results()).not.toContain('Your policy: $100.00')
  })

  test('dropped and placed again after an answer changed says why the price is another one', async () => {
    const shopper = await shopperOf('travel')
    const { visitor, id } = shopper
    await order(shopper)
    await fillForm(visitor, `/quote/travel/3?q=${id}`, { trip_cost: '6000' })
    await postForm(visitor, `${orderAddress(id)}/drop`, {})
    const page = await pageOf(shopper, orderAddress(id))
    const again = /href="([^"]*\/continue\/everything\?[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    expect(await pageOf(shopper, again ?? '')).toContain(
      'It was $100.00 a month. With your answers now, it’s $120.00 a month.',
    )
  })
})

test.each([
  ['auto', '<dt>Cars</dt><dd>2019 Toyota Camry and 2003 Honda Accord</dd>'],
  ['pet', '<dt>Pet</dt><dd>'],
  ['homeowner', '<dt>Address</dt><dd>500 East 4th Street, 4B, Austin, TX 78701</dd>'],
] as const)('an order of %s says what is insured', async (line, fact) => {
  const shopper = await shopperOf(line)
  const placed = await order(shopper)
  expect(await pageOf(shopper, orderAddress(shopper.id))).toContain(fact)
  await pay(shopper, placed)
  // A letter may reach somebody else's mailbox.
  expect(await letterAbout(placed.number)).not.toContain('500 East')
})

test('an order names its buyer, the mailbox and the home to the browser that gave them, and to no other', async () => {
  const shopper = await shopperOf('renters')
  const placed = await order(shopper, { email: 'ann@gmial.example' })
  const own = [
    '<dt>Name</dt><dd>Ann Example</dd>',
    '<dt>Email</dt><dd>ann@gmial.example</dd>',
    '<dt>Address</dt><dd>500 East 4th Street, 4B, Austin, TX 78701</dd>',
  ]
  const unpaid = await pageOf(shopper, orderAddress(shopper.id))
  for (const fact of own) expect(unpaid).toContain(fact)
  const paid = await pay(shopper, placed)
  for (const fact of own) expect(paid).toContain(fact)
  const token = /#t=3?D?([\w-]{43})/.exec(await letterAbout(placed.number))?.[1] ?? ''
  const other = shop.service.visitor()
  await other.open('/start')
  expect((await other.call(open, { token })).reply.status).toBe('OK')
  const there = await pageOf({ visitor: other, id: shopper.id }, orderAddress(shopper.id))
  expect(there).toContain(placed.number)
  for (const said of ['Ann Example', 'ann@gmial.example', '<dt>Address</dt>'])
    expect(there).not.toContain(said)
})
