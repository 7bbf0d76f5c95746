import { describe, expect, test } from 'vitest'
import type { CoveragePart } from '../../rating/coverage/coverage.ts'
import { differenceFrom, type SharedCoverage, sharedCoverage } from './shared-coverage.ts'

const pet = (reimbursement: number, deductible: number, limit?: number): readonly CoveragePart[] => [
  { kind: 'reimbursement', amounts: [reimbursement] },
  { kind: 'deductible', amounts: [deductible] },
  limit === undefined
    ? { kind: 'yearlyLimit', isUnlimited: true }
    : { kind: 'yearlyLimit', amounts: [limit] },
]
const usual = pet(80, 500, 10_000)

/** The kinds of the parts by how they differ. */
function differencesFrom(shared: SharedCoverage, parts: readonly CoveragePart[], isNarrow = false) {
  const by = Map.groupBy(parts, part => differenceFrom(shared, part, isNarrow))
  const kinds = (how: 'less' | 'more' | 'other') => by.get(how)?.map(({ kind }) => kind) ?? []
  return { less: kinds('less'), more: kinds('more'), other: kinds('other') }
}

describe('the coverage that offers share', () => {
  test('is all of it where all are alike', () => {
    const shared = sharedCoverage([usual, usual])
    expect(shared).toEqual({ parts: usual, isOfAll: true })
    expect(differencesFrom(shared, usual)).toEqual({ less: [], more: [], other: [] })
  })

  test('is each part that most have, and the others stand apart as less or more', () => {
    const shared = sharedCoverage([usual, usual, pet(70, 250, 5_000)])
    expect(shared).toEqual({ parts: usual, isOfAll: false })
    expect(differencesFrom(shared, pet(70, 250))).toEqual({
      less: ['reimbursement'],
      more: ['deductible', 'yearlyLimit'],
      other: [],
    })
  })

  test('is the same whoever wrote it', () => {
    const written = usual.map(part => ({ ...part, text: 'as this insurer puts it' }))
    expect(sharedCoverage([usual, written]).isOfAll).toBe(true)
  })

  test('a higher deductible is less coverage', () => {
    expect(differencesFrom(sharedCoverage([usual, usual]), pet(80, 750, 10_000)).less).toEqual(['deductible'])
  })

  test('a narrow plan covers less by what it names; any other extra is neither less nor more', () => {
    const shared = sharedCoverage([usual, usual])
    const accidents = { kind: 'accidentsOnly' } as const
    const dental = { kind: 'other', label: 'dental included', text: 'Dental included' } as const
    expect(differencesFrom(shared, [accidents, ...usual], true).less).toEqual(['accidentsOnly'])
    expect(differencesFrom(shared, [dental, ...usual]).other).toEqual(['other'])
  })

  test('a roof at its actual cash value is less', () => {
    const shared = sharedCoverage([usual, usual])
    expect(differencesFrom(shared, [...usual, { kind: 'roofCashValue' }]).less).toEqual(['roofCashValue'])
  })

  test('is nothing where no part is common, and then nothing is less or more', () => {
    const shared = sharedCoverage(
      [90, 80, 70].map(share => [{ kind: 'reimbursement', amounts: [share] } as const]),
    )
    expect(shared).toEqual({ parts: [], isOfAll: false })
    expect(differencesFrom(shared, [{ kind: 'reimbursement', amounts: [70] }]).other).toEqual([
      'reimbursement',
    ])
  })

  test('is nothing without offers', () => {
    expect(sharedCoverage([])).toEqual({ parts: [], isOfAll: true })
  })
})
