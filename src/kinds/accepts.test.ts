import { readdirSync } from 'node:fs'
import { Ajv, AjvJsonSchemaValidator, addFormats } from '@modelcontextprotocol/server/validators/ajv'
import type { FunctionComponent } from 'react'
import { describe, expect, test } from 'vitest'
import { today } from '../../tests/rooms/kinds.ts'
import { drawn } from '../../tests/rooms/kinds-view.ts'
import { possibleAnswers } from '../../tests/rooms/lines.ts'
import { pagesOf, readPersonas } from '../../tests/support/personas.ts'
import { allTold } from '../language/texts.ts'
import { insuranceLines } from '../law/rule.ts'
import { example } from '../lines/example.ts'
import { lines } from '../lines/index.ts'
import { sampleAnswers } from '../lines/samples.ts'
import { insurers } from '../reference/insurers.ts'
import { placeOf, zipInLargestCity } from '../reference/places.ts'
import { kindView, loadAllScreens, loadScreensFrom } from '../web/load-screen.ts'
import { screenFiles } from '../web/screens.ts'
import type { StepViewProps } from '../web/step/step-view.ts'
import { check } from '../wizard/check.ts'
import { collectionOf } from '../wizard/collection.ts'
import { payloadOf } from '../wizard/form.ts'
import { type Line, stepOf } from '../wizard/line.ts'
import type { Step, StepProps } from '../wizard/step.ts'
import { locate, submit } from '../wizard/submit.ts'
import { type Answers, type Stop, walk } from '../wizard/walk.ts'
import { contact } from './contact/contact.ts'

// What a question accepts as JSON Schema is checked against the schema that takes its answers.

/** The validator of those who ask an assistant, in today's dialect. */
const validator = new AjvJsonSchemaValidator()
const compiled = new Map<string, ReturnType<typeof validator.getValidator>>()

function isAccepted(step: Step, payload: unknown): boolean {
  const schema = step.accepts(today)
  const key = JSON.stringify(schema)
  const fits = compiled.get(key) ?? validator.getValidator(schema)
  compiled.set(key, fits)
  return fits(payload).valid
}

/** Fails unless both schemas take the payload. */
function expectTaken(step: Step, payload: unknown, where: string): void {
  const both = [check(step.answer(today), payload).ok, isAccepted(step, payload)]
  expect(both, `${where}: ${JSON.stringify(payload)}`).toEqual([true, true])
}

/** The fields of a payload that a question asks for; test data have a few more. */
function asked(step: Step, payload: object): object {
  const { properties } = step.accepts(today) as { readonly properties?: object }
  return properties
    ? Object.fromEntries(Object.entries(payload).filter(([name]) => name in properties))
    : payload
}

/** Every question of a line as the example visitor sees it. */
function stepsOf(line: Line): readonly Step[] {
  const pages = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
  return [...pages, ...line.refinements].map(page =>
    page.type === 'ask' ? stepOf(page, example) : page.step,
  )
}

const partner = { type: 'renters', zipCode: '78701', partner: 'acorn', address: '1 Main Street' }
const starts: readonly (readonly [Step, readonly object[]])[] = [
  [lines.startPage('/start'), [{ type: 'renters', zipCode: '78701-1234' }]],
  [lines.startPage('/partner'), [partner, { ...partner, partner: '', address: '' }]],
  [lines.startPage('/mobile'), [{ type: 'home', zipCode: '78701', platform: 'mobile' }]],
]
const questions = lines.all.flatMap(line => stepsOf(line).map(step => ({ line: line.name, step })))
const steps = [...starts.map(([step]) => step), ...questions.map(({ step }) => step)]

