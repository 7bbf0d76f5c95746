import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import { ourNeed } from '../src/connectors/needs/need.ts'
import type { StatusReply } from '../src/contract/prices/status.ts'
import { buyAddress, continueAddress } from '../src/contract/purchase/continue.ts'
import { needsAddress, needsAgain, needsToBuy } from '../src/contract/purchase/needs.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { binder } from './support/binder.ts'
import { chooseAt, filledIn, openShop } from './support/buying.ts'
import { fillForm } from './support/forms.ts'
import { needingCarriers, ownNeed, priceOf } from './support/needing.ts'
import { anotherRenter, answerUntil } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

const { server, asked, answers, carrierNeeding: needing } = await needingCarriers()
afterAll(() => server.close())
beforeEach(() => {
  asked.clear()
  answers.clear()
})

async function service(carriers: readonly Carrier[]): Promise<Running> {
  const running = await run({ carriers, env: { EGRESS_ALLOW: server.host } })
  onTestFinished(() => running.close())
  return running
}

async function finished(visitor: Visitor): Promise<string> {
  const done = await answerUntil(visitor, undefined, anotherRenter())
  const id = done?.config.quoteId ?? ''
  await untilComplete(visitor, id)
  return id
}

const cardOf = (data: StatusReply['data'], id: string) => {
  const card = data.result.quotes.find(quote => quote.id === id)
  if (!card) throw new Error(`no card of ${id}`)
  return card
}

const secret = { phone: '+15125550142', email: 'ann.needs@example.com' }

describe('what an insurer needs before it quotes', () => {
  test('keeps it from being asked, is said on its card, and once given leads to its own price', async () => {
    const running = await service([needing('alder', [ourNeed('phone', 'quote')]), needing('birch')])
    const ann = running.visitor()
    const id = await finished(ann)
    expect(asked.get('alder')).toBeUndefined()
    expect(asked.get('birch')?.[0]).not.toHaveProperty('contact')

    const before = cardOf(await untilComplete(ann, id), 'alder')
    expect(before.price_info).toMatchObject({
      type: 'price',
      estimated: true,
      message: 'Alder needs your phone number to give you its own price.',
    })
    expect(before.actions).toMatchObject([{ text: 'Get its own price', url: needsAddress(id, 'alder') }])

    const page = await (await ann.open(needsAddress(id, 'alder'))).text()
    expect(page).toContain('I send these answers to Alder, and to no one else')
    expect(page).toContain('Alder may call or text you about this quote.')

    const refused = await fillForm(ann, needsAddress(id, 'alder'), { phone: '555-0142' })
    expect(refused.status).toBe(422)
    const again = await refused.text()
    expect(again).toContain('Please enter a US phone number with its area code.')
    expect(again).toContain('value="555-0142"')
    expect(asked.get('alder')).toBeUndefined()

    const given = await fillForm(ann, needsAddress(id, 'alder'), { phone: '(512) 555-0142' })
    expect([given.status, given.headers.get('location')]).toEqual([303, `/quotes/${id}`])
    const after = cardOf(await untilComplete(ann, id), 'alder')
    expect(after.price_info).toMatchObject({ type: 'price', premium: '14.00', estimated: false })
    expect(after.price_info.message).toBeUndefined()
    expect(asked.get('alder')).toMatchObject([{ contact: { phone: secret.phone } }])
    expect(asked.get('birch')).toHaveLength(1)
  })

  test('is named in the ledger, sealed in the database, in no log, and erased with the quote', async () => {
    const running = await service([needing('alder', [ourNeed('email', 'quote'), ourNeed('phone', 'quote')])])
    const ann = running.visitor()
    const id = await finished(ann)
    await fillForm(ann, needsAddress(id, 'alder'), { email: secret.email, phone: '5125550142' })
    await untilComplete(ann, id)
    const data = await (await ann.open(`/quotes/${id}/data`)).text()
    expect(data).toContain('your email address, and your phone number')
    const rows = await rowsOf<{ details: Buffer }>(running.databaseUrl, 'select details from given_details')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.details.toString('latin1')).not.toContain('5125550142')
    for (const value of ['5125550142', secret.email]) expect(running.logged.join('\n')).not.toContain(value)
    await ann.call(erase, { quote_id: id, warned: '' })
    expect(await rowsOf(running.databaseUrl, 'select 1 from given_details')).toEqual([])
  })
})

