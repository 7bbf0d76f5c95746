import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatusReply } from '../src/contract/prices/status.ts'
import { continueAddress } from '../src/contract/purchase/continue.ts'
import { needsAddress } from '../src/contract/purchase/needs.ts'
import { fillForm } from './support/forms.ts'
import { pagesOf, readPersonas } from './support/personas.ts'
import type { Page } from './support/renters.ts'
import { anotherRenter, answerUntil } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { type ServedShape, serveShape } from './support/shapes.ts'

let flat: ServedShape
let tiers: ServedShape
let running: Running

beforeAll(async () => {
  flat = await serveShape('flat')
  tiers = await serveShape('tiers')
  process.env.SHAPE_CALLBACK_SECRET = tiers.env.TIERS_CALLBACK_SECRET
  const allowed = { EGRESS_ALLOW: [flat, tiers].map(({ sandbox }) => sandbox.host).join() }
  running = await run({
    carriers: [flat.carrier, tiers.carrier],
    env: { ...flat.env, ...tiers.env, ...allowed },
  })
})
afterAll(async () => {
  await running.close()
  await flat.close()
  await tiers.close()
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
  ] as const)('ends as it should for %s', async (last, info) => {
    expect((await answered(last)).card.price_info).toMatchObject(info)
  })
})

describe('the example of tiers', () => {
  async function answered(last: string) {
    const { visitor, id } = await withPrices(named(last, home()))
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
})
