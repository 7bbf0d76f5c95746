import { expect, test } from 'vitest'
import { loadWorked, onlyPlan } from '../../../tests/rooms/rating.ts'

const chosen = [
  { kind: 'belongings', amounts: [20_000] },
  { kind: 'deductible', amounts: [500] },
] as const
const medical = { kind: 'medical', amounts: [5_000] } as const
const covers = (present: object) => onlyPlan(loadWorked({ document: { present } })).coverage(chosen)

test('a plan covers what was chosen', () => {
  expect(covers({})).toEqual(chosen)
})

test('a plan may have other parts in place of it, and more parts', () => {
  const fixed = [{ kind: 'belongings', amounts: [10_000] }]
  expect(covers({ adds: [medical] })).toEqual([...chosen, medical])
  expect(covers({ coverage: fixed, adds: [medical] })).toEqual([...fixed, medical])
})
