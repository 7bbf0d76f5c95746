import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Need } from '../src/connectors/needs/need.ts'
import { ourNeed } from '../src/connectors/needs/need.ts'
import { needsAddress, needsToBuy } from '../src/contract/purchase/needs.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { binder } from './support/binder.ts'
import { openShop, type Shop } from './support/buying.ts'
import { fillForm } from './support/forms.ts'
import { needingCarriers, ownNeed, priceOf } from './support/needing.ts'
import { anotherRenter } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { pagesFor } from './support/shape-visitors.ts'
import { serveShape } from './support/shapes.ts'
import { storedRows } from './support/stored-rows.ts'
import type { Visitor } from './support/visitor.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

const { server, answers, carrierNeeding } = await needingCarriers()
const gateway = await serveShape('gateway')
let shop: Shop

/** What these insurers ask: each kind of question, for each purpose. */
const asked: readonly Need[] = [
  ourNeed('phone', 'quote'),
  ourNeed('email', 'quote'),
  ownNeed('landlord', { kind: 'text', to: 'quote' }),
  ownNeed('meter', { kind: 'number', to: 'quote', least: 0, most: 99_999_999 }),
  ownNeed('moved', { kind: 'date', to: 'quote' }),
]
const typed = {
  phone: '512-555-0173',
  email: 'zzyzxneed@example.com',
  landlord: 'Zzyzx Holdings',
  meter: '73519024',
  moved: '3/17/1931',
}
const toBuy = { phone: '512-555-0168', email: 'zzyzxorder@example.com' }
const ofDrivers = { 'licenseNumber.0': 'ZZYZX98765', 'licenseState.0': 'TX', email: typed.email }

/** Any of these in the clear would be what a visitor gave to an insurer. */
const traces = ['zzyzx', '5550173', '555-0173', '5550168', '73519024', '1931-03-17', '3/17/1931']

beforeAll(async () => {
  const writing = { ...binder.lines.renters, needs: [ourNeed('phone', 'buy'), ourNeed('email', 'buy')] }
  const insurer = { ...binder.insurer, name: 'Iris (demo)', logo: '/logos/iris.svg' }
  shop = await openShop({ ...gateway.env, EGRESS_ALLOW: [server.host, gateway.sandbox.host].join() }, [
    { ...binder, id: 'iris', insurer, lines: { renters: writing } } as typeof binder,
    ...['oak', 'teller', 'grumbler'].map(id => carrierNeeding(id, asked)),
    gateway.carrier,
  ])
  answers.set('teller', question => ({
    status: 'declined',
    message: `We can’t insure ${JSON.stringify(question.contact)} with ${JSON.stringify(question.answers)}.`,
  }))
  answers.set('grumbler', question => ({ status: 'nonsense', of: question }))
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await server.close()
  await gateway.close()
})

const dataOf = async (visitor: Visitor, id: string) =>
  (await (await visitor.open(`/quotes/${id}/data`)).text()).replaceAll(/<script.*?<\/script>/gs, '')

/** Somebody who gave every insurer of renters what it asks, and has the prices mailed; and what Oak's form said, and "Your data" when the question arrived. */
async function renterWhoGave() {
  const { visitor, id } = await visitorWithPrices(shop.service, anotherRenter())
  const before = await (await visitor.open(needsAddress(id, 'oak'))).text()
  let onArrival = ''
  answers.set('oak', async () => {
    onArrival = await dataOf(visitor, id)
    return priceOf('14.00')
  })
  for (const insurer of ['oak', 'teller', 'grumbler']) {
    const given = await fillForm(visitor, needsAddress(id, insurer), typed)
    expect([insurer, given.status]).toEqual([insurer, 303])
    await untilComplete(visitor, id)
  }
  expect((await fillForm(visitor, needsToBuy(needsAddress(id, 'iris')), toBuy)).status).toBe(303)
  await visitor.call(saveQuotes, { quote_id: id, data: { email: 'somebody@example.com' } })
  return { visitor, id, before, onArrival }
}

async function driverWhoGave() {
  const { visitor, id } = await visitorWithPrices(shop.service, pagesFor(gateway.carrier, 'Example'))
  const given = await fillForm(visitor, needsAddress(id, 'gateway'), ofDrivers)
  expect(given.status).toBe(303)
  await untilComplete(visitor, id)
  return { visitor, id }
}

/** Every letter that was written, and every other file of the service. */
async function files(): Promise<string> {
  const names = await readdir(shop.service.dataDir, { recursive: true, withFileTypes: true })
  const all = await Promise.all(
    names
      .filter(one => one.isFile())
      .map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  )
  return all.join('\n')
}

/** Where a trace stands in the clear. */
function found(where: string, text: string): readonly string[] {
  const lower = text.toLowerCase()
  return traces
    .filter(trace => lower.includes(trace))
    .map(trace => `${trace} in ${where}: ${text.slice(0, 80)}`)
}

const sealed = (rows: Awaited<ReturnType<typeof storedRows>>, id: string) =>
  rows.filter(({ table, text }) => table.endsWith('.given_details') && text.includes(id))

test('what a visitor gives an insurer beyond the answers is nowhere in the clear, told before it is sent, and gone when erased', async () => {
  const renter = await renterWhoGave()
  const driver = await driverWhoGave()
  const { service } = shop
  await expect.poll(files, { timeout: 20_000 }).toContain('somebody@example.com')

  const stored = await storedRows(service.databaseUrl)
  expect(sealed(stored, renter.id)).toHaveLength(4)
  expect(sealed(stored, driver.id)).toHaveLength(1)
  const metrics = (await service.service.admin.inject('/metrics')).body
  expect(metrics).toContain('carrier')
  expect([
    ...stored.flatMap(({ table, text }) => found(table, text)),
    ...service.logged.flatMap(line => found('the log', line)),
    ...metrics.split('\n').flatMap(line => found('the metrics', line)),
    ...found('files', await files()),
  ]).toEqual([])

  expect(renter.before).toContain('I send these answers to Oak, and to no one else')
  for (const kind of ['your email address', 'your phone number', 'answers to this insurer’s own questions'])
    expect(renter.onArrival).toContain(kind)

  const copyOf = async ({ visitor, id }: typeof driver) =>
    (await (await visitor.open(`/quotes/${id}/data.json`)).json()).given_to_insurers
  expect(await copyOf(renter)).toContainEqual({
    insurer: 'Oak (demo)',
    given_at: expect.any(String),
    answers: [
      { question: 'Phone', answer: '+15125550173' },
      { question: 'Email', answer: typed.email },
      { question: 'Question landlord?', answer: typed.landlord },
      { question: 'Question meter?', answer: typed.meter },
      { question: 'Question moved?', answer: 'March 17, 1931' },
    ],
  })
  expect(JSON.stringify(await copyOf(driver))).toContain('"answer":"ZZYZX98765"')

  for (const { visitor, id } of [renter, driver]) await visitor.call(erase, { quote_id: id, warned: '' })
  const left = await storedRows(service.databaseUrl)
  for (const { id } of [renter, driver])
    expect(left.filter(({ table, text }) => !table.startsWith('pgboss.') && text.includes(id))).toEqual([])
  expect(sealed(left, '')).toEqual([])
})
