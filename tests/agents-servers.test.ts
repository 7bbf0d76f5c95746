import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { assistantAt } from './support/assistant.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { demoCarriers, run } from './support/service.ts'

// An assistant whose calls reach two servers in turn: each remembers what it saved itself, which need not be the newest.

const pet = { question: 'pet', answer: { choice: 'DOG_MEDIUM' } }
const carriers = demoCarriers().slice(0, 12)
const born = { question: 'dob', answer: { month: 5, day: 2, year: 2023 } }

test('What one server has saved holds on the other, which remembers the quote without it', async () => {
  const env = {
    DATABASE_URL: await freshDatabaseUrl(),
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  const first = await run({ env, carriers })
  const second = await run({ env, carriers })
  try {
    const [one, other] = [await assistantAt(first.origin), await assistantAt(second.origin)]
    const { quote } = (await one.use('start_quote', { line: 'pet', zip: '78701' })).values
    await other.use('answer_questions', { quote, answers: [pet] })
    // The first server remembers no pet.
    const next = await one.use('answer_questions', { quote, answers: [born] })
    expect(next.values).toMatchObject({ taken: ['dob'], refused: [], not_asked: [], is_complete: true })

    const begunAgain = (await one.use('start_quote', { line: 'pet', zip: '78701' })).values.quote
    await one.use('answer_questions', { quote: begunAgain, answers: [pet] })
    await other.use('answer_questions', { quote: begunAgain, answers: [born] })
    // It remembers no day of birth, and the same answer again saves nothing.
    const same = await one.use('answer_questions', { quote: begunAgain, answers: [pet] })
    expect(same.values).toMatchObject({ taken: ['pet'], is_complete: true })

    await other.use('erase_quote', { quote })
    expect(await one.refused('answer_questions', { quote, answers: [born] })).toMatch(
      /^There is no such quote/,
    )
  } finally {
    await Promise.all([first.close(), second.close()])
  }
})
