import { expect, test } from 'vitest'
import { factNames } from './fact-names.ts'
import { ordinary, takenFacts } from './people.ts'

test('every fact of every line has a name in both languages, and no other has', () => {
  const facts = Object.values(ordinary).flatMap(of => Object.keys(of))
  const all = new Set([...facts, ...Object.values(takenFacts).flat()])
  expect(Object.keys(factNames).toSorted()).toEqual([...all].toSorted())
})
