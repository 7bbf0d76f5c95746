import { expect, test } from 'vitest'
import { stateCodes } from '../../law/jurisdictions.ts'
import { insuranceLines } from '../../law/rule.ts'
import { lines } from '../../lines/index.ts'
import { walk } from '../../wizard/walk.ts'
import { questionsAhead } from './questions.ts'

/** What is asked of somebody who has given a ZIP code and nothing else. */
function askedIn(line: (typeof insuranceLines)[number], state: string) {
  const start = { type: line, zipCode: '00000', state }
  const journey = { line: lines.byName(line), answers: { start }, today: '2026-11-29' as const }
  return questionsAhead({ journey, walked: walk(journey) }, 'we')
}

test.each(insuranceLines)(
  'what %s asks ahead is known in every state, each list with what its items take',
  line => {
    for (const state of stateCodes) {
      const questions = askedIn(line, state)
      expect(questions.length, state).toBeGreaterThan(1)
      for (const { items = [] } of questions)
        for (const { question, answer } of items) expect(answer, `${state} ${question}`).toBeDefined()
    }
  },
)

test('follows the law of the state of the ZIP code', () => {
  const namesIn = (state: string) => askedIn('auto', state).map(({ question }) => question)
  expect(namesIn('MI')).toContain('injuryProtection')
  expect(namesIn('TX')).not.toContain('injuryProtection')
  expect(namesIn('CA')).not.toContain('credit')
  expect(namesIn('TX')).toContain('credit')
})
