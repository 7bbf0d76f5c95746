import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assumedOf } from '../src/connectors/assumed.ts'
import { answer } from '../src/contract/answers/answer.ts'
import { status } from '../src/contract/prices/status.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { buyAddress, continueAddress, orderAddress } from '../src/contract/purchase/continue.ts'
import { eSignVersion } from '../src/contract/purchase/e-sign.ts'
import { getFinancialKey, getPaymentApp, placeOrder } from '../src/contract/purchase/purchase.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { longDay } from '../src/language/days.ts'
import { addDays, type Day } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { binder } from './support/binder.ts'
import { chooseAt, filledIn, openShop, type Shop } from './support/buying.ts'
import { postForm } from './support/forms.ts'
import { letterFiles } from './support/letter-files.ts'
import { carrier, quoted } from './support/panel.ts'
import { anotherRenter, type Page, renter } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type VisitorWithQuote, visitorWithQuote } from './support/visitor-with-quote.ts'

let shop: Shop

/** Sells two products here. */
const tiers = {
  ...carrier('tiers', 4.1, {
    via: 'process',
    rate: () => ({
      ...quoted('14.84'),
      product: { name: 'Basic' },
      others: [{ ...quoted('20.00'), quoteNumber: 'Q-2', product: { id: 'plus', name: 'Plus' } }],
    }),
  }),
  binds: binder.binds,
}

/** Its quote numbers are longer than its orders may name. */
const endless = {
  ...carrier('endless', 4.0, {
    via: 'process',
    rate: () => ({ ...quoted('14.84'), quoteNumber: 'Q'.repeat(65) }),
  }),
  binds: binder.binds,
}

/** Its price is an estimate until it knows the visitor's age. */
const guesser = {
  ...carrier('guesser', 3.9, {
    via: 'process',
    rate: ({ risk }) => {
      const assumed = risk.assumed.filter(one => one === 'age')
      return { ...quoted(assumed.length > 0 ? '16.20' : '14.84'), ...assumedOf(assumed) }
    },
  }),
  binds: binder.binds,
}

/** Its price is an estimate whatever the visitor answers. */
const unsure = {
  ...carrier('unsure', 3.8, {
    via: 'process',
    rate: () => ({ ...quoted('14.84'), ...assumedOf(['creditNotGiven']) }),
  }),
  binds: binder.binds,
}

