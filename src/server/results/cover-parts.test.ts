import { describe, expect, test } from 'vitest'
import { coverParts, differenceFrom, type SharedCover, sharedCover, unlimited } from './cover-parts.ts'

const texts = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)

/** The texts of a line by how they differ. */
function differencesFrom(shared: SharedCover, line: string, isNarrow = false) {
  const by = Map.groupBy(coverParts(line), part => differenceFrom(shared, part, isNarrow))
  return {
    less: texts(by.get('less') ?? []),
    more: texts(by.get('more') ?? []),
    other: texts(by.get('other') ?? []),
  }
}

describe('the parts of a cover', () => {
  test.each([
    ['$500 deductible', 'deductible', 500],
    ['$10,000 a year', 'a year', 10_000],
    ['no yearly limit', 'a year', unlimited],
    ['80% back', 'back', 80],
    ['100/300/100', '', 500],
    ['UM 100/300', 'um', 400],
    ['$10,000 PIP', 'pip', 10_000],
    ['unlimited PIP', 'pip', unlimited],
    ['no PIP', 'pip', 0],
    ['Accidents only', 'accidents only', null],
    ['liability only', 'liability only', null],
    ['2% hurricane', 'hurricane', 2],
  ])('are a label and an amount: %s', (text, label, amount) => {
    expect(coverParts(text)).toEqual([{ text, label, amount }])
  })

  test('are separated in either form, and a comma within an amount separates nothing', () => {
    expect(texts(coverParts('$300,000 dwelling / $1,000 deductible'))).toEqual([
      '$300,000 dwelling',
      '$1,000 deductible',
    ])
    expect(texts(coverParts('100/300/100, no UM, $500 deductible'))).toEqual([
      '100/300/100',
      'no UM',
      '$500 deductible',
    ])
    expect(coverParts('')).toEqual([])
  })
})

describe('the cover that offers share', () => {
  const usual = '80% back / $500 deductible / $10,000 a year'

  test('is the whole line where all are alike', () => {
    const shared = sharedCover([usual, usual])
    expect(texts(shared.parts)).toEqual(['80% back', '$500 deductible', '$10,000 a year'])
    expect(shared.isOfAll).toBe(true)
    expect(differencesFrom(shared, usual)).toEqual({ less: [], more: [], other: [] })
  })

  test('is each part that most have, and the others stand apart as less or more', () => {
    const shared = sharedCover([usual, usual, '70% back / $250 deductible / $5,000 a year'])
    expect(shared.isOfAll).toBe(false)
    const differences = differencesFrom(shared, '70% back / $250 deductible / no yearly limit')
    expect(differences.less).toEqual(['70% back'])
    expect(differences.more).toEqual(['$250 deductible', 'no yearly limit'])
  })

  test('a higher deductible is less cover', () => {
    const shared = sharedCover([usual, usual, usual])
    expect(differencesFrom(shared, '80% back / $750 deductible / $10,000 a year').less).toEqual([
      '$750 deductible',
    ])
  })

  test('a narrow plan covers less by what it names; any other extra is neither less nor more', () => {
    const shared = sharedCover([usual, usual])
    expect(differencesFrom(shared, `Accidents only / ${usual}`, true).less).toEqual(['Accidents only'])
    expect(differencesFrom(shared, `Dental included / ${usual}`).other).toEqual(['Dental included'])
  })

  test('is nothing where no part is common, and then nothing is less or more', () => {
    const shared = sharedCover(['90% back', '80% back', '70% back'])
    expect(shared).toEqual({ parts: [], isOfAll: false })
    expect(differencesFrom(shared, '70% back').other).toEqual(['70% back'])
  })

  test('is nothing without offers', () => {
    expect(sharedCover([])).toEqual({ parts: [], isOfAll: true })
  })
})
