import { Ajv, AjvJsonSchemaValidator, addFormats } from '@modelcontextprotocol/server/validators/ajv'
import { describe, expect, test } from 'vitest'
import { today } from '../../tests/rooms/kinds.ts'
import { possibleAnswers } from '../../tests/rooms/lines.ts'
import { pagesOf, readPersonas } from '../../tests/support/personas.ts'
import { insuranceLines } from '../law/rule.ts'
import { example } from '../lines/example.ts'
import { lines } from '../lines/index.ts'
import { sampleAnswers } from '../lines/samples.ts'
import { insurers } from '../reference/insurers.ts'
import { placeOf, zipInLargestCity } from '../reference/places.ts'
import { check } from '../wizard/check.ts'
import { collectionOf } from '../wizard/collection.ts'
import { type Line, stepOf } from '../wizard/line.ts'
import type { Step } from '../wizard/step.ts'
import { locate, submit } from '../wizard/submit.ts'
import { type Answers, type Stop, walk } from '../wizard/walk.ts'

// What a question accepts as JSON Schema is held to the schema that takes its answers.

/** The validator of those who ask an assistant, in the dialect of today. */
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

/** The fields of a payload that a question asks for; test data have some more. */
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