describe('what a question accepts', () => {
  test('is a valid schema, which holds every field that its page has', () => {
    // Strict, so that a misspelled keyword is an error. This one knows an older dialect, which has all the keywords in use.
    const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictTypes: false })
    addFormats(ajv)
    for (const step of steps) {
      const schema = step.accepts(today)
      ajv.compile(schema)
      const { properties = step.fields } = schema as { readonly properties?: object }
      const unasked = step.kind === 'contact' ? ['firstName', 'lastName'] : []
      const sentAlong = 'partner' in step.props ? [] : ['partner', 'address']
      const fields = Object.keys(step.fields).filter(name => ![...unasked, ...sentAlong].includes(name))
      const own =
        step.kind === 'driver' && !(step.props as { first?: boolean }).first ? ['maritalStatus'] : []
      expect(Object.keys(properties), step.kind).toEqual(
        expect.arrayContaining(fields.filter(name => !own.includes(name))),
      )
    }
  })

  test('lists no more than sixty values', () => {
    for (const step of steps) {
      const listed = JSON.stringify(step.accepts(today), (_, value) =>
        Array.isArray(value) && value.length > 60 ? expect.fail(`${step.kind} lists ${value.length}`) : value,
      )
      expect(listed).not.toContain('null')
    }
  })

  test('is what the start pages send', () => {
    for (const [step, payloads] of starts)
      for (const payload of payloads) expectTaken(step, payload, step.kind)
  })

  test('is every answer that a question of a line has', () => {
    for (const { line, step } of questions)
      for (const payload of possibleAnswers(step))
        expectTaken(step, asked(step, payload), `${line} ${step.kind}`)
  })

  test.each(insuranceLines)('is what the made-up visitor answered, also as it is stored: %s', name => {
    for (const state of ['TX', 'CA', 'MI', 'FL', 'HI', 'NJ'] as const) {
      const zip = zipInLargestCity(state)
      const answers = sampleAnswers[name]({ zip, city: 'Austin', state, today })
      const { path, open } = walk({ line: lines.byName(name), answers, today })
      expect(open).toBeNull()
      for (const { asks, step, answer: stored, route } of path) {
        if (asks.type === 'collect' || stored === null) continue
        expectTaken(step, stored, `${state} ${route}`)
        const given = answers[asks.name]
        if (given) expectTaken(step, asked(step, given), `${state} ${route}`)
      }
    }
  })

  test.each(readPersonas())('is every answer of $who', persona => {
    const line = lines.byName(persona.line)
    const { state } = placeOf(persona.zip) ?? expect.fail(persona.zip)
    let answers: Answers = { start: { type: line.name, zipCode: persona.zip, state } }
    for (const [at, [route, typed]] of pagesOf(persona).entries()) {
      if (route === '/start' || 'skip_answer' in typed) {
        if ('skip_answer' in typed) answers = give({ line, answers, route, payload: typed, at }).answers
        continue
      }
      const payload = spelled({ ...typed }, answers)
      const journey = { line, answers, today }
      const { step } = locate(journey, walk(journey), { route, payload }) ?? expect.fail(route)
      expectTaken(step, payload, route)
      answers = give({ line, answers, route, payload, at }).answers
    }
    expect(walk({ line, answers, today }).open).toBeNull()
  })
})

interface Giving {
  readonly line: Line
  readonly answers: Answers
  readonly route: string
  readonly payload: unknown
  readonly at: number
}

function give({ line, answers, route, payload, at }: Giving) {
  const submission = {
    route,
    payload,
    uuid: `item-${at}`,
    verify: (_place: Stop, answer: unknown) => ({ ok: true as const, answer }),
  }
  const submitted = submit({ line, answers, today }, submission)
  if (submitted.kind !== 'accepted') throw new Error(`${route}: ${JSON.stringify(submitted)}`)
  return submitted
}

/** Where a persona's file differs from the wire: an item is named by its position, an insurer by what it skips. */
function spelled({ item, ...payload }: Readonly<Record<string, unknown>>, answers: Answers): object {
  if (payload.current_insurer === '(the one that skips the policy start)')
    return { current_insurer: insurers.find(({ skipsPolicyStart }) => skipsPolicyStart)?.name }
  if (item === undefined) return payload
  const list = collectionOf(answers.drivers ?? answers.vehicles)
  return { ...payload, uuid: list.items[Number(item) - 1]?.uuid }
}

