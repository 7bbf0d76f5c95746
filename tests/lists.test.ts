import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { lookUp } from '../src/contract/answers/look-up.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { ann, camry, details, untilCars, untilDrivers, untilPrices } from './support/auto.ts'
import { answerUntil, give, type Page } from './support/renters.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

let service: Running
beforeAll(async () => {
  service = await run({ today: '2026-11-21' })
})
afterAll(() => service.close())

const aCar: readonly Page[] = [
  ['/quote/auto/3', camry],
  ['/quote/auto/5', details],
]

async function visitorWith(...pages: readonly Page[]): Promise<Visitor> {
  const visitor = service.visitor()
  await answerUntil(visitor, undefined, [...untilCars, ...pages])
  return visitor
}

async function show(visitor: Visitor, step: string) {
  const { reply } = await visitor.call(properties, { step })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  // Each page's own properties: spec 3.1.
  return reply.properties as unknown as Record<string, unknown> & { vehicles: Row[]; drivers: Row[] }
}

interface Row {
  readonly id: string
  readonly name: string
}

const post = async (visitor: Visitor, step: string, payload: object) =>
  (await visitor.call(answer, { answer: payload, step, source: 'web' })).reply

const another = { ...camry, year: '2021', model: 'Corolla' }

describe('the list of cars', () => {
  test('opens its first car at once, and shows each with its name and VIN (spec 3.3.6, 4.3.1)', async () => {
    const visitor = await visitorWith()
    expect((await show(visitor, '/quote/auto/3')).kind).toBe('vehicle')
    await give(visitor, ['/quote/auto/3', camry])
    expect((await give(visitor, ['/quote/auto/5', details])).endpoint).toBe('/quote/auto/6')
    const { vehicles } = await show(visitor, '/quote/auto/6')
    expect(vehicles).toEqual([{ id: expect.any(String), name: '2019 Toyota Camry', vin: details.vin }])
  })

  test('cannot end without a car (spec 5.20)', async () => {
    const visitor = await visitorWith()
    expect(await post(visitor, '/quote/auto/6', { action: 'next' })).toMatchObject({
      status: 'Fail',
      reason: { status: 'You must add at least one vehicle' },
    })
  })

  test('takes another car, and lets each be edited and deleted (spec 4.3.1)', async () => {
    const visitor = await visitorWith(...aCar)
    expect((await give(visitor, ['/quote/auto/6', { action: 'new', type: 'other' }])).endpoint).toBe(
      '/quote/auto/3',
    )
    await give(visitor, ['/quote/auto/3', another])
    await give(visitor, ['/quote/auto/5', details])
    const { vehicles } = await show(visitor, '/quote/auto/6')
    expect(vehicles.map(({ name }) => name)).toEqual(['2019 Toyota Camry', '2021 Toyota Corolla'])
    const [first, second] = vehicles

    expect((await give(visitor, ['/quote/auto/6', { action: 'edit', uuid: first?.id }])).endpoint).toBe(
      '/quote/auto/3',
    )
    expect(await show(visitor, '/quote/auto/3')).toMatchObject({
      uuid: first?.id,
      answer: { model: 'Camry' },
    })
    await give(visitor, ['/quote/auto/3', { ...camry, model: 'Avalon', uuid: first?.id }])
    const renamed = await show(visitor, '/quote/auto/6')
    expect(renamed.vehicles.map(({ name }) => name)).toEqual(['2019 Toyota Avalon', '2021 Toyota Corolla'])

    const deleted = await give(visitor, ['/quote/auto/6', { action: 'delete', uuid: second?.id }])
    expect(deleted.answer).toEqual({
      vehicles: [{ id: first?.id, name: '2019 Toyota Avalon', vin: details.vin }],
    })
    expect(deleted.endpoint).toBe('/quote/auto/6')
  })

  test('is safe to repeat: every action twice leads to the same list and page', async () => {
    const visitor = await visitorWith(...aCar)
    const twice = async (payload: object) => {
      const replies = [
        await post(visitor, '/quote/auto/6', payload),
        await post(visitor, '/quote/auto/6', payload),
      ]
      expect(replies[1]).toEqual(replies[0])
    }
    await twice({ action: 'new', type: 'other' })
    await give(visitor, ['/quote/auto/3', another])
    await give(visitor, ['/quote/auto/5', details])
    const { vehicles } = await show(visitor, '/quote/auto/6')
    expect(vehicles).toHaveLength(2)
    await twice({ action: 'edit', uuid: vehicles[0]?.id })
    await twice({ action: 'delete', uuid: vehicles[1]?.id })
    await twice({ action: 'next' })
    expect((await show(visitor, '/quote/auto/6')).vehicles).toHaveLength(1)
  })

  test('keeps a car abandoned after its first page, marks it, and leads to it before going on', async () => {
    const visitor = await visitorWith(...aCar)
    await give(visitor, ['/quote/auto/6', { action: 'new', type: 'other' }])
    await give(visitor, ['/quote/auto/3', another])
    const { vehicles } = await show(visitor, '/quote/auto/6')
    expect(vehicles[1]).toEqual({
      id: expect.any(String),
      name: '2021 Toyota Corolla',
      vin: '',
      unfinished: true,
    })
    expect((await give(visitor, ['/quote/auto/6', { action: 'next' }])).endpoint).toBe('/quote/auto/5')
    expect(await show(visitor, '/quote/auto/5')).toMatchObject({ title: expect.stringContaining('Corolla') })
    await give(visitor, ['/quote/auto/5', details])
    expect((await give(visitor, ['/quote/auto/6', { action: 'next' }])).endpoint).toBe('/quote/auto/5a')
  })

  test('leads from a car that another tab has deleted quietly to the list', async () => {
    const visitor = await visitorWith(...aCar)
    await give(visitor, ['/quote/auto/6', { action: 'new', type: 'other' }])
    await give(visitor, ['/quote/auto/3', another])
    await give(visitor, ['/quote/auto/5', details])
    const { vehicles } = await show(visitor, '/quote/auto/6')
    const uuid = vehicles[1]?.id
    await give(visitor, ['/quote/auto/6', { action: 'delete', uuid }])
    for (const [step, payload] of [
      ['/quote/auto/3', { ...another, uuid }],
      ['/quote/auto/5', { ...details, uuid }],
      ['/quote/auto/6', { action: 'edit', uuid }],
    ] as const)
      expect(await post(visitor, step, payload)).toMatchObject({
        status: 'Error',
        reason: { code: 'not-on-path' },
        data: { endpoint: '/quote/auto/6' },
      })
    const edited = await post(visitor, '/quote/auto/5', { ...details, uuid })
    expect(edited).toMatchObject({
      reason: { status: 'You removed that entry on another page, so what you typed here isn’t saved.' },
    })
    expect((await show(visitor, '/quote/auto/6')).vehicles).toHaveLength(1)
  })

  test('keeps what two tabs changed of one car, each another field of it', async () => {
    const visitor = await visitorWith(...aCar)
    const { vehicles } = await show(visitor, '/quote/auto/6')
    const uuid = vehicles[0]?.id
    await give(visitor, ['/quote/auto/6', { action: 'edit', uuid }])
    const { answer: shown } = (await show(visitor, '/quote/auto/5')) as unknown as { answer: typeof details }
    const send = async (payload: object) =>
      visitor.call(answer, { answer: { ...payload, uuid }, step: '/quote/auto/5', shown, source: 'web' })
    await send({ ...details, ownership: 'LEASED' })
    const second = await send({ ...details, daily_mileage: '40' })
    const both = { ...shown, ownership: 'LEASED', daily_mileage: 40 }
    expect(second.reply).toMatchObject({ status: 'OK', data: { answer: both } })
    // Without word of what its page showed, an answer counts as it is.
    const whole = await post(visitor, '/quote/auto/5', { ...details, uuid })
    expect(whole).toMatchObject({ data: { answer: shown } })
  })

  test('keeps the answers of two tabs about two cars at once', async () => {
    const visitor = await visitorWith(...aCar)
    await give(visitor, ['/quote/auto/6', { action: 'new', type: 'other' }])
    await give(visitor, ['/quote/auto/3', another])
    await give(visitor, ['/quote/auto/5', details])
    const { vehicles } = await show(visitor, '/quote/auto/6')
    const names = ['Avalon', 'Prius']
    await Promise.all(
      vehicles.map(({ id }, at) =>
        give(visitor, ['/quote/auto/3', { ...camry, model: names[at], uuid: id }]),
      ),
    )
    const after = await show(visitor, '/quote/auto/6')
    expect(after.vehicles.map(({ name }) => name)).toEqual(['2019 Toyota Avalon', '2019 Toyota Prius'])
  })

  test('leads back from a car that was added by mistake to the list, and from there out of it', async () => {
    const visitor = await visitorWith(...aCar)
    expect(await show(visitor, '/quote/auto/3')).toMatchObject({ back: '/quote/auto/1n' })
    await give(visitor, ['/quote/auto/6', { action: 'new', type: 'other' }])
    expect(await show(visitor, '/quote/auto/3')).toMatchObject({ back: '/quote/auto/6' })
    expect(await show(visitor, '/quote/auto/6')).toMatchObject({ back: '/quote/auto/1n' })
  })

  test("does not have another visitor's car", async () => {
    const [mine, other] = [await visitorWith(...aCar), await visitorWith(...aCar)]
    const uuid = (await show(mine, '/quote/auto/6')).vehicles[0]?.id
    expect(await post(other, '/quote/auto/6', { action: 'edit', uuid })).toMatchObject({ status: 'Error' })
    await post(other, '/quote/auto/6', { action: 'delete', uuid })
    expect((await show(mine, '/quote/auto/6')).vehicles).toHaveLength(1)
    expect((await show(other, '/quote/auto/6')).vehicles).toHaveLength(1)
  })
})

