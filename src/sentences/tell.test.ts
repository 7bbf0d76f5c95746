import { describe, expect, test } from 'vitest'
import type { FolderKey } from '../rating/plan/folder-sentence.ts'
import { type Catalog, english } from './english.ts'
import type { Sentence } from './sentence.ts'
import { tellBy } from './tell.ts'

const words = new Map([
  ['aaaa', '{personalProperty} belongings / {term} years'],
  ['bbbb', '{cover}'],
  ['dddd', 'Write {name} on it.'],
])

describe('a sentence', () => {
  const tell = tellBy(words)

  test('of this house has the words of its key, with its values', () => {
    expect(tell({ key: 'assumed.credit' })).toBe('Your credit is about average.')
    expect(tell({ key: 'unavailable.heardEnough', values: { risks: 10 } })).toBe(
      'I’ve asked this insurer ten times today. Tomorrow I may ask again.',
    )
    expect(
      tell({
        key: 'cover.homeowner',
        values: { dwelling: 400_000, deductible: 2_500, wind: { percent: 2, peril: 'hurricane' } },
      }),
    ).toBe('$400,000 dwelling / $2,500 deductible / 2% hurricane')
  })

  test('of a folder keeps the words that it was made with, money as money', () => {
    const values = { personalProperty: { dollars: 30_000 }, term: 20 }
    expect(tell({ key: 'bramble/renters#coverageText:aaaa', values })).toBe('$30,000 belongings / 20 years')
    const cover = {
      injury: [],
      injuryProtection: [10_000],
      property: [10_000],
      physicalDamage: 'COMP',
      deductibles: [1_000],
    } as const
    expect(tell({ key: 'bramble/auto#coverageText:bbbb', values: { cover } })).toBe(
      '$10,000 injury protection (PIP), $10,000 for damage you cause, comprehensive only for your own car, $1,000 deductible',
    )
    expect(tell({ key: 'bramble/auto#notes.name:dddd' })).toBe('Write {name} on it.')
  })

  test('from a carrier stays as it came', () => {
    expect(tell({ text: 'Two losses, {really}.' })).toBe('Two losses, {really}.')
  })
})

test.each<[string, string]>([
  ['coverageText', 'Ask this insurer what the price covers.'],
  ['instead.medical-only', 'Ask this insurer what the price covers.'],
  ['notes.condo', 'This insurer has a note about this price. Ask about it before you buy.'],
  ['fees.policy-fee', 'Other amount'],
  ['surcharges.ny-vehicle', 'Other amount'],
  ['decline.dui', 'This insurer declined.'],
  ['help.dui', 'Call this insurer to ask what would help.'],
  ['call.animal', 'This insurer would like to talk with you.'],
  ['phone', 'This insurer would like to talk with you.'],
  ['unavailable.sold-out', 'This insurer can’t give me a price.'],
])('missing words of %s are reported, and replaced by something general that is true', (place, general) => {
  const missing: FolderKey[] = []
  const key: FolderKey = `bramble/auto#${place}:cccc`
  expect(tellBy(words, { reportMissing: one => missing.push(one) })({ key })).toBe(general)
  expect(missing).toEqual([key])
})

test('the compiler knows every key, and the values that it takes', () => {
  const sentences: readonly Sentence[] = [
    // @ts-expect-error There is no such key.
    { key: 'assumed.nothing' },
    // @ts-expect-error It names a number of risks.
    { key: 'unavailable.heardEnough' },
    // @ts-expect-error A number is a number, and becomes text when we show it.
    { key: 'unavailable.heardEnough', values: { risks: 'ten' } },
    // @ts-expect-error Our own words are never stored as text.
    'Your credit is about average.',
  ]
  // @ts-expect-error Another language has every sentence.
  const shorter: Catalog = { 'assumed.credit': 'Su crédito es normal.' }
  expect([sentences.length, Object.keys(shorter).length]).toEqual([4, 1])
  expect(Object.keys(english satisfies Catalog).length).toBeGreaterThan(30)
})
