import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { payloadOf } from '../../wizard/form.ts'
import DriversView from './DriversView.tsx'
import { fields } from './drivers.ts'

const properties = { title: 'Your drivers', drivers: [{ id: 'a-1', name: 'Ann Lee', age: 32 }] }

/** What the form sends with its own button, and with each button on the page. */
function payloads(html: string): readonly unknown[] {
  const attribute = (tag: string, name: string) =>
    (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
  const entry = (tag: string): [string, string] => [attribute(tag, 'name'), attribute(tag, 'value')]
  const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => entry(tag))
  const buttons = [...html.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([tag]) => [entry(tag)])
  return [[], ...buttons].map(pressed => payloadOf([...hidden, ...pressed], fields))
}

test('shows each driver with name and age (spec 3.3.6)', () => {
  expect(drawn(DriversView, properties)).toMatch(/Ann Lee.*32 years old/)
})

test('edits, deletes, adds and goes on, also without scripts (spec 2.3.16.1, 4.3.1)', () => {
  expect(payloads(drawn(DriversView, properties))).toEqual([
    { action: 'next' },
    { action: 'edit', uuid: 'a-1' },
    { action: 'delete', uuid: 'a-1' },
    { action: 'new', type: 'other' },
  ])
})

test('begins with the first driver (spec 4.3.1)', () => {
  expect(payloads(drawn(DriversView, { ...properties, drivers: [] }))).toEqual([
    { action: 'next' },
    { action: 'new', type: 'first' },
  ])
})

test('each button names the driver it is about', () => {
  const text = drawn(DriversView, properties).replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('Edit Ann Lee')
  expect(text).toContain('Remove Ann Lee')
})

test('asks who is the first driver after that one was removed, and shows who has questions left', () => {
  const drivers = [{ id: 'a-1', name: 'Ann Lee', age: 32, unfinished: true as const }]
  expect(payloads(drawn(DriversView, { ...properties, first_needed: true }))).toEqual([
    { action: 'next' },
    { action: 'edit', uuid: 'a-1' },
    { action: 'delete', uuid: 'a-1' },
    { action: 'first', uuid: 'a-1' },
    { action: 'new', type: 'first' },
  ])
  const text = drawn(DriversView, { ...properties, drivers }).replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('A few questions left')
  expect(text).toContain('Finish Ann Lee')
})

test('offers only adults as the first driver', () => {
  const household = [...properties.drivers, { id: 'c-3', name: 'Cat Lee', age: 17 }]
  const firstMinAge = { years: 18, message: 'Too young' }
  const html = drawn(DriversView, { ...properties, drivers: household, firstMinAge, first_needed: true })
  const firsts = payloads(html).filter(payload => (payload as { action: string }).action === 'first')
  expect(firsts).toEqual([{ action: 'first', uuid: 'a-1' }])
})

test('asks for a new first driver when no adult is left, and keeps the others', () => {
  const drivers = [{ id: 'c-3', name: 'Cat Lee', age: 17 }]
  const firstMinAge = { years: 18, message: 'Too young' }
  const html = drawn(DriversView, { ...properties, drivers, firstMinAge, first_needed: true })
  expect(payloads(html)).toEqual([
    { action: 'next' },
    { action: 'edit', uuid: 'c-3' },
    { action: 'delete', uuid: 'c-3' },
    { action: 'new', type: 'first' },
  ])
  const text = html.replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('at least 18. Please add someone who is. Everyone else is still on the list.')
  expect(text).toContain('Add the first driver')
})
