import { expect, it } from 'vitest'
import type { State } from '../../src/law/jurisdictions.ts'
import { pet } from '../../src/lines/pet.ts'
import type { PetAnswers } from '../../src/risk/pet.ts'
import {
  annualLimits,
  type BreedGroup,
  petDeductibles,
  petPlans,
  reimbursements,
  type Territory,
} from '../../src/risk/words.ts'
import { english } from '../../src/sentences/english.ts'
import { expectAnswers, expectRepeatable, expectRising, expectSum } from './expectations.ts'
import type { RatedLine } from './rated-line.ts'
import { answersTo } from './samples/choices.ts'
import { termPrice } from './samples/sample.ts'
import { bornWeeksAgo, petIn, petOf } from './samples/sample-pet.ts'

/** The tests that every carrier with prices of pet health has to pass. */
export function describePet(rated: RatedLine): void {
  const { carrier, states, offerOf, priceOf } = rated
  const riskOf = (state: State, [breed, months]: Pet, territory?: Territory) =>
    petIn({ state, answers: petOf(breed, months), ...(territory ? { territory } : {}) })
  const offer = (...sample: Parameters<typeof riskOf>) => offerOf(riskOf(...sample))
  const price = (...sample: Parameters<typeof riskOf>) => priceOf(riskOf(...sample))
  /** The ages that the carrier accepts; its rules are the same in every state. */
  const taken = ages.filter(
    months => offer(states[0] ?? 'TX', ['DOG_LARGE', months]).kind === 'quoted' && months >= 12,
  )
  const usual = taken[Math.floor(taken.length / 2)] ?? Number.NaN

  it('prices a pet of every breed group and of some years of age, by the month', () => {
    expect(taken.length).toBeGreaterThan(5)
    for (const state of states)
      for (const breed of everyBreedGroup)
        for (const months of taken)
          expect(offer(state, [breed, months]), `${state} ${breed} ${months}`).toMatchObject({
            kind: 'quoted',
            period: 'month',
          })
  })

  it('has an answer for a pet of every breed group and every age in every state (spec 2.3.0.5)', () => {
    const pets = everyBreedGroup.flatMap(breed => ages.map(months => [breed, months] as const))
    const risks = states.flatMap(state => pets.map(pet => riskOf(state, pet)))
    expectAnswers(rated, risks)
  })

  it('never quotes a pet under six weeks', () => {
    for (const weeks of [0, 1, 5]) {
      const answers = { dob: bornWeeksAgo(weeks) }
      for (const state of states)
        expect(['declined', 'referred']).toContain(offerOf(petIn({ state, answers })).kind)
    }
  })

  it('never charges less for an older pet, from its first birthday on', () => {
    for (const state of states)
      for (const breed of everyBreedGroup) {
        const prices = taken.map(months => price(state, [breed, months]))
        expectRising(prices, { where: `${state} ${breed}`, steps: 4 })
      }
  })

  it('charges more for a larger dog, most for a flat-faced one, and more for a pedigree cat', () => {
    const dogs = ['DOG_SMALL', 'DOG_MEDIUM', 'DOG_LARGE', 'DOG_GIANT', 'DOG_FLAT'] as const
    const cats = ['CAT_MIXED', 'CAT_PEDIGREE'] as const
    for (const state of states)
      for (const breeds of [dogs, cats]) {
        const prices = breeds.map(breed => price(state, [breed, usual]))
        expectRising(prices, { where: state, steps: breeds.length })
      }
  })

  it('charges less for a cat than for a dog', () => {
    for (const state of states)
      expect(price(state, ['CAT_MIXED', usual]), state).toBeLessThan(
        price(state, ['DOG_MEDIUM', usual]) ?? Number.NaN,
      )
  })

  it('never charges less for a plan that pays more', () => {
    const rising = [
      petPlans.map(choice => ({ plan: { choice } })),
      petDeductibles.toReversed().map(choice => ({ deductible: { choice } })),
      reimbursements.map(choice => ({ reimbursement: { choice } })),
      annualLimits.map(choice => ({ annualLimit: { choice } })),
    ]
    for (const state of states)
      for (const covers of rising) {
        const prices = covers.map(answers =>
          priceOf(petIn({ state, answers: { ...petOf('DOG_LARGE', usual), ...answers } })),
        )
        expectRising(prices, { where: state, steps: 1 })
      }
  })

  it('charges most in the city and least in the country', () => {
    for (const state of states) {
      const prices = (['T1', 'T2', 'T3', 'T4', 'T5'] as const).map(territory =>
        price(state, ['DOG_LARGE', usual], territory),
      )
      expectRising(prices, { where: state, steps: 5 })
    }
  })

  it('gives an estimate for a pet of unknown age, and says what it assumed (spec 4.2.4)', () => {
    for (const state of states) {
      const passed = offerOf(petIn({ state, answers: { dob: null } }))
      const adult = offer(state, ['DOG_MEDIUM', 48])
      expect(termPrice(passed), state).toBe(termPrice(adult))
      if (passed.kind !== 'quoted' || adult.kind !== 'quoted') continue
      expect([passed.estimated, adult.estimated]).toEqual([true, false])
      expect(passed.assumed).toEqual([...adult.assumed, { text: english['assumed.petAge'] }])
    }
  })

  it('makes a bill whose parts sum to the total', () => {
    for (const state of states) expectSum(offer(state, ['DOG_LARGE', usual]))
  })

  it('gives the same quote number for the same quote, and the last day it holds', () => {
    for (const state of states)
      expectRepeatable(() => offer(state, ['DOG_LARGE', usual]), `${carrier.id}/pet/${state}`)
  })

  it('says what is covered: the share that the insurer pays back, the deductible and the limit of a year', () => {
    for (const state of states)
      expect(offer(state, ['DOG_LARGE', usual]), state).toMatchObject({
        coverage: {
          line: expect.stringMatching(
            /^(Accidents only \/ )?\d\d% back \/ \$\d+ deductible \/ (\$[\d,]+ a year|no annual limit)$/,
          ),
        },
      })
  })
}

type Pet = readonly [breed: BreedGroup, months: number]

/** Every age that the wizard accepts, in months, halfway between two birthdays. */
export const ages: readonly number[] = Array.from({ length: 26 }, (_, years) => years * 12 + 6)

/** Every choice of the line's first question. */
export const everyBreedGroup = answersTo<PetAnswers>(pet, 'pet').flatMap(({ pet }) => pet?.choice ?? [])
