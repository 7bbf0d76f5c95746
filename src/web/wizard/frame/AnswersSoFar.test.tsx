import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AnswersSoFar } from './AnswersSoFar.tsx'

const answers = [
  {
    route: '/quote/auto/1',
    label: 'Insured now',
    question: 'Do you have car insurance right now?',
    answer: 'Yes',
  },
  { route: '/quote/auto/1g', label: 'Current limits', question: 'What are your limits?', answer: 'skipped' },
]

it('shows each answer so far with its question, including skipped ones', () => {
  const context = { go: async () => {}, query: '', quoteId: undefined }
  const text = renderToStaticMarkup(<AnswersSoFar answers={answers} {...context} />).replaceAll(
    /<[^>]*>/g,
    '',
  )
  expect(text).toContain('Insured now: Yes')
  expect(text).toContain('Current limits: skipped')
})
