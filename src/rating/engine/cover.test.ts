import { expect, it } from 'vitest'
import { loadWorked, onlyPlan, workedInputs } from '../testing.ts'

const { cover } = onlyPlan(
  loadWorked({
    document: {
      present: {
        coverageText: '{personalProperty} belongings / {propertyType}',
        instead: [
          { id: 'dog', when: ['eq', 'animal', 'DOG'], text: '{deductible} deductible' },
          { id: 'theft', when: ['eq', 'losses', 'ONE_THEFT'], text: 'After a theft' },
        ],
      },
    },
  }),
)

it('says what is covered, with the values that it names, money as money', () => {
  expect(cover({ ...workedInputs, animal: 'NONE', losses: 'NONE' })).toEqual({
    key: expect.stringMatching(/^worked\/renters#coverageText:/),
    values: { personalProperty: { dollars: 20_000 }, propertyType: 'APT_LARGE' },
  })
})

it('uses the first text whose condition fits the risk', () => {
  expect(cover(workedInputs)).toEqual({
    key: expect.stringMatching(/^worked\/renters#instead\.dog:/),
    values: { deductible: { dollars: 500 } },
  })
  expect(cover({ ...workedInputs, animal: 'NONE' })).toEqual({
    key: expect.stringMatching(/^worked\/renters#instead\.theft:/),
  })
})