/** What no question of a kind takes. */
const wrong: Readonly<Record<string, (right: Answers) => readonly unknown[]>> = {
  address: right => [
    { ...right, state: 'ZZ' },
    { ...right, zipcode: '787' },
    { ...right, address1: ' ' },
    without(right, 'city'),
    { ...right, address2: 5 },
  ],
  birthdays: () => [
    { people: [] },
    { people: [{ person: 'Somebody Else 1984', month: 5, day: 2 }] },
    { people: [{ person: 'Ann Example 1984', month: 13, day: 2 }] },
    { people: [{ person: 'Ann Example 1984', month: 5, day: 32 }] },
    { people: [{ person: 'Ann Example 1984', month: '', day: 2 }] },
  ],
  body: right => [
    { ...right, height: 20 },
    { ...right, height: 'tall' },
    { ...right, weight: 20 },
    without(right, 'weight'),
    { height: 'custom', feet: 9, weight: 150 },
  ],
  'car-deductibles': () => [
    { cars: [] },
    { cars: [{ car: 'another', deductible: '1000' }] },
    { cars: [{ car: 'example', deductible: '3' }] },
  ],
  'car-drivers': () => [
    { cars: [] },
    { cars: [{ car: 'example', driver: 'somebody' }] },
    { cars: [{ car: 'example' }] },
  ],
  'car-miles': () => [
    { cars: [] },
    { cars: [{ car: 'example', miles: 0 }] },
    { cars: [{ car: 'example', miles: 100_000 }] },
    { cars: [{ car: 'example', miles: 'many' }] },
  ],
  choice: () => [{ choice: 'NOT_ON_OFFER' }, { choice: null }, { choice: ['YES'] }],
  choices: right => [
    { choices: [] },
    { choices: ['NOT_ON_OFFER'] },
    { choices: right.choices?.toString() },
    { choices: Array.from({ length: 99 }, () => (right.choices as readonly string[])[0]) },
  ],
  contact: () => [{ email: 5 }, { email: 'a'.repeat(255) }, { inviteCode: 'a'.repeat(61) }],
  'current-insurer': right => [
    without(right, 'current_insurer'),
    { ...right, current_insurer: ' ' },
    { ...right, current_policy_start_month: 13 },
    { ...right, current_policy_start_year: 1900 },
    { ...right, current_policy_start_year: 'long ago' },
  ],
  destinations: () => [
    { destinations: [] },
    { destinations: [{ code: 'France' }] },
    { destinations: ['FR'] },
    { destinations: 'FR' },
  ],
  dob: right => [
    { ...right, month: 13 },
    { ...right, day: 32 },
    { ...right, year: 1900 },
    { ...right, year: 2027 },
    without(right, 'year'),
  ],
  driver: right => [
    { ...right, firstName: 'A' },
    { ...right, gender: 'female' },
    { ...right, dateBirth: '1990-02-31' },
    { ...right, dateBirth: 'May 2, 1990' },
    { ...right, firstLicenseAge: 12 },
    { ...right, education: 'SOME' },
    without(right, 'lastName'),
  ],
  drivers: () => listActions,
  'driving-record': () => [
    { incidents: [] },
    { incidents: [{ incident: 'SPEEDING', driver: 'somebody', year: 2024 }] },
    { incidents: [{ incident: 'SPEEDING', driver: 'ann', year: 2020 }] },
    { incidents: [{ incident: 'PARKING', driver: 'ann', year: 2024 }] },
    { incidents: [{ incident: 'SPEEDING', driver: 'ann', year: 2024, month: 13 }] },
  ],
  'home-claims': () => [
    { claims: [] },
    { claims: [{ peril: 'METEOR', year: 2024 }] },
    { claims: [{ peril: 'WATER', month: 6 }] },
    { claims: [{ peril: 'WATER', year: 2010 }] },
    { claims: [{ peril: 'WATER', year: 2024, paid: 5_000_001 }] },
    { claims: Array.from({ length: 20 }, () => ({ peril: 'WATER', year: 2024 })) },
  ],
  'mobile-zip': right => [
    { ...right, type: 'boat' },
    { ...right, zipCode: '787' },
    without(right, 'zipCode'),
  ],
  name: right => [{ ...right, firstName: 'A' }, { ...right, lastName: 'a'.repeat(61) }, { firstName: 'Ann' }],
  pets: () => [
    { pets: [{ pet: 'PARROT', month: 5, year: 2022 }] },
    { pets: [{ pet: 'CAT_MIXED', month: 5, year: 1950 }] },
    { pets: [{ pet: 'CAT_MIXED', year: 2022 }] },
    { pets: Array.from({ length: 30 }, () => ({ pet: 'CAT_MIXED', month: 5, year: 2022 })) },
  ],
  start: right => [{ ...right, type: 'boat' }, { ...right, zipCode: '7870' }, without(right, 'type')],
  'start-day': () => [{ choice: '2028-01-01' }, { choice: 'tomorrow' }, { choice: '2026-11-31' }],
  text: () => [{ text: '' }, { text: ' ' }, { text: 'a'.repeat(201) }, { text: null }],
  'travel-dates': right => [
    { ...right, departure_date: '2025-12-01' },
    { ...right, return_date: '2030-01-01' },
    { ...right, return_date: '2026-12-32' },
    without(right, 'return_date'),
  ],
  travelers: right => [
    { traveler: { first_name: 'Ann', last_name: 'Example' } },
    { traveler: { first_name: 'Ann', last_name: 'Example', dob_year: 1800 } },
    { ...right, others: [{ first_name: 'Ben', last_name: '', dob_year: '' }] },
    { ...right, others: Array.from({ length: 99 }, () => right.traveler) },
  ],
  'trip-cost': () => [{ trip_cost: -1 }, { trip_cost: 100_001 }, { trip_cost: 'a lot' }],
  valuables: () => [{ jewelry: 250_001 }, { cameras: 'a few' }, { cameras: -5 }],
  vehicle: right => [
    { ...right, year: 1900 },
    { ...right, make: ' ' },
    { ...right, model: 'a'.repeat(61) },
  ],
  'vehicle-details': right => [
    { ...right, vin: '1HGCM8263' },
    { ...right, vin: '1HGCM82633A00435O' },
    { ...right, ownership: 'BORROWED' },
    { ...right, daily_mileage: 0 },
    without(right, 'usage'),
  ],
  vehicles: () => listActions,
}

