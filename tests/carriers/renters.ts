import { expect, it } from 'vitest'
import type { State } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import { renters } from '../../src/lines/renters.ts'
import type { RentersAnswers } from '../../src/risk/renters.ts'
import type { Territory } from '../../src/risk/words.ts'
import { expectAnswers, expectRepeatable, expectRising, expectSum } from './expectations.ts'
import type { RatedLine } from './rated-line.ts'
import { answersTo } from './samples/choices.ts'
import { today } from './samples/sample.ts'
import { rentersIn } from './samples/sample-renters.ts'

/** The tests that every carrier with renters prices has to pass. */
export function describeRenters(rated: RatedLine): void {
  const { carrier, states, offerOf, priceOf } = rated
  const riskOf = (state: State, answers: Partial<RentersAnswers> = {}, territory?: Territory) =>
    rentersIn({ state, answers, ...(territory ? { territory } : {}) })
  const offer = (...sample: Parameters<typeof riskOf>) => offerOf(riskOf(...sample))
  const price = (...sample: Parameters<typeof riskOf>) => priceOf(riskOf(...sample))
  /** Prices of homes that differ by one choice, without those that are turned away. */
  const along = (name: Question, state: State) =>
    everyAnswer(name).flatMap(answers => price(state, { ...dear, ...answers }) ?? [])

  it('prices an ordinary home in every state it writes', () => {
    for (const state of states) expect(offer(state), state).toMatchObject({ kind: 'quoted', period: 'month' })
  })

  it.each(questions)('has an answer to every choice of "%s" in every state (spec 2.3.0.5)', name => {
    const risks = states.flatMap(state => everyAnswer(name).map(answers => riskOf(state, answers)))
    expectAnswers(rated, risks)
  })

  it.each(['property', 'liability'] as const)('never asks less for more %s', name => {
    for (const state of states) expectRising(along(name, state), { where: state, steps: 3 })
  })

  it('never charges more for a higher deductible', () => {
    for (const state of states)
      expectRising(along('deductible', state).toReversed(), { where: state, steps: 3 })
  })

  it('charges most in the city and least in the country', () => {
    for (const state of states) {
      const prices = (['T1', 'T2', 'T3', 'T4', 'T5'] as const).map(territory => price(state, {}, territory))
      expectRising(prices, { where: state, steps: 3 })
    }
  })

  it('insures valuables for $1 to $2 a year for each $100 of jewelry, or asks as much as without them', () => {
    for (const state of states) {
      const valuables = { jewelry: 10_000 }
      const outcome = offer(state, { valuables })
      const said = outcome.kind === 'quoted' ? JSON.stringify(outcome) : ''
      const more = Number(price(state, { valuables })) - Number(price(state))
      if (said.includes('doesn’t reflect your scheduled jewelry')) expect(more, state).toBe(0)
      else {
        expect(more, state).toBeGreaterThan(100)
        expect(more, state).toBeLessThan(210)
      }
    }
  })

  it('charges no less after a loss, and no more for a protected home', () => {
    for (const state of states) {
      const plain = price(state, { protections: { choices: ['NONE'] } }) ?? 0
      expect(price(state, { protections: { choices: ['SPRINKLER', 'GATED'] } }), state).toBeLessThanOrEqual(
        plain,
      )
      const theft = price(state, { losses: { choice: 'ONE_THEFT' } })
      expect(theft, state).toBeGreaterThan(price(state) ?? 0)
    }
  })

  it.runIf(states.some(code => !mayRateBreed(code)))(
    'keeps the breed of a dog out of the price where the state says so',
    () => {
      for (const state of states.filter(code => !mayRateBreed(code))) {
        const dog = offer(state, { animal: { choice: 'DOG' } })
        expect(offer(state, { animal: { choice: 'DOG_LISTED' } }), state).toEqual(dog)
      }
    },
  )

  it('gives an estimate when a skipped question moves the price, and says what it assumed (spec 4.2.4)', () => {
    for (const state of states) {
      const born = (year: number) => ({ ...dear, dob: { month: 1, day: 1, year } })
      const [young, old] = [1950, 2005].map(year => price(state, born(year)))
      const passed = offer(state, { ...dear, dob: null })
      expect(passed, state).toMatchObject({ kind: 'quoted', estimated: young !== old })
      const assumed = passed.kind === 'quoted' ? passed.assumed : []
      const sentence = { text: 'You’re between 25 and 49 years old.' }
      if (young !== old) expect(assumed, state).toContainEqual(sentence)
      else expect(assumed, state).not.toContainEqual(sentence)
    }
  })

  it('makes a bill whose parts sum to the total', () => {
    for (const state of states) expectSum(offer(state))
  })

  it('gives the same quote number for the same quote, and the last day it holds', () => {
    for (const state of states) expectRepeatable(() => offer(state), `${carrier.id}/renters/${state}`)
  })

  it('says what is covered: belongings, liability and the deductible', () => {
    for (const state of states)
      expect(offer(state), state).toMatchObject({
        coverage: { line: '$30,000 belongings / $100,000 liability / $500 deductible' },
      })
  })
}

/** A home expensive enough that no minimum premium hides the effect of its factors. */
const dear: Partial<RentersAnswers> = { property: { choice: '100000' } }

type Question = 'home' | 'protections' | 'animal' | 'property' | 'liability' | 'deductible' | 'losses'

const questions: readonly Question[] = [
  'home',
  'protections',
  'animal',
  'property',
  'liability',
  'deductible',
  'losses',
]

function everyAnswer(name: Question): readonly Partial<RentersAnswers>[] {
  return answersTo<RentersAnswers>(renters, name)
}

function mayRateBreed(state: State): boolean {
  return mayRate({ line: 'renters', state, factor: 'dogBreed', on: today })
}
