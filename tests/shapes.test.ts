import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatusReply } from '../src/contract/prices/status.ts'
import { continueAddress } from '../src/contract/purchase/continue.ts'
import { needsAddress } from '../src/contract/purchase/needs.ts'
import { ann, camry, details, untilCars, untilDrivers, untilPrices } from './support/auto.ts'
import { fillForm } from './support/forms.ts'
import { pagesOf, readPersonas } from './support/personas.ts'
import type { Page } from './support/renters.ts'
import { anotherRenter, answerUntil } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { type ServedShape, serveShape } from './support/shapes.ts'

let flat: ServedShape
let gateway: ServedShape
let tiers: ServedShape
let running: Running

beforeAll(async () => {
  flat = await serveShape('flat')
  gateway = await serveShape('gateway')
  tiers = await serveShape('tiers')
  process.env.SHAPE_CALLBACK_SECRET = tiers.env.TIERS_CALLBACK_SECRET
  const shapes = [flat, gateway, tiers]
  const allowed = { EGRESS_ALLOW: shapes.map(({ sandbox }) => sandbox.host).join() }
  running = await run({
    carriers: shapes.map(({ carrier }) => carrier),
    env: { ...flat.env, ...gateway.env, ...tiers.env, ...allowed },
  })
})
afterAll(async () => {
  await running.close()
  for (const shape of [flat, gateway, tiers]) await shape.close()
})

/** The pages of a line, with another last name wherever one is given. */
function named(last: string, pages: readonly Page[]): readonly Page[] {
  return pages.map(([step, answer]) => [step, 'lastName' in answer ? { ...answer, lastName: last } : answer])
}

const home = () => {
  const file = readPersonas().find(({ file }) => file === 'homeowner.yaml')
  return file ? pagesOf(file) : expect.fail('no persona')
}

async function withPrices(pages: readonly Page[]) {
  const visitor = running.visitor()
  const id = (await answerUntil(visitor, undefined, pages))?.config.quoteId ?? ''
  await untilComplete(visitor, id)
  return { visitor, id }
}

const cardsOf = (data: StatusReply['data'], carrier: string) =>
  data.result.quotes.filter(({ id }) => id.startsWith(carrier))

const contact = { phone: '512-555-0142', email: 'ann@example.com' }

describe('the flat example', () => {
  async function answered(last: string) {
    const { visitor, id } = await withPrices(named(last, anotherRenter()))
    const sent = await fillForm(visitor, needsAddress(id, 'flat'), { ...contact, floor: '4', waterbed: 'no' })
    expect(sent.status).toBe(303)
    const [card] = cardsOf(await untilComplete(visitor, id), 'flat')
    return { visitor, id, card: card ?? expect.fail('no card') }
  }

  test('asks for what its API requires, gets all of it, and leads on to the insurer’s page', async () => {
    const { visitor, id, card } = await answered('Example')
    expect(card.price_info).toMatchObject({ type: 'price', estimated: false, policy_period: 'year' })
    expect(flat.sandbox.taken.at(-1)).toMatchObject({
      PhoneNumber: '5125550142',
      EmailAddr: 'ann@example.com',
      FloorNumber: 4,
      WaterbedInd: 'N',
      ResidenceTypeCd: 'APT',
    })
    const page = await (await visitor.open(continueAddress(id, 'flat'))).text()
    expect(page).toContain('https://flat.example/continue/FL-')
  })

  test.each([
    ['Declinewell', { type: 'declined', message: 'We’re sorry, but this home isn’t one that we insure.' }],
    [
      'Referman',
      { type: 'call', message: 'An underwriter would like to talk to you before there is a price.' },
    ],
    // Nothing of the folder is about a boat, so nobody here can answer.
    ['Needmore', { type: 'price', estimated: true, source: 'similar plans' }],
    ['Garbleton', { type: 'price', estimated: true, source: 'similar plans' }],
    ['Busyfield', { type: 'price', estimated: false }],
  ] as const)('ends as it should for %s', async (last, info) => {
    expect((await answered(last)).card.price_info).toMatchObject(info)
  })
})

const another = { year: '2021', make: 'Toyota', model: 'Corolla' }

/** Ann with two cars, and a deductible below the least that this insurer sells. */
const twoCars: readonly Page[] = [
  ...untilCars,
  ['/quote/auto/3', camry],
  ['/quote/auto/5', details],
  ['/quote/auto/6', { action: 'new', type: 'other' }],
  ['/quote/auto/3', another],
  ['/quote/auto/5', details],
  ...untilDrivers.map(([step, answer]): Page => [step, step.endsWith('/5c') ? { choice: '250' } : answer]),
  ['/quote/auto/9', ann],
  ...untilPrices,
]