const listActions = [{ action: 'sell' }, { action: 'edit' }, { action: 'delete', uuid: 5 }]

function without(right: Answers, name: string): Answers {
  const { [name]: _left, ...others } = right
  return others
}

describe('a wrong answer', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(one => one.isDirectory())

  test.each(folders.map(({ name }) => name))('is refused either way: %s', kind => {
    const asking = [
      ...starts.map(([step, [right = {}]]) => ({ step, right })),
      ...questions.map(({ step }) => ({ step, right: possibleAnswers(step)[0] ?? {} })),
    ].filter(({ step }) => step.kind === kind)
    expect(asking).not.toHaveLength(0)
    const payloads = wrong[kind] ?? expect.fail(`${kind} has no wrong answers`)
    for (const { step, right } of asking)
      for (const payload of [...payloads({ ...asked(step, right) }), null, 'text']) {
        const both = [check(step.answer(today), payload).ok, isAccepted(step, payload)]
        expect(both, JSON.stringify(payload)).toEqual([false, false])
      }
  })
})

loadScreensFrom(screenFiles)
await loadAllScreens()

test('an email that is required, with names, an invite code and whoever else gets the address', () => {
  const title = { en: 'Where shall I send them?' }
  const shared = { en: 'Acorn gets it too.', es: 'Acorn también lo recibe.' }
  const asks = { title, variant: 'more', names: true, invite: true, email_required: true } as const
  const step = contact({ ...asks, lead_disclosure: shared })
  const right = { firstName: 'Ann', lastName: 'Example', email: 'ann@example.com' }
  const invited = { inviteSwitch: true, inviteCode: 'BUTLER' }
  expectTaken(step, right, 'contact')
  expectTaken(step, { ...right, ...invited, emailSwitch: true, leadDisclosure: shared.es }, 'contact')
  for (const payload of [without(right, 'email'), { ...right, email: 'ann' }, { ...right, firstName: '' }]) {
    expect(check(step.answer(today), payload).ok).toBe(false)
    expect(isAccepted(step, payload)).toBe(false)
  }
})

describe('the form of a question', () => {
  test.each(lines.all.map(line => [line.name, line] as const))('sends what it accepts: %s', (_, line) => {
    for (const step of stepsOf(line)) {
      if ('rows' in step) continue
      for (const values of possibleAnswers(step)) {
        const html = drawn(
          kindView(step.kind).default as FunctionComponent<StepViewProps<StepProps>>,
          allTold(step.props, 'en'),
          { values: { ...values } },
        )
        expectTaken(step, payloadOf(controlsIn(html), step.fields), step.kind)
      }
    }
  })
})

/** The names and values that a browser would send for a form. */
function controlsIn(html: string): readonly [string, string][] {
  const controls = html.matchAll(/<input\b([^>]*)>|<select\b([^>]*)>(.*?)<\/select>/g)
  return [...controls].flatMap(([, input, select = '', options = '']): [string, string][] => {
    const name = attribute(input ?? select, 'name')
    const isUnticked = /type="(checkbox|radio)"/.test(input ?? '') && !/\bchecked=""/.test(input ?? '')
    if (!name || isUnticked) return []
    const chosen = /<option[^>]*\bselected=""[^>]*>/.exec(options) ?? /<option[^>]*>/.exec(options)
    return [[name, attribute(input ?? chosen?.[0] ?? '', 'value') ?? '']]
  })
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`)
    .exec(attributes)?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
