import { describe, expect, test } from 'vitest'
import { choice } from '../../../kinds/choice/choice.ts'
import { alike } from '../../../language/texts.ts'
import { Line } from '../../../wizard/line.ts'
import { started, today } from '../../../wizard/sample.ts'
import type { Step } from '../../../wizard/step.ts'
import type { VisitEvent } from '../../store/counts/visit-events.ts'
import type { Services } from '../services.ts'
import { describeStep } from './describe-step.ts'
import type { SentAnswer } from './step-request.ts'
import { takeAnswer } from './take-answer.ts'

const visitor = Buffer.alloc(32)

const cards = ['A', 'B'].map(value => ({ value, title: alike(value) }))
const question = choice({ title: { en: 'Which?' }, short: { en: 'Which' }, choices: cards })

/** A quote of a two-question line whose first answer counts how often it is read. */
function quoteWith({ isFinished }: { isFinished: boolean }) {
  let walks = 0
  const first: Step = {
    ...question,
    answer: day => {
      walks += 1
      return question.answer(day)
    },
    say: () => alike('A'),
  }
  const line = new Line('toy').ask('1', 'one', first).ask('2', 'two', question)
  const answers = { ...started, one: { choice: 'A' }, ...(isFinished ? { two: { choice: 'A' } } : {}) }
  const quote = {
    id: 'q1',
    number: 'KM4T-7XRC',
    visitor,
    line: 'toy',
    answers,
    notes: {},
    completedAt: isFinished ? new Date() : null,
  }
  const noted: Omit<VisitEvent, 'visitor'>[] = []
  const services = {
    visits: { note: ({ visitor: _, ...event }: VisitEvent) => void noted.push(event) },
    served: { problem: () => null },
    site: { assistant: true, needsFirst: [] },
    lines: {
      startPages: {},
      lineOf: (path: string) => (path.startsWith('/quote/') ? line : undefined),
      byName: () => line,
    },
    today: () => today,
    quotes: { current: async () => quote, lastSaved: () => null, save: async () => quote },
    makeOffers: () => [],
  }
  // The few services that an answer uses.
  return { services: services as unknown as Services, walks: () => walks, noted }
}

const who = { visitor, isCounted: true, isShared: false }
const sender = {
  address: '203.0.113.7',
  proof: undefined,
  hasScripts: true,
  language: 'en',
  optsOut: false,
} as const

test('an answer walks the line twice, before it and after it, the page that it leads to included', async () => {
  const { services, walks } = quoteWith({ isFinished: false })
  const { page } = await takeAnswer(services, {
    ...who,
    sender,
    step: '/quote/toy/1',
    payload: { choice: 'B' },
  })
  expect(page && describeStep(page)).toMatchObject({
    quote_id: 'q1',
    step_current: 2,
    answers: [{ answer: { en: 'A' } }],
  })
  // The new answer is read once more than the stored one.
  expect(walks()).toBe(3)
})

test('an answer to a finished quote walks the line twice too, and leads to no question', async () => {
  const { services, walks } = quoteWith({ isFinished: true })
  const { page, result } = await takeAnswer(services, {
    ...who,
    sender,
    step: '/quote/toy/2',
    payload: { choice: 'B' },
  })
  expect({ page, next: result.next }).toEqual({ page: null, next: '/quotes/q1' })
  expect(walks()).toBe(2)
})

test('an answer is counted where it is taken, with the question that it leads to or the end of its line', async () => {
  const counted = async (step: string, isCounted = true) => {
    const { services, noted } = quoteWith({ isFinished: step.endsWith('2') })
    await takeAnswer(services, { ...who, isCounted, sender, step, payload: { choice: 'B' } })
    return noted.map(({ name, step }) => [name, step])
  }
  expect(await counted('/quote/toy/1')).toEqual([
    ['step_answer', '/quote/toy/1'],
    ['step_view', '/quote/toy/2'],
  ])
  expect(await counted('/quote/toy/2')).toEqual([
    ['step_answer', '/quote/toy/2'],
    ['generate_lead', undefined],
  ])
  expect(await counted('/quote/toy/1', false)).toEqual([])
})

describe('a quote that this process saved last', () => {
  /** An answer to it, and the statements that the answer took. */
  async function answerTo(request: Partial<SentAnswer>, savesAtFirst = true) {
    const { services } = quoteWith({ isFinished: false })
    const quote = await services.quotes.current({ visitor, line: 'toy' })
    const statements: string[] = []
    const counted = <Reply>(statement: string, reply: (nth: number) => Reply) => ({
      [statement]: async () => reply(statements.push(statement)),
    })
    const quotes = {
      lastSaved: () => quote,
      ...counted('replay', () => null),
      ...counted('current', () => quote),
      ...counted('save', nth => (savesAtFirst || nth > 1 ? quote : null)),
    }
    const replied = takeAnswer({ ...services, quotes } as unknown as Services, {
      ...{ ...who, sender, quoteId: 'q1', step: '/quote/toy/1', payload: { choice: 'B' } },
      ...request,
    })
    const endpoint = await replied.then(
      ({ result }) => result.next,
      (error: Error) => error.constructor.name,
    )
    return { endpoint, statements }
  }

  test.each([undefined, 'key'])('takes an answer in one statement (key: %s)', async key => {
    expect(await answerTo({ key })).toEqual({ endpoint: '/quote/toy/2', statements: ['save'] })
  })

  test('is read again where the save fails: somebody saved it since, or this request is a repetition', async () => {
    const { endpoint, statements } = await answerTo({ key: 'key' }, false)
    expect({ endpoint, statements }).toEqual({
      endpoint: '/quote/toy/2',
      statements: ['save', 'replay', 'current', 'save'],
    })
  })

  test('is read again before an answer is refused, or taken without being saved', async () => {
    const refused = await answerTo({ payload: { choice: 'C' } })
    expect(refused).toEqual({ endpoint: 'Fail', statements: ['current'] })
    const offPath = await answerTo({ step: '/quote/toy/3' })
    expect(offPath).toEqual({ endpoint: 'AppError', statements: ['current'] })
    const unchanged = await answerTo({ payload: { choice: 'A' } })
    expect(unchanged).toEqual({ endpoint: '/quote/toy/2', statements: ['current'] })
  })

  test('is of no use to a request that names none: a newer one may have begun elsewhere', async () => {
    expect((await answerTo({ quoteId: undefined })).statements).toEqual(['current', 'save'])
  })
})
