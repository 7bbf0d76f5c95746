import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantAt, knownAnswers } from './support/assistant.ts'
import { pagesOf, personasDay, readPersonas } from './support/personas.ts'
import { type Running, run } from './support/service.ts'

let running: Running
beforeAll(async () => {
  running = await run({ site: { agents: { keys: [] } }, today: personasDay })
})
afterAll(() => running.close())

/** Words that no Spanish sentence has; the names of tools and insurers have none of them. */
const english =
  /\b(?:the|and|is|are|of|for|with|not|said|asked|only|once|open|taken|refused|assumed|chosen|changed|about|each|depends|call|page|person)\b/i

test('What an assistant of a Spanish speaker reads out is Spanish, whichever tool it uses', async () => {
  const assistant = await assistantAt(running.origin)
  const renter = readPersonas().find(({ file }) => file === 'renters.yaml') ?? expect.fail('no persona')
  const { zip } = renter
  const texts: string[] = []
  async function use(tool: string, args: object) {
    const { text, values } = await assistant.use(tool, args)
    texts.push(text)
    return values
  }
  await use('list_insurance', { line: 'renters', language: 'es' })
  await use('estimate_price', { line: 'auto', zip, language: 'es' })
  const { quote } = await use('start_quote', { line: 'renters', zip, language: 'es' })
  await use('answer_questions', {
    quote,
    answers: [
      { question: 'address', answer: {} },
      { question: 'liability', answer: { choice: '100000' } },
      { question: 'roof', answer: { choice: 'NONE' } },
    ],
    disclosure_shown: 'some version',
  })
  await use('answer_questions', { quote, answers: knownAnswers(pagesOf(renter)) })
  const { offers } = await use('get_quotes', { quote })
  const ids = (offers as readonly { offer: string; status: string }[])
    .filter(({ status }) => status === 'price')
    .map(({ offer }) => offer)
  await use('explain_price', { quote, offer: ids[0] })
  await use('compare_offers', { quote, offers: ids.slice(0, 2) })
  await use('adjust_coverage', { quote })
  await use('adjust_coverage', { quote, changes: { deductible: '1000', liability: 'NONE' } })
  await use('hand_over', { quote })
  // Beside our words: names of insurers, and of tools, questions and choices as an assistant passes them.
  const own = texts
    .join('\n')
    .replace(/^[^[\n]* \[[\w-]+\]/gm, '')
    .replace(/\{.*\}/g, '')
    .replace(/https?:\S+/g, '')
    .replace(/\b\w+_\w+\b/g, '')
  expect(own.split('\n').filter(line => english.test(line))).toEqual([])
  expect(own).toContain('Rechazado: ')
  expect(own).toContain('va primero')
  expect(own).toContain('Antes: ')
  expect(own).toContain('Los importes son los de ')
})
