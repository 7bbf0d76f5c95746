import { describe, expect, test } from 'vitest'
import { quoted } from '../../../../tests/support/panel.ts'
import { alike } from '../../../language/texts.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import { type ExactingQuestion, exactness } from './exactness.ts'

const assuming = (...assumed: readonly Sentence[]) => ({ outcome: { ...quoted('9.00'), assumed } })
const open = (name: string) => ({
  route: `/quote/auto/${name}`,
  label: alike(name),
  question: alike(`${name}?`),
})
const record: ExactingQuestion = { ...open('record'), name: 'record', reason: { en: 'Because.' } }
const drives: ExactingQuestion = { ...open('carDrivers'), name: 'carDrivers', reason: { en: 'Some ask.' } }
const questions = new Map([
  ['record', open('record')],
  ['credit', open('credit')],
  ['carDrivers', open('carDrivers')],
])

const none: ReadonlySet<string> = new Set()

describe('what would make prices exact', () => {
  test('is each question behind an assumption, once, and what is asked without one', () => {
    const offers = [
      assuming({ key: 'assumed.drivingRecord' }, { key: 'assumed.autoCover' }),
      assuming({ key: 'assumed.drivingRecord' }, { key: 'assumed.creditNotGiven' }),
      { outcome: null },
    ]
    expect(exactness({ offers, questions, answered: none, exacting: [record, drives] })).toEqual({
      open: [
        { ...open('record'), assumed: [{ key: 'assumed.drivingRecord' }] },
        { ...open('credit'), assumed: [{ key: 'assumed.creditNotGiven' }] },
        { ...open('carDrivers'), reason: { en: 'Some ask.' } },
      ],
      answers: [],
      assumptions: [{ key: 'assumed.autoCover' }],
    })
  })

  test('is no question whose answer would take the place of what no price assumes', () => {
    const offers = [assuming({ key: 'assumed.autoCover' })]
    const { open: asked } = exactness({ offers, questions, answered: none, exacting: [record, drives] })
    expect(asked.map(({ label }) => label.en)).toEqual(['carDrivers'])
  })

  test('is the question that leads to another where that is not asked yet', () => {
    const offers = [assuming({ key: 'assumed.yearBuilt' }, { key: 'assumed.homeCondition' })]
    const names = (...asked: readonly string[]) => {
      const questions = new Map(asked.map(name => [name, open(name)]))
      return exactness({ offers, questions, answered: none, exacting: [] })
    }
    expect(names('yearBuilt').open.map(({ label }) => label.en)).toEqual(['yearBuilt'])
    expect(names('yearBuilt').assumptions).toEqual([])
    expect(names('yearBuilt', 'updates').open.map(({ label }) => label.en)).toEqual(['yearBuilt', 'updates'])
    expect(names().assumptions).toHaveLength(2)
  })

  test('does not ask again for an answer that would not replace the assumption', () => {
    const offers = [assuming({ key: 'assumed.homeCondition' })]
    const questions = new Map([['yearBuilt', open('yearBuilt')]])
    const asked = (...answered: readonly string[]) =>
      exactness({ offers, questions, answered: new Set(answered), exacting: [] })
    expect(asked().open).toHaveLength(1)
    expect(asked('yearBuilt').open).toEqual([])
    expect(asked('yearBuilt').assumptions).toEqual([{ key: 'assumed.homeCondition' }])
  })

  test('leaves out what a cover excludes, and what only says where a price is from', () => {
    const offers = [assuming({ key: 'assumed.noFlood' }, { key: 'estimate.standsIn' })]
    const { assumptions } = exactness({ offers, questions: new Map(), answered: none, exacting: [] })
    expect(assumptions).toEqual([])
  })

  test('names what was answered, and asks again only for what is still assumed', () => {
    const answer = { ...open('carDrivers'), answer: alike('Ann: Camry') }
    const { open: left, answers } = exactness({
      offers: [assuming({ key: 'assumed.recentIncidents' })],
      ...{ questions, answered: new Set(['record', 'carDrivers']) },
      exacting: [
        { ...record, answer: { ...open('record'), answer: alike('Ann: ticket') } },
        { ...drives, answer },
      ],
    })
    expect(left.map(({ label }) => label.en)).toEqual(['record'])
    expect(answers).toHaveLength(2)
  })
})