describe('a finished quote', () => {
  async function roundOf(id: string): Promise<number> {
    const [row] = await rowsOf(service.databaseUrl, 'select round from quote where id = $1', [id])
    return row?.round
  }

  test('asks carriers again only when a car changes, not when it is opened or saved unchanged', async () => {
    const visitor = await visitorWith(...aCar, ...untilDrivers, ['/quote/auto/9', ann], ...untilPrices)
    const { vehicles } = await show(visitor, '/quote/auto/6')
    const uuid = vehicles[0]?.id
    const { config } = await give(visitor, ['/quote/auto/6', { action: 'edit', uuid }])
    await give(visitor, ['/quote/auto/3', { ...camry, uuid }])
    await give(visitor, ['/quote/auto/6', { action: 'next' }])
    expect(await roundOf(config.quoteId)).toBe(1)
    await give(visitor, ['/quote/auto/3', { ...another, uuid }])
    expect(await roundOf(config.quoteId)).toBe(2)
  })
})

describe('the list of drivers', () => {
  const driver: Page = ['/quote/auto/9', ann]

  test('shows each with name and age, and cannot end without one (spec 3.3.6, 5.19)', async () => {
    const visitor = await visitorWith(...aCar, ...untilDrivers)
    expect(await post(visitor, '/quote/auto/10', { action: 'next' })).toMatchObject({
      status: 'Fail',
      reason: { status: 'Sorry. At least one driver needs to be specified.' },
    })
    await give(visitor, driver)
    const { drivers } = await show(visitor, '/quote/auto/10')
    expect(drivers).toEqual([{ id: expect.any(String), name: 'Ann Example', age: 36 }])
  })

  /** Ann, who is the first, with her spouse Bob and Cat, a child of 17. */
  async function household(): Promise<{ visitor: Visitor; rows: readonly Row[] }> {
    const visitor = await visitorWith(...aCar, ...untilDrivers, driver)
    const { maritalStatus: _first, ...person } = ann
    for (const other of [
      { firstName: 'Bob', relation: 'Spouse' },
      { firstName: 'Cat', relation: 'Child', dateBirth: '2009-05-02', firstLicenseAge: 16 },
    ]) {
      await give(visitor, ['/quote/auto/10', { action: 'new', type: 'other' }])
      await give(visitor, ['/quote/auto/9', { ...person, ...other }])
    }
    return { visitor, rows: (await show(visitor, '/quote/auto/10')).drivers }
  }

  test('asks who is the first when that one is removed, and keeps all others on the list', async () => {
    const { visitor, rows } = await household()
    const [first, bob, cat] = rows
    const deleted = await give(visitor, ['/quote/auto/10', { action: 'delete', uuid: first?.id }])
    expect(deleted.endpoint).toBe('/quote/auto/10')
    expect(deleted.answer).toEqual({ drivers: [bob, cat], first_needed: true })
    expect(await show(visitor, '/quote/auto/10')).toMatchObject({ drivers: [bob, cat], first_needed: true })
    expect(await post(visitor, '/quote/auto/10', { action: 'next' })).toMatchObject({
      status: 'Fail',
      reason: { status: 'Please choose who the first driver is.' },
    })
    const chosen = await give(visitor, ['/quote/auto/10', { action: 'first', uuid: bob?.id }])
    expect(chosen.endpoint).toBe('/quote/auto/9')
    expect(await show(visitor, '/quote/auto/9')).toMatchObject({ first: true, answer: { firstName: 'Bob' } })
    const listed = (await show(visitor, '/quote/auto/10')).drivers
    expect(listed).toEqual([
      { ...bob, unfinished: true },
      { ...cat, unfinished: true },
    ])
  })

  test('asks again how the others are related to a new first driver', async () => {
    const { visitor, rows } = await household()
    const [first, bob, cat] = rows
    await give(visitor, ['/quote/auto/10', { action: 'delete', uuid: first?.id }])
    await give(visitor, ['/quote/auto/10', { action: 'first', uuid: bob?.id }])
    const { maritalStatus: _first, ...person } = ann
    const on = await give(visitor, ['/quote/auto/9', { ...ann, firstName: 'Bob', uuid: bob?.id }])
    expect(on.endpoint).toBe('/quote/auto/9')
    const page = await show(visitor, '/quote/auto/9')
    expect(page).toMatchObject({ uuid: cat?.id, first: false, answer: { firstName: 'Cat' } })
    expect(page.answer).not.toHaveProperty('relation')
    const again = { ...person, firstName: 'Cat', dateBirth: '2009-05-02', firstLicenseAge: 16 }
    await give(visitor, ['/quote/auto/9', { ...again, relation: 'Child', uuid: cat?.id }])
    expect((await show(visitor, '/quote/auto/10')).drivers).toEqual([bob, cat])
    expect((await give(visitor, ['/quote/auto/10', { action: 'next' }])).endpoint).toBe('/quote/auto/12')
  })

  test('accepts no minor as the first driver, and keeps everybody while an adult is added', async () => {
    const { visitor, rows } = await household()
    const [first, bob, cat] = rows
    await give(visitor, ['/quote/auto/10', { action: 'delete', uuid: first?.id }])
    await give(visitor, ['/quote/auto/10', { action: 'delete', uuid: bob?.id }])
    const tooYoung = 'The first driver needs to be at least 18. A parent or guardian can be listed first'
    expect(await post(visitor, '/quote/auto/10', { action: 'first', uuid: cat?.id })).toMatchObject({
      status: 'Fail',
      reason: { status: tooYoung },
    })
    await give(visitor, ['/quote/auto/10', { action: 'new', type: 'first' }])
    const minor = { ...ann, firstName: 'Dan', dateBirth: '2009-05-02', firstLicenseAge: 16 }
    expect(await post(visitor, '/quote/auto/9', minor)).toMatchObject({
      status: 'Fail',
      reason: { errors: { dateBirth: tooYoung } },
    })
    await give(visitor, ['/quote/auto/9', { ...ann, firstName: 'Dan' }])
    const names = (await show(visitor, '/quote/auto/10')).drivers.map(({ name }) => name)
    expect(names).toEqual(['Dan Example', 'Cat Example'])
  })

  test('accepts somebody new as the first driver', async () => {
    const { visitor, rows } = await household()
    await give(visitor, ['/quote/auto/10', { action: 'delete', uuid: rows[0]?.id }])
    await give(visitor, ['/quote/auto/10', { action: 'new', type: 'first' }])
    expect(await show(visitor, '/quote/auto/9')).toMatchObject({ first: true })
    await give(visitor, ['/quote/auto/9', { ...ann, firstName: 'Dan' }])
    const names = (await show(visitor, '/quote/auto/10')).drivers.map(({ name }) => name)
    expect(names).toEqual(['Dan Example', 'Bob Example', 'Cat Example'])
  })
})

