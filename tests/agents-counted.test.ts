import { afterAll, beforeAll, expect, test } from 'vitest'
import { lines } from '../src/lines/index.ts'
import { drawFunnel } from '../src/server/commands/funnel/draw-funnel.ts'
import { funnelText } from '../src/server/commands/funnel/funnel-text.ts'
import { readFunnels } from '../src/server/commands/funnel/read-funnel.ts'
import { readSales } from '../src/server/commands/report/read-sales.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { assistantAt } from './support/assistant.ts'
import { quiet } from './support/quiet.ts'
import { answerUntil, type Page } from './support/renters.ts'
import { demoCarriers, type Running, run } from './support/service.ts'

// What is counted of the quotes that assistants begin.

const since = new Date(0)
const pages: readonly Page[] = [
  ['/start', { type: 'pet', zipCode: '78701' }],
  ['/quote/pet/1', { choice: 'DOG_MEDIUM' }],
  ['/quote/pet/10', { month: 5, day: 2, year: 2023 }],
]

let service: Running
let database: Awaited<ReturnType<typeof connect>>
let handle = ''

beforeAll(async () => {
  service = await run({ carriers: demoCarriers().slice(0, 12), site: { agents: { keys: [] } } })
  database = await connect({ url: service.databaseUrl, log: quiet })
  const visitor = service.visitor()
  await answerUntil(visitor, undefined, pages)
  const assistant = await assistantAt(service.origin)
  for (const isFinished of [true, false]) {
    const { quote } = (await assistant.use('start_quote', { line: 'pet', zip: '78701' })).values
    handle = String(quote)
    const answers = [
      { question: 'pet', answer: { choice: 'DOG_MEDIUM' } },
      ...(isFinished ? [{ question: 'dob', answer: { month: 5, day: 2, year: 2023 } }] : []),
    ]
    await assistant.use('answer_questions', { quote, answers })
    if (isFinished) await assistant.use('get_quotes', { quote })
  }
})
afterAll(async () => {
  await database.close()
  await service.close()
})

test('the funnel has quotes of assistants apart from those of visitors', async () => {
  const read = async () => {
    const { funnels } = await readFunnels(database.db, { lines: lines.all, since })
    return funnels.find(({ line }) => line === 'pet') ?? expect.fail('no funnel')
  }
  await expect
    .poll(async () => (await read()).byAssistants)
    .toMatchObject({ quote_start: 2, generate_lead: 1, quotes_load: 1 })
  const funnel = await read()
  expect(funnel.counts).toMatchObject({ quote_start: 1, generate_lead: 1, quotes_load: 0 })
  expect(funnel.steps.map(({ answers }) => answers)).toEqual([1, 1])
  const printed = funnelText({ starts: 1, funnels: [funnel], since })
  expect(printed).toContain('Pet: 1 began, 1 finished (100%)')
  expect(printed).toContain('Assistants, not in the above: 2 began, 1 finished (50%), 1 saw prices')
  expect(drawFunnel({ funnels: [funnel], since })).toContain('assistants: 2 began, 1 finished (50%)')
})

test('the report by partner has them in a row of their own', async () => {
  const rows = await readSales(database.db, { by: 'partner', since })
  expect(rows).toMatchObject([{ name: 'an assistant', begun: 2, finished: 1 }])
})

test('nothing is kept or logged of who the assistant was, or of what it said', async () => {
  const rows = await database.db.selectFrom('visit_event').selectAll().execute()
  const marks = [handle, ...handle.split('.'), 'DOG_MEDIUM', '78701']
  const kept = JSON.stringify(rows)
  expect(rows.length).toBeGreaterThan(5)
  for (const mark of marks) {
    expect(kept).not.toContain(mark)
    expect(service.logged.join('')).not.toContain(mark)
  }
})
