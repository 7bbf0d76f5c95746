import { afterAll, beforeAll, expect, test } from 'vitest'
import { properties } from '../src/contract/answers/properties.ts'
import { submitWith } from '../src/wizard/pressed.ts'
import { camry, details, untilCars } from './support/auto.ts'
import { postForm } from './support/forms.ts'
import { answerUntil, give } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

let service: Running
beforeAll(async () => {
  service = await run({ today: '2026-11-21' })
})
afterAll(() => service.close())

async function withCar(): Promise<Visitor> {
  const visitor = service.visitor()
  await answerUntil(visitor, undefined, [...untilCars, ['/quote/auto/3', camry], ['/quote/auto/5', details]])
  return visitor
}

async function carsOf(visitor: Visitor): Promise<readonly { id: string; name: string }[]> {
  const { reply } = await visitor.call(properties, { step: '/quote/auto/6' })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  // The page of the cars includes its rows (spec 4.3.1).
  return (reply.properties as unknown as { vehicles: { id: string; name: string }[] }).vehicles
}

/** Posts the form of the cars by one of its buttons; the page's own sends no action. Returns where that leads. */
async function press(visitor: Visitor, words: Readonly<Record<string, string>>) {
  const { name, value } = submitWith(words)
  const form = new URLSearchParams([
    [name, value],
    ['action', 'next'],
  ])
  const response = await visitor.post('/quote/auto/6', form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'x-csrftoken': undefined,
  })
  return response.headers.get('location')?.split('?')[0]
}

test('a list adds, edits and deletes by the buttons of its form (spec 4.3.1)', async () => {
  const visitor = await withCar()
  expect(await press(visitor, { action: 'new', type: 'other' })).toBe('/quote/auto/3')
  await give(visitor, ['/quote/auto/3', { ...camry, model: 'Corolla' }])
  await give(visitor, ['/quote/auto/5', details])
  const [first, second] = await carsOf(visitor)

  const uuid = first?.id ?? ''
  expect(await press(visitor, { action: 'edit', uuid })).toBe('/quote/auto/3')
  expect(await (await visitor.open('/quote/auto/3')).text()).toContain(`name="uuid" value="${uuid}"`)
  expect(await press(visitor, { action: 'delete', uuid })).toBe('/quote/auto/6')
  expect(await carsOf(visitor)).toEqual([second])
})

test('a list ends with the button of its page', async () => {
  expect(await press(await withCar(), {})).toBe('/quote/auto/5a')
})

test('an answer about a car that was removed on another page is answered with the list, and says so', async () => {
  const visitor = await withCar()
  await press(visitor, { action: 'new', type: 'other' })
  await give(visitor, ['/quote/auto/3', { ...camry, model: 'Corolla' }])
  await give(visitor, ['/quote/auto/5', details])
  const uuid = (await carsOf(visitor))[0]?.id ?? ''
  await press(visitor, { action: 'delete', uuid })
  const refused = await postForm(visitor, '/quote/auto/5', { ...details, uuid })
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain('You removed that entry on another page, so what you typed here isn’t saved.')
  expect(html).toContain('action="/quote/auto/6')
  expect(html).toContain('2019 Toyota Corolla')
})

test('a refused car is shown again itself, whichever was opened last', async () => {
  const visitor = await withCar()
  await press(visitor, { action: 'new', type: 'other' })
  await give(visitor, ['/quote/auto/3', { ...camry, model: 'Corolla' }])
  await give(visitor, ['/quote/auto/5', details])
  const uuid = (await carsOf(visitor))[0]?.id ?? ''
  const refused = await postForm(visitor, '/quote/auto/5', { ...details, vin: 'short', uuid })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('Tell me about your 2019 Toyota Camry')
  expect(html).toContain(`name="uuid" value="${uuid}"`)
})
