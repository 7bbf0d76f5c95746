import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, lookUp } from '../src/contract/answer.ts'
import { properties } from '../src/contract/properties.ts'
import { saying } from '../src/wizard/pressed.ts'
import { answerUntil, give, type Page } from './renters.ts'
import { type Running, run } from './service.ts'
import type { Visitor } from './visitor.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

const camry = { year: '2023', make: 'Toyota', model: 'Camry' }
const truck = { year: '2022', make: 'Ford', model: 'F-150' }
const details = { vin: '4T1G11AK8PU123456', ownership: 'OWNED', usage: 'BUSINESS', daily_mileage: '30' }
const car: readonly Page[] = [
  ['/quote/auto/3', camry],
  ['/quote/auto/5', details],
]

/** A driver without insurance, up to the first car. */
const begun: readonly Page[] = [
  ['/start', { type: 'auto', zipCode: '78701' }],
  ['/quote/auto/1', { choice: 'NEVER' }],
  ['/quote/auto/1n', { choice: 'FIRST_CAR' }],
]

async function withCar(): Promise<Visitor> {
  const visitor = service.visitor()
  await answerUntil(visitor, undefined, [...begun, ...car])
  return visitor
}

async function carsOf(visitor: Visitor): Promise<readonly { id: string; name: string; vin: string }[]> {
  const { reply } = await visitor.call(properties, { step: '/quote/auto/6' })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  // The page of the cars brings its rows along (spec 3.1).
  return (reply.properties as unknown as { vehicles: { id: string; name: string; vin: string }[] }).vehicles
}

/** Presses a button of the page without scripts, and gives where that leads. */
async function press(visitor: Visitor, path: string, words: Readonly<Record<string, string>>) {
  const { name, value } = saying(words)
  const form = new URLSearchParams([
    [name, value],
    ['action', 'next'],
  ])
  const posted = await visitor.post(path, form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'x-csrftoken': undefined,
  })
  return posted.headers.get('location')
}

describe('the list of cars without scripts', () => {
  test('adds, edits and deletes by its buttons (spec 4.3)', async () => {
    const visitor = await withCar()
    expect(await press(visitor, '/quote/auto/6', { action: 'new', type: 'other' })).toBe('/quote/auto/3')
    await give(visitor, ['/quote/auto/3', truck])
    await give(visitor, ['/quote/auto/5', details])
    const [first, second] = await carsOf(visitor)
    expect([first?.name, second?.name]).toEqual(['2023 Toyota Camry', '2022 Ford F-150'])

    const uuid = first?.id ?? ''
    expect(await press(visitor, '/quote/auto/6', { action: 'edit', uuid })).toBe('/quote/auto/3')
    expect(await (await visitor.open('/quote/auto/3')).text()).toContain(`name="uuid" value="${uuid}"`)
    expect(await press(visitor, '/quote/auto/6', { action: 'delete', uuid })).toBe('/quote/auto/6')
    expect(await carsOf(visitor)).toEqual([second])
  })

  test('goes on by the button of the page', async () => {
    const visitor = await withCar()
    expect(await press(visitor, '/quote/auto/6', {})).toBe('/quote/auto/5a')
  })
})

describe('a car that was deleted in another tab', () => {
  test('leads from its own page to the list, with nothing stored', async () => {
    const visitor = await withCar()
    await give(visitor, ['/quote/auto/6', { action: 'new', type: 'other' }])
    const answered = await give(visitor, ['/quote/auto/3', truck])
    expect(answered.endpoint).toBe('/quote/auto/5')
    const page = await visitor.call(properties, { step: '/quote/auto/5' })
    const uuid = page.reply.status === 'OK' ? page.reply.properties.uuid : undefined
    await give(visitor, ['/quote/auto/6', { action: 'delete', uuid }])

    const { status, reply } = await visitor.call(answer, {
      answer: { ...details, uuid },
      step: '/quote/auto/5',
    })
    expect(status).toBe(409)
    expect(reply).toMatchObject({ reason: { code: 'not-on-path' }, data: { endpoint: '/quote/auto/6' } })
    expect(await carsOf(visitor)).toHaveLength(1)
  })
})

describe('the look-ups of a car', () => {
  test('store nothing and lead nowhere (spec 4.3)', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, undefined, begun)
    const ask = (payload: object) => visitor.call(lookUp, { answer: payload, step: '/quote/auto/3' })
    expect((await ask({ action: 'makes', year: 2023 })).reply).toMatchObject({
      data: { answer: { makes: expect.arrayContaining(['Toyota']) } },
    })
    expect((await ask({ action: 'models', year: 2023, make: 'Toyota' })).reply).toMatchObject({
      data: { answer: { models: expect.arrayContaining(['Camry']) } },
    })
    const open = await visitor.call(properties, { step: '/quote/auto/3' })
    expect(open.reply).not.toHaveProperty('properties.answer')
  })
})