beforeAll(async () => {
  shop = await openShop({}, [tiers, endless, guesser, unsure])
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A page without the marks inside its sentences. */
const textOf = (html: string) => html.replaceAll(/<!-- -->|<span[^>]*>|<\/span>/g, '')

const start = addDays(todayAt(new Date()), 1)
const wanted = { ...filledIn, start }

/** The order form as a browser posts it. */
function formOf({ esign, ...fields }: typeof wanted): string {
  return new URLSearchParams({ ...fields, ...(esign ? { esign: 'yes' } : {}) }).toString()
}

/** The price that a form shows, as it sends it along. */
function priceIn(form: string) {
  const hiddenField = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? ''
  return { seen: hiddenField('seen'), round: hiddenField('round') }
}

/** Confirms the price and orders; returns where to pay. */
async function order({ visitor, id }: VisitorWithQuote, change: Partial<typeof wanted> = {}) {
  await visitor.open(continueAddress(id, 'binder'))
  const { reply } = await visitor.call(placeOrder, { quote_id: id, data: { ...wanted, ...change } })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return { ...reply.data.order, checkout: reply.data.checkout_url ?? '' }
}

async function pageOf({ visitor, id }: VisitorWithQuote) {
  const response = await visitor.open(orderAddress(id))
  return textOf(await response.text())
}

/** Looks until the page shows something: a process may be working on the order just now. */
async function untilSaid(shopper: VisitorWithQuote, text: string): Promise<string> {
  await expect.poll(() => pageOf(shopper)).toContain(text)
  return pageOf(shopper)
}

async function statusOf({ visitor, id }: VisitorWithQuote): Promise<string> {
  await visitor.open(orderAddress(id))
  const { reply } = await visitor.call(placeOrder, { quote_id: id, data: wanted })
  return reply.status === 'OK' ? reply.data.order.status : reply.status
}

const paymentsOf = (cents: number) => shop.sandbox.payments().filter(payment => payment.cents === cents)

const rows = (statement: string, values: readonly unknown[] = []) =>
  rowsOf(shop.service.databaseUrl, statement, values)

describe('buying a policy', () => {
  test('goes from the confirmed price by a form and a checkout to a policy, without scripts (spec 7.9)', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    const on = await visitor.open(continueAddress(id, 'binder'))
    expect(on.headers.get('location')).toBe(buyAddress(id, 'binder'))
    const form = (await (await visitor.open(buyAddress(id, 'binder'))).text()).replaceAll('<!-- -->', '')
    expect(form).toContain('Pay in full: $178.00 now')
    expect(form).toContain('value="Example"')
    expect(form).toContain('I agree to receive the documents for this policy electronically')
    const body = formOf(wanted)
    const posted = await visitor.post(buyAddress(id, 'binder'), body, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([posted.status, posted.headers.get('location')]).toEqual([303, orderAddress(id)])
    const unpaid = await pageOf(shopper)
    expect(unpaid).toContain('there’s no policy yet')
    const shown = await visitor.call(status, { quote_id: id })
    const quotes = shown.reply.status === 'OK' ? shown.reply.data.result.quotes : []
    expect(unpaid).toContain(`<dd>${quotes.find(quote => quote.id === 'binder')?.coverage_amount}</dd>`)
    const checkout = /href="(http:[^"]+\/checkout\/pay\/[a-f0-9]+)"/.exec(unpaid)?.[1] ?? ''
    const back = await chooseAt(checkout, 'approve')
    expect(back.headers.get('location')).toBe(
      `${shop.service.origin.replace('127.0.0.1', 'localhost')}${orderAddress(id)}`,
    )
    const bound = await untilSaid(shopper, 'Your policy has been issued.')
    expect(bound).toMatch(/BIN-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(bound).toContain('ann@example.com')
    const toCancel =
      'To change or cancel the policy, call Binder (demo) toll-free at 1-800-555-0100 and give your policy number.'
    expect(bound).toContain(toCancel)
    expect(unpaid).not.toContain('cancel the policy')
    expect(await statusOf(shopper)).toBe('bound')
  })

  test.each(['by a call', 'by a form'])('counts for the partner who sent the visitor (%s)', async way => {
    const [[, start], ...pages] = renter
    const first = ['/partner', { ...start, partner: 'maple', address: '' }] as const
    const shopper = await visitorWithQuote(shop.service, [first, ...pages])
    const { visitor, id } = shopper
    const begun = () =>
      rows(`select carrier from visit_event where name = 'begin_checkout' and partner = 'maple'`)
    const before = await begun()
    if (way === 'by a call') await order(shopper)
    else {
      await visitor.open(continueAddress(id, 'binder'))
      const posted = await visitor.post(buyAddress(id, 'binder'), formOf(wanted), {
        'content-type': 'application/x-www-form-urlencoded',
      })
      expect(posted.status).toBe(303)
    }
    await expect.poll(begun).toEqual([...before, { carrier: 'binder' }])
  })

  test('shows who takes the payment, how it can be paid and where (spec 7.9)', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    const key = await visitor.call(getFinancialKey, { quote_id: id })
    expect(key.reply).toMatchObject({ data: { provider: 'test', publishable_key: null } })
    const before = await visitor.call(getPaymentApp, { quote_id: id, data: { quote: 'binder' } })
    expect(before.reply).toMatchObject({
      data: { plans: [{ id: 'in-full', due_now: '178.00', installments: null }], checkout_url: null },
    })
    const { checkout } = await order(shopper)
    const after = await visitor.call(getPaymentApp, { quote_id: id })
    expect(after.reply).toMatchObject({ data: { plans: [{ id: 'in-full' }], checkout_url: checkout } })
    const stranger = await shop.service.visitor()
    await stranger.open('/start')
    expect((await stranger.call(getFinancialKey, { quote_id: id })).status).toBe(410)
    expect((await stranger.call(getPaymentApp, { quote_id: id })).status).toBe(410)
    expect((await stranger.call(placeOrder, { quote_id: id, data: wanted })).status).toBe(410)
  })

  test('names each wrong field, and keeps what was typed', async () => {
    const { visitor, id } = await shop.shopper()
    await visitor.open(continueAddress(id, 'binder'))
    const wrong = {
      quote: 'binder',
      plan: 'never',
      first_name: 'A',
      email: 'a@b.c,d@e.f',
    }
    const { reply } = await visitor.call(placeOrder, { quote_id: id, data: wrong })
    expect(reply).toMatchObject({ status: 'Fail' })
    const errors = reply.status === 'Fail' ? Object.keys(reply.reason.errors) : []
    expect(errors.sort()).toEqual(['email', 'esign', 'first_name', 'last_name', 'plan'])
    const body = formOf({ ...wanted, email: 'nobody' })
    const posted = await visitor.post(buyAddress(id, 'binder'), body, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(posted.status).toBe(422)
    const html = await posted.text()
    expect(html).toContain('Please enter a valid email address.')
    expect(html).toContain('value="nobody"')
    expect(await rows('select from policy_order where quote_id = $1', [id])).toHaveLength(0)
  })

  test('takes no first day but the one that the price is for, and charges nothing for another', async () => {
    const { visitor, id } = await shop.shopper()
    await visitor.open(continueAddress(id, 'binder'))
    const later = addDays(start, 7)
    for (const typed of [
      later,
      addDays(start, -1),
      ...[`${later}T00:00`, `${later} BC`, `${later}zzz`, `${later}<b>`, `${later}x`, `${later}\u0000`],
      ...[
        `${later}\n${later}`,
        `+${later}`,
        later.replaceAll('-', '/'),
        `${later.slice(0, 8)}00`,
        '[object Object]',
      ],
    ]) {
      const { reply } = await visitor.call(placeOrder, { quote_id: id, data: { ...wanted, start: typed } })
      const said = reply.status === 'Fail' ? reply.reason.status : reply
      expect(said, JSON.stringify(typed)).toMatch(
        /^This price is for coverage that starts on .* change the start date in your coverage first\.$/,
      )
      const body = formOf({ ...wanted, start: typed as Day })
      const posted = await visitor.post(buyAddress(id, 'binder'), body, {
        'content-type': 'application/x-www-form-urlencoded',
      })
      expect(posted.status, JSON.stringify(typed)).toBe(422)
    }
    expect(await rows('select from policy_order where quote_id = $1', [id])).toHaveLength(0)
  })

  test('takes no money for what the insurer’s contract excludes', async () => {
    const { visitor, id } = await shop.shopper()
    await visitor.open(continueAddress(id, 'endless'))
    const { reply } = await visitor.call(placeOrder, { quote_id: id, data: { ...wanted, quote: 'endless' } })
    expect(reply).toMatchObject({ status: 'Fail', reason: { errors: {}, status: expect.any(String) } })
    expect(await rows('select from policy_order where quote_id = $1', [id])).toHaveLength(0)
  })

  test('keeps which text was agreed to and when, and puts one letter into the outbox', async () => {
    const shopper = await shop.shopper()
    const { checkout, number } = await order(shopper)
    await chooseAt(checkout, 'approve')
    await untilSaid(shopper, 'Your policy has been issued.')
    const [kept] = await rows('select consent, consented_at, state from policy_order where number = $1', [
      number,
    ])
    expect(kept).toEqual({ consent: eSignVersion('en'), consented_at: expect.any(Date), state: 'bound' })
    const letters = async () => (await letterFiles(shop.service)).filter(letter => letter.includes(number))
    await expect.poll(letters).toHaveLength(1)
    const [letter] = await letters()
    expect(letter).toContain('Subject: Your policy has been issued')
    expect(letter).toContain('Coverage: ')
    expect(letter).not.toContain('Ann')
  })
})

describe('one order, whatever happens', () => {
  test('50 parallel calls of placeOrder are one order and one payment', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    await visitor.open(continueAddress(id, 'binder'))
    const before = shop.sandbox.payments().length
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => visitor.call(placeOrder, { quote_id: id, data: wanted })),
    )
    const said = replies.map(({ reply }) => (reply.status === 'OK' ? reply.data : null))
    expect(new Set(said.map(data => data?.order.number)).size).toBe(1)
    const urls = new Set(said.map(data => data?.checkout_url))
    expect([...urls]).toEqual([expect.stringContaining('/checkout/pay/')])
    const [checkout = ''] = urls
    await Promise.all(Array.from({ length: 5 }, () => chooseAt(String(checkout), 'approve')))
    await Promise.all(Array.from({ length: 10 }, () => pageOf(shopper)))
    await expect.poll(() => statusOf(shopper)).toBe('bound')
    expect(shop.sandbox.payments().length - before).toBe(1)
    const orders = await rows('select id, state from policy_order where quote_id = $1', [id])
    expect(orders).toHaveLength(1)
    expect(shop.sandbox.bound().filter(key => key === orders[0]?.id)).toHaveLength(1)
  })

  test("a declined card isn't an order, says so, and can be tried again", async () => {
    const shopper = await shop.shopper()
    const { checkout } = await order(shopper)
    const declined = await chooseAt(checkout, 'decline')
    expect(await declined.text()).toContain('The card was declined.')
    const html = await pageOf(shopper)
    expect(html).toContain('The card was declined.')
    expect(html).toContain('Nothing has been charged')
    await chooseAt(checkout, 'approve')
    await untilSaid(shopper, 'Your policy has been issued.')
  })

  test('a visitor who pays and never comes back has an order all the same', async () => {
    const shopper = await shop.shopper()
    const { checkout, number } = await order(shopper)
    expect((await chooseAt(checkout, 'lose')).status).toBe(200)
    const look = () => rows('select state from policy_order where number = $1', [number])
    // As if the time until the next look had passed.
    await rows('update policy_order set due_at = now() where number = $1', [number])
    await expect.poll(look).toEqual([{ state: 'bound' }])
  })

  test('an order that nobody pays is dropped after an hour, charges nothing, and another may follow', async () => {
    const shopper = await shop.shopper()
    const { checkout, number } = await order(shopper)
    await rows(
      "update policy_order set created_at = now() - interval '61 minutes', due_at = now() where number = $1",
      [number],
    )
    await expect
      .poll(() => rows('select state from policy_order where number = $1', [number]))
      .toEqual([{ state: 'dropped' }])
    expect(await (await fetch(checkout)).text()).toContain('This checkout is closed')
    expect(await pageOf(shopper)).toContain('nothing was charged')
    const again = await order(shopper)
    expect(again.number).not.toBe(number)
    await chooseAt(again.checkout, 'approve')
    await untilSaid(shopper, 'Your policy has been issued.')
  })

  test('ordered again after other coverage was chosen, a dropped order says what it was, and keeps what was typed', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    await order(shopper, { first_name: 'Johannes' })
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
    await untilComplete(visitor, id)
    await postForm(visitor, `${orderAddress(id)}/drop`, {})
    const page = await pageOf(shopper)
    expect(page).not.toMatch(/\d now\b/)
    const again = /href="([^"]*\/continue\/binder\?[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const confirmed = await (await visitor.open(again)).text()
    expect(confirmed).toMatch(/>Buy from Binder \(demo\)<\/h1>/)
    expect(confirmed).not.toContain('Your quote number there')
    expect(confirmed).not.toContain('the page that opens')
    // This insurer's price is the same whatever is chosen.
    expect(confirmed.replaceAll('<!-- -->', '')).toMatch(
      /It was \$\d+\.\d\d a month with this coverage: Belongings \$30,000\. With the coverage you’ve selected now/,
    )
    const form = await (await visitor.open(buyAddress(id, 'binder'))).text()
    for (const typed of ['Johannes', wanted.last_name, wanted.email])
      expect(form).toContain(`value="${typed}"`)
  })

  test('an order is dropped by its button though a process is looking at it at that moment', async () => {
    const shopper = await shop.shopper()
    const { number } = await order(shopper)
    await rows("update policy_order set leased_until = now() + interval '1 second' where number = $1", [
      number,
    ])
    await postForm(shopper.visitor, `${orderAddress(shopper.id)}/drop`, {})
    expect(await rows('select state from policy_order where number = $1', [number])).toEqual([
      { state: 'dropped' },
    ])
  })

  test('an order is not dropped by the button of a tab that does not know of its payment, which is told', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    const drop = async () => {
      const dropped = await postForm(visitor, `${orderAddress(id)}/drop`, {})
      return (await visitor.open(dropped.headers.get('location') ?? '')).text()
    }
    const said = /This order couldn’t be canceled\..*It was already paid\./
    const unpaid = await order(shopper)
    expect(await drop()).not.toMatch(said)
    // The button of a second tab.
    expect(await drop()).not.toMatch(said)
    const { checkout, number } = await order(shopper)
    expect(number).not.toBe(unpaid.number)
    await chooseAt(checkout, 'approve')
    expect(await drop()).toMatch(said)
    await untilSaid(shopper, 'Your policy has been issued.')
    expect(await drop()).toMatch(/This order couldn’t be canceled\..*Your policy has been issued\./)
  })

  test('an insurer that refuses a paid order has it paid back, once, and the page says which', async () => {
    const shopper = await shop.shopper()
    const { checkout } = await order(shopper, { last_name: 'Declinewell' })
    await chooseAt(checkout, 'approve')
    await untilSaid(shopper, '$178.00 was refunded')
    expect(shop.sandbox.payments().filter(({ refunds }) => refunds === 1)).toHaveLength(1)
  })

  test('a lost reply of the insurer is asked for again: one policy', async () => {
    const shopper = await shop.shopper()
    const { checkout, number } = await order(shopper, { last_name: 'Brokenshire' })
    await chooseAt(checkout, 'approve')
    const look = () => rows('select id, state from policy_order where number = $1', [number])
    await expect.poll(look).toEqual([{ id: expect.any(String), state: 'bound' }])
    const [row] = await look()
    expect(shop.sandbox.bound().filter(key => key === row?.id)).toHaveLength(1)
  })

  test('placed in one tab is shown to another one that has the form of another insurer open', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    await visitor.open(continueAddress(id, 'tiers.plus'))
    await visitor.open(buyAddress(id, 'tiers.plus'))
    const { number } = await order(shopper)
    const posted = await visitor.post(buyAddress(id, 'tiers.plus'), formOf(wanted), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(posted.status).toBe(422)
    const kept = textOf(await posted.text())
    expect(kept).toContain(`You already have an order with another insurer: ${number}.`)
    expect(kept).toContain(`<a href="${orderAddress(id)}">See your order</a>`)
    // What was typed is still there, and agreed to.
    expect(kept).toContain(`value="${wanted.email}"`)
    expect(kept).toMatch(/name="esign"[^>]*checked/)
    const back = await visitor.open(buyAddress(id, 'tiers.plus'))
    expect([back.status, back.headers.get('location')]).toEqual([303, continueAddress(id, 'tiers.plus')])
    const shown = await (await visitor.open(continueAddress(id, 'tiers.plus'))).text()
    expect(shown).toContain(number)
    expect(shown).toContain(`href="${orderAddress(id)}"`)
  })

  test('placed in one tab keeps its choices, and says so to another one with other choices', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    await visitor.open(continueAddress(id, 'binder'))
    const seen = priceIn(await (await visitor.open(buyAddress(id, 'binder'))).text())
    const press = async (change: Partial<typeof wanted> = {}) => {
      const body = `${formOf({ ...wanted, ...change })}&${new URLSearchParams(seen)}`
      const posted = await visitor.post(buyAddress(id, 'binder'), body, {
        'content-type': 'application/x-www-form-urlencoded',
      })
      const page = await (await visitor.open(posted.headers.get('location') ?? '')).text()
      return page.replaceAll('<!-- -->', '')
    }
    const said = 'You already ordered this policy.'
    expect(await press()).not.toContain(said)
    // Pressed once more, with the spaces that a name may end in.
    expect(await press({ last_name: `${wanted.last_name} ` })).not.toContain(said)
    const end = 'What you chose just now wasn’t used. To change the order, cancel it first, then order again.'
    const day = `Your order’s start date is ${longDay(start, 'en')}.`
    const name = 'Your order is in the name of Ann Example.'
    for (const [change, kept] of [
      [{ start: addDays(start, 3) }, day],
      [{ plan: 'installments' }, 'Your order’s payment is “Pay in full: $178.00 now.”'],
      [{ first_name: 'Bea' }, name],
      [{ email: 'b@example.com' }, 'Your order’s email address is ann@example.com.'],
      [{ start: addDays(start, 3), first_name: 'Bea' }, `${day} ${name}`],
    ] as const) {
      const page = await press(change)
      expect(page, JSON.stringify(change)).toContain(said)
      expect(page).toContain(`<p>${kept} ${end}</p>`)
    }
    await chooseAt((await order(shopper)).checkout, 'approve')
    await untilSaid(shopper, 'Your policy has been issued.')
    expect(await press({ start: addDays(start, 3) })).not.toContain(said)
  })

  test('is of one product where the insurer sells several', async () => {
    const { visitor, id } = await shop.shopper()
    await visitor.open(continueAddress(id, 'tiers.plus'))
    const place = (quote: string) => visitor.call(placeOrder, { quote_id: id, data: { ...wanted, quote } })
    const { reply } = await place('tiers.plus')
    expect(reply.status).toBe('OK')
    expect(await rows('select carrier, product from policy_order where quote_id = $1', [id])).toEqual([
      { carrier: 'tiers', product: 'plus' },
    ])
    const again = await place('tiers')
    expect(JSON.stringify(again.reply)).toContain(
      'You already have an order for another policy from this insurer',
    )
  })

  test('asks for the answer that keeps a price an estimate before anything is sold at it', async () => {
    const skipped = anotherRenter().map(
      ([step, given]): Page => (step === '/quote/renters/1e' ? [step, { skip_answer: true }] : [step, given]),
    )
    const { visitor, id } = await visitorWithQuote(shop.service, skipped)
    const asks = textOf(await (await visitor.open(continueAddress(id, 'guesser'))).text())
    expect(asks).toContain('~ $16.20')
    expect(asks).toContain(
      'To buy from Guesser (demo), please answer one more question: “When were you born?”',
    )
    const question =
      /href="([^"]+from=continue\.guesser[^"]*)"/.exec(asks)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(question).toContain('/quote/renters/1e?')
    const asked = textOf(await (await visitor.open(question)).text())
    expect(asked).toContain('The price you chose depends on this answer.')
    expect(asked).not.toMatch(/>[^<"]*You can skip|name="skip_answer"/)
    expect((await visitor.open(buyAddress(id, 'guesser'))).headers.get('location')).toBe(
      continueAddress(id, 'guesser'),
    )
    const order = { quote_id: id, data: { ...wanted, quote: 'guesser' } }
    expect((await visitor.call(placeOrder, order)).reply.status).not.toBe('OK')
    // Who comes back without the answer is not told that this is the price.
    const back = `/quotes/${id}?${/\?(.*)&q=/.exec(question)?.[1]}`
    const toPurchase = async () => (await visitor.open(back)).headers.get('location') ?? ''
    const skippedAgain = textOf(await (await visitor.open(await toPurchase())).text())
    expect(skippedAgain).toContain('please answer one more question')
    expect(skippedAgain).not.toContain('This is the price now.')
    const answered = { answer: { month: '5', day: '2', year: '1984' }, step: question.split('?')[0] ?? '' }
    await visitor.call(answer, { ...answered, quote_id: id, source: 'web' })
    const said = textOf(await (await visitor.open(await toPurchase())).text())
    expect(said).toContain('Your answers changed the price.')
    expect(said).toContain('It was ~ $16.20 a month. With your answers now, it’s $14.84 a month.')
    expect(said).toContain('This is the price now.')
    expect(said).toContain(`href="${buyAddress(id, 'guesser')}"`)
  })

  test('says of an estimate that no answer can end what it assumes, in the form and on the page to pay', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    const assumes =
      'This price is an estimate. It assumes this: Your credit is good, but not excellent. Unsure (demo) may'
    expect((await visitor.open(continueAddress(id, 'unsure'))).headers.get('location')).toBe(
      buyAddress(id, 'unsure'),
    )
    const form = textOf(await (await visitor.open(buyAddress(id, 'unsure'))).text())
    expect(form).toContain('~ $14.84')
    expect(form).toContain(assumes)
    const toStart =
      /href="([^"]+)"[^>]*>Change the start date/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(toStart).toMatch(/^\/quote\/renters\/starts\?seen=14\.84&round=1&from=continue\.unsure&q=/)
    expect(await (await visitor.open(toStart)).text()).toContain(`href="${continueAddress(id, 'unsure')}?`)
    // A day at the same price leads back to the form at once, which says the day.
    const starts = { answer: { choice: addDays(start, 8) }, step: '/quote/renters/starts' }
    await visitor.call(answer, { ...starts, quote_id: id, source: 'web' })
    const on = await visitor.open(`${continueAddress(id, 'unsure')}?seen=14.84&round=1`)
    expect(on.headers.get('location')).toBe(buyAddress(id, 'unsure'))
    const data = { ...wanted, quote: 'unsure', start: addDays(start, 8) }
    await visitor.call(placeOrder, { quote_id: id, data })
    expect(await pageOf(shopper)).toContain(assumes)
  })

  test('is not placed at a price that the visitor has not confirmed', async () => {
    const { visitor, id } = await shop.shopper()
    await rows(
      "insert into price_check select $1, 'binder', 1, now() + interval '1 minute', true, null, ''",
      [id],
    )
    const { reply } = await visitor.call(placeOrder, { quote_id: id, data: wanted })
    expect(reply.status).not.toBe('OK')
  })

  test('is not placed for coverage or a price other than its form showed', async () => {
    const { visitor, id } = await shop.shopper()
    await visitor.open(continueAddress(id, 'binder'))
    const form = await (await visitor.open(buyAddress(id, 'binder'))).text()
    const seen = priceIn(form)
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
    await untilComplete(visitor, id)
    const post = (fields: Record<string, string>) =>
      visitor.post(buyAddress(id, 'binder'), `${formOf(wanted)}&${new URLSearchParams(fields)}`, {
        'content-type': 'application/x-www-form-urlencoded',
      })
    const stale = await post(seen)
    const shown = await stale.text()
    expect(stale.status).toBe(422)
    expect(shown).toMatch(
      /The form showed \$\d+\.\d\d a month with this coverage: [^.]*\$[\d,]+\. You’ve changed your coverage since/,
    )
    expect(shown.replaceAll('<!-- -->', '')).toMatch(
      /I (?:asked .+ again|worked it out again from .+)\. This is the price now\./,
    )
    expect(shown).not.toContain('The price hasn’t changed')
    expect(/role="alert".*?<form/s.exec(shown)?.[0]).not.toContain('<ul')
    expect(shown).toContain(`value="${wanted.email}"`)
    expect(shown).not.toMatch(/name="esign"[^>]*checked/)
    expect(await rows('select 1 from policy_order where quote_id = $1', [id])).toEqual([])
    expect((await post(priceIn(shown))).headers.get('location')).toBe(orderAddress(id))
  })
})

