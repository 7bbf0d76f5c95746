import { describe, expect, it } from 'vitest'
import { exceptions } from '../../src/law/exceptions.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { law } from '../../src/law/law.ts'
import { type Factor, rulebook } from '../../src/law/rule.ts'
import type { AutoRisk } from '../../src/risk/auto.ts'
import type { RentersRisk } from '../../src/risk/renters.ts'
import type { Day } from '../../src/units/day.ts'
import { ann, autoIn, ben } from '../carriers/samples/sample-auto.ts'
import { rentersIn } from '../carriers/samples/sample-renters.ts'
import { house } from '../rooms/estimate.ts'
import { ban } from '../rooms/law.ts'

/** What a ban in one state from a day on changes, when only `law` states it. */

const state: State = 'OH'
const elsewhere = stateCodes.filter(other => other !== state)
const from = '2027-03-01'
const [before, after] = ['2027-02-28', from] as const satisfies readonly Day[]

type RatedRisk = AutoRisk | RentersRisk

const driven = (state: State, change: object): AutoRisk =>
  autoIn({ state, answers: { drivers: [{ driver: ann }, { driver: { ...ben, ...change } }] } })

/** A factor, and two answers about it that every state lets carriers tell apart unless it bans the factor. */
const factors: readonly (readonly [Factor, (state: State) => readonly [RatedRisk, RatedRisk]])[] = [
  [
    'credit',
    state => [
      autoIn({ state, answers: { credit: { choice: 'POOR' } } }),
      autoIn({ state, answers: { credit: { choice: 'EXCELLENT' } } }),
    ],
  ],
  ['gender', state => [driven(state, { gender: 'F' }), driven(state, { gender: 'M' })]],
  ['maritalStatus', state => [driven(state, { maritalStatus: 'S' }), driven(state, { maritalStatus: 'M' })]],
  [
    'homeOwnership',
    state => [
      autoIn({ state, answers: { ownership: { choice: 'RENT' } } }),
      autoIn({ state, answers: { ownership: { choice: 'OWN_HOUSE' } } }),
    ],
  ],
  [
    'dogBreed',
    state => [
      rentersIn({ state, answers: { animal: { choice: 'DOG' } } }),
      rentersIn({ state, answers: { animal: { choice: 'DOG_LISTED' } } }),
    ],
  ],
]

const usual = house(law)

describe.each(factors)('one row of law that bans %s in one state from a day on', (factor, of) => {
  const [{ line }] = of(state)
  const row = ban({ line, state, factor, from })
  const banned = house(rulebook([...exceptions, row]))
  const pairIn = (state: State, effective: Day) => of(state).map(risk => ({ ...risk, effective }))
  const factsOf = (of: (risk: RatedRisk) => unknown, state: State, day: Day) =>
    pairIn(state, day).map(risk => JSON.stringify(of(risk)))
  const ways = ['prices', 'estimate', 'json', 'acord'] as const

  it.each(ways)('leaves no trace of it there from that day on: %s', way => {
    const [one, other] = factsOf(usual[way], state, after)
    // The market's own book prices no dog by its breed.
    if (way !== 'estimate' || factor !== 'dogBreed') expect(one).not.toBe(other)
    const [withheld, alike] = factsOf(banned[way], state, after)
    expect(withheld).toBe(alike)
    if (way === 'estimate') expect(withheld).toMatch(/^"\d+\.\d\d"$/)
  })

  it.each(ways)('changes nothing there before that day, and nothing elsewhere: %s', way => {
    expect(factsOf(banned[way], state, before)).toEqual(factsOf(usual[way], state, before))
    const changed = elsewhere.filter(
      other => factsOf(banned[way], other, after).join() !== factsOf(usual[way], other, after).join(),
    )
    expect(changed).toEqual([])
  })

  it('leaves every carrier of the state with a price from that day on', () => {
    const [risk] = pairIn(state, after)
    if (!risk) throw new Error('nothing is asked')
    const priced = banned.prices(risk)
    expect(priced.map(([id]) => id)).toEqual(banned.carriers(line, state).map(({ id }) => id))
    for (const [id, total] of priced) expect(total, id).toMatch(/^\d+\.\d\d$/)
    expect(banned.carriers(line, state).flatMap(({ lines }) => lines[line]?.book?.endings ?? [])).toEqual([])
  })

  it('applies to every carrier that prices by it', () => {
    const [one = [], other = []] = pairIn(state, after).map(usual.prices)
    const moved = one.filter(([id, total], at) => other[at]?.[0] === id && other[at]?.[1] !== total)
    expect(moved.length).toBeGreaterThan(0)
    const [here = [], there = []] = pairIn(state, after).map(banned.prices)
    expect(here).toEqual(there)
  })
})
