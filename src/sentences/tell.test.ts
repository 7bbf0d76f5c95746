import { describe, expect, test } from 'vitest'
import type { FolderKey } from '../rating/plan/folder-sentence.ts'
import { english } from './english.ts'
import type { Sentence } from './sentence.ts'
import type { Catalog } from './sentences.ts'
import { tellBy } from './tell.ts'

const words = new Map([['dddd', { en: 'Write {name} on it.', es: 'Escriba {name} en él.' }]])

describe('a sentence', () => {
  const tell = tellBy(words)

  test('of this house has the words of its key, with its values', () => {
    expect(tell({ key: 'assumed.credit' })).toBe('Your credit is good, but not excellent.')
    expect(tell({ key: 'unavailable.heardEnough', values: { risks: 10 } })).toBe(
      'I’ve asked this insurer ten times today. I can ask again tomorrow.',
    )
  })

  test('of a folder keeps the words that it was made with', () => {
    const key = 'bramble/auto#notes.name:dddd'
    expect(tell({ key })).toBe('Write {name} on it.')
    expect(tellBy(words, { speech: 'es' })({ key })).toBe('Escriba {name} en él.')
  })

  test('from a carrier stays as it came', () => {
    expect(tell({ text: 'Two losses, {really}.' })).toBe('Two losses, {really}.')
  })
})

test('is told by a company without a butler as it speaks, its values included', () => {
  const tell = tellBy(words, { speech: 'we' })
  expect(tell({ key: 'unavailable.heardEnough', values: { risks: 10, insurer: 'Old Pelican' } })).toBe(
    'We’ve asked Old Pelican ten times today. We can ask again tomorrow.',
  )
  expect(tell({ key: 'effect.counts', values: { all: 3, fell: 1, rose: 0 } })).toBe(
    'Of the 3 insurers whose rates we have, 1 got cheaper.',
  )
  expect(tell({ key: 'assumed.credit' })).toBe('Your credit is good, but not excellent.')
})

test.each<[string, string]>([
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
    'Your credit is good, but not excellent.',
  ]
  // @ts-expect-error Another language has every sentence.
  const shorter: Catalog = { 'assumed.credit': 'Su crédito es normal.' }
  expect([sentences.length, Object.keys(shorter).length]).toEqual([4, 1])
  expect(Object.keys(english satisfies Catalog).length).toBeGreaterThan(30)
})
