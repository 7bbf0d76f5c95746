import { expect, test } from 'vitest'
import { answerOf } from './covers.ts'

test('a form sends a choice as it is, or a whole answer as JSON', () => {
  expect(answerOf('500')).toEqual({ choice: '500' })
  expect(answerOf('{"cars":[{"car":"a","deductible":"500"}]}')).toEqual({
    cars: [{ car: 'a', deductible: '500' }],
  })
  // Whatever is no answer is left to the question to refuse.
  for (const value of ['{', undefined]) expect(answerOf(value)).toEqual({ choice: value })
})
