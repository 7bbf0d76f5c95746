import { expect, test } from 'vitest'
import { hardest, readingGrade } from './reading-grade.ts'

test.each([
  ['The cat sat on the mat.', -1.4],
  ['Insurers check your driving record before they issue a policy.', 9.6],
  ['You pay $500 and the insurer pays the rest, up to your limits.', 4],
  ['Next', null],
])('%s is of grade %s', (text, grade) => expect(readingGrade([text])).toBe(grade))

test('the hardest sentences come first, each once, and labels not at all', () => {
  const easy = 'You can go on from here.'
  const hard = 'Comprehensive automobile insurance reimburses policyholders considerably.'
  expect(hardest([easy, `${hard} ${easy}`, 'Deductible'], 5).map(({ sentence }) => sentence)).toEqual([
    hard,
    easy,
  ])
})
