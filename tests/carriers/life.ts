import { expect, it } from 'vitest'
import type { State } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import { life } from '../../src/lines/life.ts'
import type { HealthAnswer, LifeAnswers, LifeCover } from '../../src/risk/life.ts'
import { type Sex, terms } from '../../src/risk/words.ts'
import { english } from '../../src/sentences/english.ts'
import { expectAnswers, expectLines, expectRepeatable, expectRising, expectShares } from './expectations.ts'
import type { RatedLine } from './rated-line.ts'
import { answersTo } from './samples/choices.ts'
import { termPrice, today } from './samples/sample.ts'
import { aged, built, lifeIn } from './samples/sample-life.ts'

/** The tests that every carrier with prices of term life has to pass. */
export function describeLife(rated: RatedLine): void {
  const { carrier, states, offerOf, priceOf } = rated
  const riskOf = (state: State, answers: Partial<LifeAnswers> = {}) => lifeIn({ state, answers })
  const offer = (...sample: Parameters<typeof riskOf>) => offerOf(riskOf(...sample))
  const price = (...sample: Parameters<typeof riskOf>) => priceOf(riskOf(...sample))
  /** Prices of people who differ by one answer, without those that are turned away. */
  const along = (state: State, people: readonly Partial<LifeAnswers>[]) =>
    people.flatMap(answers => price(state, answers) ?? [])

  it('prices an ordinary life in every state it writes', () => {
    for (const state of states) expect(offer(state), state).toMatchObject({ kind: 'quoted', period: 'month' })
  })

  it.each(Object.entries(everyAnswer))(
    'has an answer to every choice of "%s" at every age in every state (spec 2.3.0.5)',
    (_, choices) => {
      const people = [18, 40, 51, 58, 64, 70, 75].flatMap(age =>
        choices.map(answers => ({ ...aged(age), ...answers })),
      )
      const risks = states.flatMap(state => people.map(answers => riskOf(state, answers)))
      expectAnswers(rated, risks)
    },
  )

  it('never charges somebody older less', () => {
    const people = (['F', 'M'] as const).flatMap(sex =>
      everyCover.map(choice => ages.map(age => ({ ...aged(age), ...coverOf(choice), sex: { choice: sex } }))),
    )
    for (const state of states)
      for (const prices of people.map(older => along(state, older)).filter(({ length }) => length > 0))
        expectRising(prices, { where: state, steps: 20 })
  })

  it('sells 10, 20 and 30 years at 40, and any other term too or names those that it sells', () => {
    for (const state of states) {
      const offers = everyTerm.map(cover => offer(state, { ...aged(40), ...cover }))
      const sold = terms.filter((_, at) => offers[at]?.kind === 'quoted')
      expect(sold, state).toEqual(expect.arrayContaining(['10', '20', '30']))
      const message = `${sold.slice(0, -1).join(', ')} and ${sold.at(-1)} years`
      for (const other of offers.filter(({ kind }) => kind !== 'quoted'))
        expect(other, state).toMatchObject({
          kind: 'declined',
          code: 'term',
          message: { text: expect.stringContaining(message) },
        })
    }
  })

  it('charges more for a larger sum and for a longer term', () => {
    const sums = (['100000:20', '250000:20', '500000:20', '1000000:20'] as const).map(coverOf)
    for (const state of states)
      for (const age of [25, 40, 50])
        for (const covers of [sums, everyTerm]) {
          const prices = along(
            state,
            covers.map(cover => ({ ...cover, ...aged(age) })),
          )
          // Not every carrier sells terms of 15 and 25 years.
          expectRising(prices, { where: `${state} ${age}`, steps: Math.max(prices.length, 3) })
        }
  })

  it('never charges less in a worse class, by build or by answers', () => {
    const builds = [23, 30, 32, 36, 39, 43].map(built)
    const answers = (['NONE', 'BP', 'APNEA', 'DUI', 'DIABETES', 'HEART'] as const).map(answering)
    for (const state of states)
      for (const people of [builds, answers]) {
        const prices = along(state, people)
        expectRising(prices, { where: state, steps: Math.max(prices.length, 3) })
      }
  })

  it('charges those who smoke, or quit lately, more', () => {
    const people = (['NONE', 'TOBACCO_QUIT', 'TOBACCO_QUIT_LATELY', 'TOBACCO_NOW'] as const).map(answering)
    for (const state of states)
      for (const age of [20, 40, 58]) {
        const [never = 0, quit = 0, lately = 0, now = 0] = along(
          state,
          people.map(person => ({ ...person, ...aged(age) })),
        )
        const told = `${state} ${age}: ${never} ${quit} ${lately} ${now}`
        expect(quit > never && lately > quit && now > 1.8 * never, told).toBe(true)
      }
  })

  it('charges women less than men, and both the same where sex may not be rated', () => {
    const of = (state: State, choice: Sex) => offer(state, { ...aged(45), sex: { choice } })
    const free = states.filter(state => mayRate({ line: 'life', state, factor: 'gender', on: today }))
    for (const state of free)
      expect(Number(termPrice(of(state, 'F'))), state).toBeLessThan(Number(termPrice(of(state, 'M'))))
    for (const state of states.filter(state => !free.includes(state))) {
      expect(of(state, 'F'), state).toEqual(of(state, 'M'))
      expect(of(state, 'F'), state).toMatchObject({
        notes: [{ text: expect.stringMatching(/women and men/) }],
      })
    }
  })

  it('speaks with people who fly, dive or climb before it names a price', () => {
    for (const state of states)
      expect(offer(state, answering('RISKY')), state).toMatchObject({
        kind: 'referred',
        phone: carrier.phone,
      })
  })

  it('insures nobody below an index of 16 or above 44 at a price', () => {
    for (const state of states)
      for (const bmi of [10, 15.8, 44.3, 60]) expect(price(state, built(bmi)), `${state} ${bmi}`).toBeNull()
  })

  it('makes a bill whose parts sum to the year, and months that are 0.0875 of it', () => {
    for (const state of states) {
      expectLines(offer(state))
      expectShares(offer(state), 0.0875)
    }
  })

  it('says what it assumed, and calls nothing an estimate: nobody can skip a question', () => {
    for (const state of states)
      expect(offer(state), state).toMatchObject({
        estimated: false,
        assumed: [{ text: english['assumed.lifeHistory'] }, { text: english['assumed.healthClass'] }],
      })
  })

  it('gives the same quote number for the same quote, and the last day it holds', () => {
    for (const state of states) expectRepeatable(() => offer(state), `${carrier.id}/life/${state}`)
  })

  it('says what is covered: the sum and the years', () => {
    for (const state of states)
      expect(offer(state), state).toMatchObject({ coverage: { line: '$500,000 / 20 years' } })
  })
}

/** Every age that the wizard accepts. */
export const ages: readonly number[] = Array.from({ length: 58 }, (_, index) => 18 + index)

const everyAnswer: Readonly<Record<string, readonly Partial<LifeAnswers>[]>> = {
  cover: answersTo<LifeAnswers>(life, 'cover'),
  sex: answersTo<LifeAnswers>(life, 'sex'),
  body: [10, 15, 17, 22, 30, 32, 36, 40, 43, 46, 90].map(built),
  health: answersTo<LifeAnswers>(life, 'health'),
}

/** Every choice of the first question. */
export const everyCover = answersTo<LifeAnswers>(life, 'cover').flatMap(({ cover }) => cover?.choice ?? [])

/** Half a million for every term, the shortest first. */
const everyTerm = terms.map(term => coverOf(`500000:${term}`))

/** Every choice of the question about health. */
export const everyHealthAnswer = answersTo<LifeAnswers>(life, 'health').flatMap(
  ({ health }) => health?.choices ?? [],
)

function coverOf(choice: LifeCover): Pick<LifeAnswers, 'cover'> {
  return { cover: { choice } }
}

function answering(choice: HealthAnswer): Pick<LifeAnswers, 'health'> {
  return { health: { choices: [choice] } }
}