describe('what an insurer needs to confirm its price', () => {
  test('leaves its price an estimate until it is given', async () => {
    const running = await service([needing('cedar', [ourNeed('phone', 'confirm')])])
    const ann = running.visitor()
    const id = await finished(ann)
    const before = cardOf(await untilComplete(ann, id), 'cedar')
    expect(before.price_info).toMatchObject({
      premium: '14.00',
      estimated: true,
      source: 'insurer',
      message: 'Cedar needs your phone number to confirm this price.',
    })
    answers.set('cedar', ({ contact }) => priceOf(contact ? '15.50' : '14.00'))
    await fillForm(ann, needsAddress(id, 'cedar'), { phone: '512-555-0142' })
    const after = cardOf(await untilComplete(ann, id), 'cedar')
    expect(after.price_info).toMatchObject({ premium: '15.50', estimated: false })
    expect(asked.get('cedar')).toHaveLength(2)
  })

  test('keeps the price it had if the insurer then fails', async () => {
    const running = await service([needing('cedar', [ourNeed('phone', 'confirm')])])
    const ann = running.visitor()
    const id = await finished(ann)
    answers.set('cedar', () => ({ status: 'nonsense' }))
    await fillForm(ann, needsAddress(id, 'cedar'), { phone: '512-555-0142' })
    const after = cardOf(await untilComplete(ann, id), 'cedar')
    expect(after.price_info).toMatchObject({ premium: '14.00', source: 'insurer', estimated: true })
  })
})

describe('an insurer’s own questions', () => {
  const floors = ownNeed('floor', { kind: 'number', to: 'quote', least: 0, most: 120, means: 'floor' })

  test('are checked by their kinds, and sent under their names', async () => {
    const running = await service([
      needing('dogwood', [
        floors,
        ownNeed('sr22', { kind: 'yes or no', to: 'quote' }),
        ownNeed('heating', {
          kind: 'choice',
          to: 'quote',
          choices: [
            { value: 'GAS', label: { en: 'Gas', es: 'Gas' } },
            { value: 'OIL', label: { en: 'Oil', es: 'Aceite' } },
          ],
        }),
        ownNeed('built', { kind: 'date', to: 'quote', isRequired: false }),
      ]),
    ])
    const ann = running.visitor()
    const id = await finished(ann)
    const card = cardOf(await untilComplete(ann, id), 'dogwood')
    expect(card.price_info.message).toBe('Dogwood needs answers to 3 questions to give you its own price.')
    const bad = await fillForm(ann, needsAddress(id, 'dogwood'), {
      floor: '121',
      heating: 'COAL',
      built: '2/30/2001',
    })
    const said = await bad.text()
    for (const message of [
      'Please enter a whole number from 0 to 120.',
      'Please answer this.',
      'Please choose one of these.',
      'There’s no such day. Please check the month and the day.',
    ])
      expect(said).toContain(message)
    expect(asked.get('dogwood')).toBeUndefined()
    await fillForm(ann, needsAddress(id, 'dogwood'), { floor: '12', sr22: 'no', heating: 'OIL' })
    await untilComplete(ann, id)
    expect(asked.get('dogwood')?.[0]?.answers).toEqual({ floor: 12, sr22: false, heating: 'OIL' })
    // Whoever comes back reads that it was sent, and finds what was typed as it was typed.
    await fillForm(ann, needsAddress(id, 'dogwood'), {
      ...{ floor: '12', sr22: 'no', heating: 'OIL', built: '5/4/2001' },
    })
    await untilComplete(ann, id)
    const again = await (await ann.open(needsAddress(id, 'dogwood'))).text()
    expect(again).toContain('You’ve already sent these answers to Dogwood.')
    expect(again).not.toContain('with your order')
    expect(again).toContain('value="5/4/2001"')
  })

  test('with one meaning are answered once, and another insurer gets the answer only by the visitor’s word', async () => {
    const running = await service([
      needing('elm', [floors]),
      needing('fir', [{ ...floors, id: 'storey' }, ownNeed('roommates', { kind: 'yes or no', to: 'quote' })]),
    ])
    const ann = running.visitor()
    const id = await finished(ann)
    await fillForm(ann, needsAddress(id, 'elm'), { floor: '7' })
    await untilComplete(ann, id)
    expect(asked.get('fir')).toBeUndefined()
    const page = await (await ann.open(needsAddress(id, 'fir'))).text()
    expect(page).not.toContain('name="storey"')
    expect(page).toContain('Question floor?: 7')
    expect(await (await ann.open(needsAgain(needsAddress(id, 'fir')))).text()).toContain('name="storey"')
    await fillForm(ann, needsAddress(id, 'fir'), { roommates: 'yes' })
    await untilComplete(ann, id)
    expect(asked.get('fir')?.[0]?.answers).toEqual({ storey: 7, roommates: true })
  })

  test('with a usual answer are sent with that, and asked of nobody', async () => {
    const running = await service([
      needing('gum', [ownNeed('sr22', { kind: 'yes or no', to: 'quote', isRequired: false, usual: false })]),
    ])
    const ann = running.visitor()
    await finished(ann)
    expect(asked.get('gum')?.[0]?.answers).toEqual({ sr22: false })
  })

  test('that only its reply asks become fields, whose answers lead to its price', async () => {
    const running = await service([needing('hazel')])
    answers.set('hazel', ({ answers: given }) =>
      given
        ? priceOf('16.00')
        : {
            status: 'needs_data',
            fields: [
              { path: 'risk.renters.floor', prompt: 'On which floor do you live?', kind: 'number' },
              { path: 'contact.phone', prompt: 'Your phone number' },
            ],
          },
    )
    const ann = running.visitor()
    const id = await finished(ann)
    const card = cardOf(await untilComplete(ann, id), 'hazel')
    expect(card.price_info.message).toBe(
      'Hazel needs your phone number and an answer to one more question to give you its own price.',
    )
    await fillForm(ann, needsAddress(id, 'hazel'), { 'risk.renters.floor': '3', phone: '5125550142' })
    const after = cardOf(await untilComplete(ann, id), 'hazel')
    expect(after.price_info).toMatchObject({ premium: '16.00', estimated: false })
    expect(asked.get('hazel')?.at(-1)).toMatchObject({
      answers: { 'risk.renters.floor': 3 },
      contact: { phone: secret.phone },
    })
  })
})