describe('erasing a quote', () => {
  test('drops its unpaid order and keeps of a policy nothing that names a person', async () => {
    const [unpaid, bought] = [await shop.shopper(), await shop.shopper()]
    const open = await order(unpaid)
    const paid = await order(bought)
    await chooseAt(paid.checkout, 'approve')
    await untilSaid(bought, 'Your policy has been issued.')
    const [policy] = await rows('select policy_number as is from policy_order where number = $1', [
      paid.number,
    ])
    const before = textOf(await (await bought.visitor.open(`/quotes/${bought.id}/data`)).text())
    expect(before).toContain('stays in force')
    expect(before).toContain(`policy ${policy?.is}, order ${paid.number}`)
    const unpaidData = textOf(await (await unpaid.visitor.open(`/quotes/${unpaid.id}/data`)).text())
    expect(unpaidData).toMatch(
      /Your order with Binder \(demo\) would be canceled\..*You haven’t paid for it, so there’s nothing to get back\./,
    )
    const all: readonly (readonly [VisitorWithQuote, string])[] = [
      [unpaid, `${open.number} dropped`],
      [bought, `${paid.number} stays`],
    ]
    for (const [{ visitor, id }, warned] of all)
      expect((await visitor.call(erase, { quote_id: id, warned })).reply).toEqual({ status: 'OK' })
    await rows('update policy_order set due_at = now() where number = $1', [open.number])
    await expect
      .poll(() => rows('select state, quote_id from policy_order where number = $1', [open.number]))
      .toEqual([{ state: 'dropped', quote_id: null }])
    expect(await (await fetch(open.checkout)).text()).toContain('This checkout is closed')
    const [kept] = await rows('select state, quote_id, policy_number from policy_order where number = $1', [
      paid.number,
    ])
    expect(kept).toEqual({ state: 'bound', quote_id: null, policy_number: expect.any(String) })
  })

  test('waits until its visitor has read what became of the order in another tab meanwhile', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    const data = async () => textOf(await (await visitor.open(`/quotes/${id}/data`)).text())
    const warnedIn = (page: string) => /name="warned" value="([^"]*)"/.exec(page)?.[1] ?? 'none'
    const { checkout, number } = await order(shopper)
    const unpaid = warnedIn(await data())
    await chooseAt(checkout, 'approve')
    await untilSaid(shopper, 'Your policy has been issued.')
    const [policy] = await rows('select policy_number as is from policy_order where number = $1', [number])
    // A page that has not heard of it yet, with scripts and without, and one that has not heard of any order.
    for (const warned of [unpaid, '']) {
      const told = await visitor.call(erase, { quote_id: id, warned })
      expect(told.reply).toMatchObject({
        status: 'OK',
        data: { ordered: { status: 'bound', number, policy_number: policy?.is } },
      })
      const kept = await postForm(visitor, `/quotes/${id}/erase`, { warned })
      expect(kept.status).toBe(409)
      const page = textOf(await kept.text())
      expect(page).toMatch(
        /Nothing has been deleted yet\..*Your policy with Binder \(demo\) stays in force\./,
      )
      expect(page).toContain(`policy ${policy?.is}, order ${number}`)
      expect(warnedIn(page)).toBe(`${number} stays`)
    }
    expect((await visitor.call(erase, { quote_id: id })).reply).toMatchObject({
      reason: { code: 'conflict' },
    })
    const again = await postForm(visitor, `/quotes/${id}/erase`, { warned: warnedIn(await data()) })
    // The last page that names the policy.
    const last = textOf(await again.text())
    expect(last).toMatch(
      /Your answers have been deleted\..*Your policy with Binder \(demo\) stays in force\./,
    )
    expect(last).toContain(`Your policy number is ${policy?.is}, and your order number was ${number}.`)
    expect(last).toContain('call Binder (demo) toll-free at ')
    const repeated = await postForm(visitor, `/quotes/${id}/erase`, { warned: `${number} stays` })
    expect([repeated.status, repeated.headers.get('location')]).toEqual([303, `/erased?q=${id}`])
    expect(textOf(await (await visitor.open(`/erased?q=${id}`)).text())).not.toContain(number)
    const opened = await visitor.open(`/quotes/${id}/erase`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/quotes/${id}/data`])
    expect(await data()).toContain('A policy that was issued stays in force')
  })

  test('looks first whether the order has been paid a moment ago, and so does the page that says what becomes of it', async () => {
    const shopper = await shop.shopper()
    const { visitor, id } = shopper
    const { checkout } = await order(shopper)
    await chooseAt(checkout, 'lose')
    const data = textOf(await (await visitor.open(`/quotes/${id}/data`)).text())
    expect(data).toContain('Your policy with Binder (demo) stays in force.')
    const other = await shop.shopper()
    const { checkout: otherCheckout, number: otherNumber } = await order(other)
    await chooseAt(otherCheckout, 'lose')
    const { reply } = await other.visitor.call(erase, {
      quote_id: other.id,
      warned: `${otherNumber} dropped`,
    })
    expect(reply).toMatchObject({ status: 'OK', data: { ordered: { status: 'bound', number: otherNumber } } })
  })

  test('between payment and policy pays back: nobody can be insured without a name', async () => {
    const shopper = await shop.shopper()
    const { checkout, number } = await order(shopper)
    await shopper.visitor.call(erase, { quote_id: shopper.id, warned: `${number} dropped` })
    await chooseAt(checkout, 'lose')
    await rows('update policy_order set due_at = now() where number = $1', [number])
    await expect
      .poll(() => rows('select state from policy_order where number = $1', [number]))
      .toEqual([{ state: 'refunded' }])
  })
})

test('nothing that a shopper typed is in the log, and no refund was made twice', () => {
  expect(shop.service.logged.join('\n')).not.toMatch(/ann@example|Declinewell|Brokenshire/)
  expect(paymentsOf(17_800).every(({ refunds }) => refunds <= 1)).toBe(true)
})