describe('the page of a car', () => {
  const ask = async (visitor: Visitor, payload: object, step = '/quote/auto/3') =>
    (await visitor.call(lookUp, { answer: payload, step, source: 'web' })).reply

  test('looks up makes and models, and stores nothing (spec 4.3.2)', async () => {
    const visitor = await visitorWith()
    const makes = await ask(visitor, { action: 'makes', year: 2019 })
    expect(makes).toMatchObject({ data: { answer: { makes: expect.arrayContaining(['Toyota', 'Ford']) } } })
    const models = await ask(visitor, { action: 'models', year: '2019', make: 'Toyota' })
    expect(models).toMatchObject({ data: { answer: { models: expect.arrayContaining(['Camry', 'RAV4']) } } })
    expect(models).not.toHaveProperty('data.endpoint')
    expect(await show(visitor, '/quote/auto/3')).not.toHaveProperty('answer')
  })

  test('has no cars for invalid years and makes', async () => {
    const visitor = await visitorWith()
    for (const payload of [
      { action: 'makes', year: 1850 },
      { action: 'makes', year: -1 },
      { action: 'models', year: 2019, make: '__proto__' },
      { action: 'models', year: 2019, make: 'Carriage' },
    ])
      expect(Object.values((await ask(visitor, payload)).status === 'OK' ? {} : { no: 1 })).toEqual([])
  })

  test('decodes a VIN, and says so when it is unknown', async () => {
    const visitor = await visitorWith()
    expect(await ask(visitor, { action: 'decode', vin: '1hgcm82633a004352' })).toMatchObject({
      data: { answer: { year: 2003, make: 'Honda', model: 'Accord' } },
    })
    expect(await ask(visitor, { action: 'decode', vin: '00000000000000000' })).toMatchObject({
      status: 'Fail',
      reason: { errors: { vin: 'This VIN is not recognized. Please choose the car below.' } },
    })
  })

  test('answers only visitors who are on it', async () => {
    const nobody = service.visitor()
    await nobody.open('/start')
    expect(await ask(nobody, { action: 'makes', year: 2019 })).toMatchObject({
      reason: { code: 'quote-expired' },
    })
    const early = service.visitor()
    await answerUntil(early, '/quote/auto/1n', untilCars)
    expect(await ask(early, { action: 'makes', year: 2019 })).toMatchObject({
      reason: { code: 'not-on-path' },
    })
  })
})
