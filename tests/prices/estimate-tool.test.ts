import { describe, expect, test } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { lines } from '../../src/lines/index.ts'
import { estimatePrice, lowestPrice } from '../../src/server/agents/estimate/estimate.ts'
import {
  chosenFacts,
  ordinary,
  type Person,
  takenFacts,
  type Ways,
} from '../../src/server/agents/estimate/people.ts'
import { timesAYear } from '../../src/units/period.ts'
import { medianOf, pickBy, randomFrom } from '../carriers/panel.ts'
import { everyPlace } from '../carriers/samples/places.ts'
import { sweep } from '../support/sweep.ts'

const deps = { carriers: loadCarriers(), lines }
const today = '2026-11-28'
const sample = sweep(1_000, 'people', 100)
const people = sample.size

/** The greatest median of high by low, with half of the facts given. */
const widest: Readonly<Record<InsuranceLine, number>> = {
  renters: 2.5,
  auto: 4,
  homeowner: 4.5,
  pet: 3.5,
  travel: 4,
  life: 6,
}

/** Numbers lie anywhere between those that the estimate tries; other facts by their shares. */
function drawn(ways: Ways, random: () => number, isExact: boolean): string | number {
  let left = random() * ways.reduce((sum, [, weight]) => sum + weight, 0)
  const [value = ''] =
    ways.find(([, weight]) => {
      left -= weight
      return left < 0
    }) ?? []
  if (typeof value === 'string' || isExact) return value
  const next = Math.min(...ways.map(([other]) => Number(other)).filter(other => other > value))
  return Number.isFinite(next) ? value + Math.floor(random() * (next - value)) : value
}

/** Facts whose numbers are choices of a list. */
const listed = new Set(['belongings', 'liability', 'deductible', 'amount', 'term', 'drivers', 'travelers'])

describe.each(Object.keys(widest) as InsuranceLine[])('estimates of %s', line => {
  test(`hold the lowest price of 9 in 10: ${sample.title}, each with half of the facts given`, () => {
    const random = randomFrom(30)
    const pick = pickBy(random)
    const widths: number[] = []
    const toldAll: number[] = []
    let [quoted, inside, below, above, ms] = [0, 0, 0, 0, 0]
    while (quoted < people) {
      const { zip, city, state } = pick(everyPlace)
      const person: Person = Object.fromEntries(
        Object.entries(ordinary[line]).map(([fact, ways]) => [fact, drawn(ways, random, listed.has(fact))]),
      )
      const given = Object.fromEntries(
        Object.entries(person).filter(([fact]) => takenFacts[line].includes(fact) && random() < 0.5),
      )
      const at = { zip, city, state, today } as const
      // Who names no choice is told the price of the usual one.
      const usual = Object.fromEntries(
        (chosenFacts[line] ?? [])
          .filter(fact => given[fact] === undefined)
          .map(fact => [fact, ordinary[line][fact]?.[0]?.[0] ?? '']),
      )
      const price = lowestPrice(deps, { line, at, person: { ...person, ...usual } })
      const before = performance.now()
      const estimate = estimatePrice(deps, { line, at, given })
      ms += performance.now() - before
      // Who would be quoted nothing has no price to hold; who would be, and gets no estimate, is outside.
      if (!price) continue
      quoted += 1
      if (!estimate) continue
      const times = timesAYear[estimate.period]
      widths.push(estimate.high / estimate.low)
      if (quoted % 10 === 0) {
        const all = Object.fromEntries(
          Object.entries(person).filter(([fact]) => takenFacts[line].includes(fact)),
        )
        const full = estimatePrice(deps, { line, at, given: all })
        if (full) toldAll.push(full.high / full.low)
      }
      if (price.year < estimate.low * times - times) below += 1
      else if (price.year > estimate.high * times + times) above += 1
      else inside += 1
    }
    const middle = (values: readonly number[]) => medianOf(values.toSorted((one, other) => one - other))
    const [width, narrowest] = [middle(widths), middle(toldAll)]
    const told = `${line}: ${inside} of ${people} inside, ${below} below, ${above} above, median high by low ${width.toFixed(2)}, with all facts ${narrowest.toFixed(2)}`
    console.info(told, `${(ms / people).toFixed(1)} ms`)
    expect(inside, told).toBeGreaterThanOrEqual(0.9 * people)
    expect(width, told).toBeLessThanOrEqual(widest[line])
  })
})
