import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantAt, knownAnswers } from './support/assistant.ts'
import { pagesOf, personasDay, readPersonas } from './support/personas.ts'
import { type Running, run } from './support/service.ts'

// What models send that is nearly right.

let running: Running
beforeAll(async () => {
  running = await run({ site: { agents: { keys: [] } }, today: personasDay })
})
afterAll(() => running.close())

type Assistant = Awaited<ReturnType<typeof assistantAt>>
type Offers = readonly { offer: string; insurer: string; status: string; not_reflected?: string }[]

/** A quote with all answers of a persona. */
async function quoteOf(assistant: Assistant, file: string): Promise<unknown> {
  const persona = readPersonas().find(one => one.file === file) ?? expect.fail(file)
  const [line = ''] = file.split(/[-.]/)
  const { quote } = (await assistant.use('start_quote', { line, zip: persona.zip })).values
  const answers = knownAnswers(pagesOf(persona))
  expect((await assistant.use('answer_questions', { quote, answers })).values.is_complete).toBe(true)
  return quote
}

test('the later of two answers to a question counts, and a choice may be a number', async () => {
  const assistant = await assistantAt(running.origin)
  const quote = await quoteOf(assistant, 'renters.yaml')
  const answers = [
    { question: 'liability', answer: { choice: '100000' } },
    { question: 'liability', answer: { choice: 500000 } },
  ]
  const given = await assistant.use('answer_questions', { quote, answers })
  expect(given.values).toMatchObject({ taken: ['liability'], refused: [] })
  const { coverage } = (await assistant.use('adjust_coverage', { quote })).values as {
    readonly coverage: readonly { name: string; choices: readonly { value: string; is_chosen: boolean }[] }[]
  }
  const { choices = [] } = coverage.find(({ name }) => name === 'liability') ?? {}
  expect(choices.find(({ is_chosen: isChosen }) => isChosen)?.value).toBe('500000')
})

test('a list answered in another shape, and a question that can’t be skipped, say so', async () => {
  const assistant = await assistantAt(running.origin)
  const { quote } = (await assistant.use('start_quote', { line: 'auto', zip: '78701' })).values
  const answers = [
    { question: 'vehicles', answer: { year: 2021 } },
    { question: 'drivers', items: [] },
    { question: 'limits', skip: true },
  ]
  const { values } = await assistant.use('answer_questions', { quote, answers })
  expect(values).toMatchObject({
    not_asked: [],
    refused: [
      { question: 'vehicles', says: [expect.stringMatching(/^This is a list\. .*: vehicle, details\.$/)] },
      { question: 'drivers', says: [expect.stringMatching(/^This is a list\. .*: driver/)] },
      { question: 'limits', says: ['This question can’t be skipped.'] },
    ],
  })
  const flat = { quote, answers: [{ question: 'vehicles', items: [{ year: 2021 }] }] }
  expect(await assistant.refused('answer_questions', flat)).toContain('An item holds an object')
})

test('a change that opens a question asks for it alone', async () => {
  const assistant = await assistantAt(running.origin)
  const quote = await quoteOf(assistant, 'auto.yaml')
  const answers = [{ question: 'status', answer: { choice: 'NEVER' } }]
  const { values } = await assistant.use('answer_questions', { quote, answers })
  expect(values).toMatchObject({ is_complete: false, questions: [{ question: 'lapse' }] })
  const rest = [{ question: 'lapse', answer: { choice: 'NO_CAR' } }]
  const { is_complete: isComplete } = (await assistant.use('answer_questions', { quote, answers: rest }))
    .values
  expect(isComplete).toBe(true)
})

test('items leave a list by their places', async () => {
  const assistant = await assistantAt(running.origin)
  const quote = await quoteOf(assistant, 'auto-household.yaml')
  const driversOf = async () => {
    const { offers } = (await assistant.use('get_quotes', { quote })).values as { readonly offers: Offers }
    const { offer } = offers.find(({ status }) => status === 'price') ?? expect.fail('no price')
    const { answers } = (await assistant.use('explain_price', { quote, offer })).values as {
      readonly answers: readonly { label: string; answer: string }[]
    }
    return answers.find(({ label }) => label === 'Drivers')?.answer.split(',').length
  }
  const before = (await driversOf()) ?? 0
  expect(before).toBeGreaterThan(2)
  const color = { question: 'color', answer: { choice: 'black' } }
  const answers = [{ question: 'drivers', remove: [2] }, color]
  const out = { quote, answers, idempotency_key: 'take-out-the-second' }
  expect((await assistant.use('answer_questions', out)).values).toMatchObject({
    ...{ taken: ['drivers'], is_complete: true },
  })
  expect(await driversOf()).toBe(before - 1)
  // Repeated under its key, it doesn't take out the one that moved up.
  await assistant.client.callTool({ name: 'answer_questions', arguments: out })
  expect(await driversOf()).toBe(before - 1)
  const gone = { quote, answers: [{ question: 'drivers', remove: [before] }] }
  expect((await assistant.use('answer_questions', gone)).values).toMatchObject({
    refused: [{ question: 'drivers', says: [`There are ${before - 1} items in this list.`] }],
  })
})

test('a price that ignores what the person chose says so in every tool', async () => {
  const assistant = await assistantAt(running.origin)
  const quote = await quoteOf(assistant, 'renters.yaml')
  const answers = [{ question: 'valuables', answer: { jewelry: 5000 } }]
  expect((await assistant.use('answer_questions', { quote, answers })).values.refused).toEqual([])
  const { values, text } = await assistant.use('get_quotes', { quote })
  const ignoring = (values.offers as Offers).filter(one => one.not_reflected !== undefined)
  const [first = expect.fail('none')] = ignoring
  expect(ignoring.length).toBeLessThan((values.offers as Offers).length)
  expect(first.not_reflected).toMatch(/doesn’t reflect your scheduled jewelry/)
  expect(text.split(first.not_reflected ?? '')).toHaveLength(ignoring.length + 1)
  const explained = await assistant.use('explain_price', { quote, offer: first.offer })
  expect(explained.values.not_reflected).toBe(first.not_reflected)
  expect(explained.text).toContain(first.not_reflected)
})

test('an amount that several terms share changes nothing, and the term is named', async () => {
  const assistant = await assistantAt(running.origin)
  const quote = await quoteOf(assistant, 'life.yaml')
  const refused = await assistant.use('adjust_coverage', { quote, changes: { cover: '$1,000,000' } })
  expect(refused.values.changes).toMatchObject({ cover: { status: 'refused' } })
  const { coverage } = (await assistant.use('adjust_coverage', { quote })).values as {
    readonly coverage: readonly { name: string; choices: readonly { value: string; title: string }[] }[]
  }
  const { choices = [] } = coverage.find(({ name }) => name === 'cover') ?? {}
  const titles = choices.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  const wanted = choices.find(({ value }) => value === '1000000:20')?.title ?? ''
  const changed = await assistant.use('adjust_coverage', { quote, changes: { cover: wanted } })
  expect(changed.values.changes).toMatchObject({ cover: { status: 'changed', now: wanted } })
  expect(changed.text).toContain(`changed, now ${wanted}`)
})
