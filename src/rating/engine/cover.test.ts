import { expect, it } from 'vitest'
import { loadWorked, onlyPlan, workedInputs } from '../testing.ts'
import { coverOf } from './cover.ts'

const { plan } = onlyPlan(
  loadWorked({
    document: {
      present: {
        coverageText: '{personalProperty} belongings / {propertyType}',
        instead: [
          { when: ['eq', 'animal', 'DOG'], text: '{deductible} deductible' },
          { when: ['eq', 'losses', 'ONE_THEFT'], text: 'After a theft' },
        ],
      },
    },
  }),
)

it('says what is covered, money as money', () => {
  expect(coverOf(plan, { ...workedInputs, animal: 'NONE', losses: 'NONE' })).toBe(
    '$20,000 belongings / APT_LARGE',
  )
})

it('says it with the first text that is meant for such a risk', () => {
  expect(coverOf(plan, workedInputs)).toBe('$500 deductible')
  expect(coverOf(plan, { ...workedInputs, animal: 'NONE' })).toBe('After a theft')
})