describe('the example behind a gateway', () => {
  const licenses = { 'licenseNumber.0': 'D1234567', 'licenseState.0': 'TX', email: contact.email }

  async function answered(last: string, given: object = {}) {
    const { visitor, id } = await withPrices(named(last, twoCars))
    const sent = await fillForm(visitor, needsAddress(id, 'gateway'), { ...licenses, ...given })
    expect(sent.status).toBe(303)
    const [card] = cardsOf(await untilComplete(visitor, id), 'gateway')
    return { visitor, id, card: card ?? expect.fail('no card') }
  }

  test('fetches a token, sends the coverage of each car, and shows what it offers for each', async () => {
    const { visitor, id, card } = await answered('Example')
    expect(card.price_info).toMatchObject({ type: 'price', estimated: false, policy_period: 'month' })
    expect(gateway.sandbox.taken.at(-1)).toMatchObject({
      quoteRequest: {
        policy: {
          termMonths: 6,
          sr22: false,
          coverages: [{ code: 'BI', limit: '100/300' }, { code: 'PD' }],
        },
        drivers: [{ license: { number: 'D1234567', state: 'TX' } }],
        vehicles: [
          {
            number: 1,
            coverages: [{}, { code: 'COMP', deductible: 250 }, { code: 'COLL', deductible: 250 }],
          },
          { number: 2, model: 'Corolla' },
        ],
      },
    })
    expect(card.description).toContain('your 2019 Toyota Camry costs $')
    expect(card.description).toContain('You asked for a deductible of $250. This price has $500.')
    expect(await (await visitor.open(continueAddress(id, 'gateway'))).text()).toContain(
      'https://gateway.example/continue/GW-',
    )
  })

  test('asks for what only its reply needs, and is asked again with that', async () => {
    const { visitor, id, card } = await answered('Needmore')
    expect(card.price_info).toMatchObject({ type: 'price', estimated: true })
    expect(card.price_info.message).toContain('Gateway needs')
    await fillForm(visitor, needsAddress(id, 'gateway'), { ...licenses, parking: 'STREET' })
    const [priced] = cardsOf(await untilComplete(visitor, id), 'gateway')
    expect(priced?.price_info).toMatchObject({ type: 'price', estimated: false })
  })

  test.each([
    ['Declinewell', { type: 'declined', message: 'We’re sorry, but we don’t insure this household.' }],
    ['Garbleton', { type: 'price', estimated: true, source: 'similar plans' }],
    ['Busyfield', { type: 'price', estimated: false }],
    ['Brokenshire', { type: 'price', estimated: false }],
  ] as const)('ends as it should for %s', async (last, info) => {
    expect((await answered(last)).card.price_info).toMatchObject(info)
  })

  test('a referral with a price keeps the price, with what the insurer says', async () => {
    const { card } = await answered('Referman')
    expect(card.price_info).toMatchObject({
      type: 'price',
      estimated: true,
      message: 'An underwriter would like to talk about one of the drivers.',
    })
  })
})

describe('the example of tiers', () => {
  async function answered(last: string) {
    const { visitor, id } = await withPrices(named(last, home()))
    const form = await (await visitor.open(needsAddress(id, 'tiers'))).text()
    expect(form).toContain(
      'Tiers needs an answer to one question to give you its own price. To confirm that price, it also needs your phone number and an answer to one more question.',
    )
    await fillForm(visitor, needsAddress(id, 'tiers'), {
      ...{ phone: contact.phone, hydrantFeet: '300', heating: 'GAS' },
    })
    return { visitor, id, cards: cardsOf(await untilComplete(visitor, id), 'tiers') }
  }

  test('is polled, and offers three products with what each includes', async () => {
    const { cards } = await answered('Example')
    expect(cards.map(({ id }) => id).toSorted()).toEqual(['tiers', 'tiers.best', 'tiers.good'].toSorted())
    for (const { price_info: info } of cards) expect(info).toMatchObject({ type: 'price', estimated: false })
    expect(tiers.sandbox.taken.at(-1)).toMatchObject({
      applicant: { mobile: '+15125550142' },
      dwelling: { heating: 'GAS', hydrantFeet: 300 },
    })
  }, 60_000)

  test('lists each reason of a decline', async () => {
    const { cards } = await answered('Declinewell')
    expect(cards[0]?.price_info.type).toBe('declined')
    expect(cards[0]?.price_info.message).toContain('polybutylene')
  }, 60_000)

  test('asks for what only its reply needs, and is asked again with that', async () => {
    const { visitor, id, cards } = await answered('Needmore')
    expect(cards.map(({ price_info }) => price_info.estimated)).toEqual([true])
    const given = { phone: contact.phone, hydrantFeet: '300', heating: 'GAS', basement: 'no' }
    await fillForm(visitor, needsAddress(id, 'tiers'), given)
    const again = cardsOf(await untilComplete(visitor, id), 'tiers')
    expect(again.map(({ price_info }) => price_info.estimated)).toEqual([false, false, false])
  }, 60_000)

  test('may deliver its answer by a callback, and is then not polled', async () => {
    const { cards } = await answered('Pendergast')
    expect(cards.map(({ price_info }) => price_info.estimated)).toEqual([false, false, false])
  }, 60_000)

  test.each([
    ['Referman', { type: 'call', message: 'An underwriter wants to see photos of the home first.' }],
    ['Garbleton', { type: 'price', estimated: true, source: 'similar plans' }],
    ['Busyfield', { type: 'price', estimated: false }],
  ] as const)(
    'ends as it should for %s',
    async (last, info) => {
      expect((await answered(last)).cards[0]?.price_info).toMatchObject(info)
    },
    60_000,
  )
})
