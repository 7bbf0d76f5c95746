import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Assistant, assistantAt } from './support/assistant.ts'
import { type Running, run } from './support/service.ts'

let running: Running
let assistant: Assistant

beforeAll(async () => {
  running = await run({ site: { agents: { keys: [] } } })
  assistant = await assistantAt(running.origin)
})
afterAll(() => running.close())

test('an assistant without a key gets a range, and a narrower one for more facts', async () => {
  const wide = (await assistant.use('estimate_price', { line: 'renters', zip: '77002' })).values
  const facts = { age: 34, home_type: 'APT_LARGE', belongings: 30_000, claims: 'NONE' }
  const narrow = (await assistant.use('estimate_price', { line: 'renters', zip: '77002', ...facts })).values
  const ratio = (of: typeof wide) => Number(of.high_cents) / Number(of.low_cents)
  expect(wide.estimated).toBe(true)
  expect(ratio(narrow)).toBeLessThan(ratio(wide))
})

test('what cannot be estimated is refused with what would be right', async () => {
  expect(await assistant.refused('estimate_price', { line: 'pet', zip: '00000' })).toContain('five digits')
  const foreign = { line: 'pet', zip: '77002', belongings: 30_000 }
  expect(await assistant.refused('estimate_price', foreign)).toContain('Its facts are pet, pet_age')
})

test('names the facts in the language of the person', async () => {
  const { values, text } = await assistant.use('estimate_price', {
    line: 'life',
    zip: '77002',
    language: 'es',
  })
  const assumed = values.assumed as readonly { readonly fact: string; readonly label: string }[]
  expect(assumed.find(({ fact }) => fact === 'age')?.label).toBe('edad')
  expect(text).toMatch(/Lo que más lo cambia: .*(?:tabaco|edad|monto)/)
  const english = await assistant.use('estimate_price', { line: 'life', zip: '77002' })
  expect(english.text).toContain('What moves it most: ')
})

test('is narrow for life insurance once age and tobacco are known, and says for which amount it is', async () => {
  const facts = { line: 'life', zip: '78701', age: 40, tobacco: 'no' }
  const { values, text } = await assistant.use('estimate_price', facts)
  expect(Number(values.high_cents) / Number(values.low_cents)).toBeLessThan(2)
  expect(text).toContain('It is for: coverage amount 500,000, length of the coverage 20.')
})