test('what an insurer needs with an order is asked before it, goes only with it, and stands in the ledger', async () => {
  const writing = { ...binder.lines.renters, needs: [ourNeed('phone', 'buy'), ourNeed('email', 'buy')] }
  const insurer = { ...binder.insurer, name: 'Iris (demo)', logo: '/logos/iris.svg' }
  const iris = { ...binder, id: 'iris', insurer, lines: { renters: writing } } as Carrier
  await using shop = await openShop({}, [iris])
  const { visitor, id } = await shop.shopper()
  await untilComplete(visitor, id)
  await visitor.open(continueAddress(id, 'iris'))
  const led = await visitor.open(buyAddress(id, 'iris'))
  const toBuy = needsToBuy(needsAddress(id, 'iris'))
  expect(led.headers.get('location')).toBe(toBuy)
  const page = await (await visitor.open(toBuy)).text()
  expect(page).toContain('Iris needs your phone number and your email address with your order.')
  expect(page).toContain('gets them only when you order and pay')
  const order = { ...filledIn, quote: 'iris', plan: 'in-full' }
  const early = await visitor.call(placeOrder, { quote_id: id, data: order })
  expect(JSON.stringify(early.reply)).toContain('needs a few more answers')
  const given = await fillForm(visitor, toBuy, { phone: '5125550142', email: secret.email })
  expect(given.headers.get('location')).toBe(buyAddress(id, 'iris'))
  expect((await visitor.open(buyAddress(id, 'iris'))).status).toBe(200)
  const placed = await visitor.call(placeOrder, { quote_id: id, data: order })
  if (placed.reply.status !== 'OK') throw new Error(JSON.stringify(placed.reply))
  const sent = () => rowsOf(shop.service.databaseUrl, 'select 1 from sent_question where round = 0')
  expect(await sent()).toEqual([])
  await chooseAt(placed.reply.data.checkout_url ?? '', 'approve')
  await expect.poll(sent, { timeout: 20_000 }).toHaveLength(1)
  expect(await (await visitor.open(`/quotes/${id}/data`)).text()).toContain('your phone number')
})
