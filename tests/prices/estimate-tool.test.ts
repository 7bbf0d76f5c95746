import { describe, expect, test } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { lines } from '../../src/lines/index.ts'
import { estimatePrice, lowestPrice } from '../../src/server/agents/estimate/estimate.ts'
import { chosenFacts, ordinary, takenFacts, type Ways } from '../../src/server/agents/estimate/people.ts'
import { timesAYear } from '../../src/units/period.ts'
import { medianOf, pickBy, randomFrom } from '../carriers/panel.ts'
import { type DrawPerson, otherPeople } from '../carriers/samples/other-people.ts'
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

/** People by the shares that the estimate itself goes by. */
const ownPeople =
  (line: InsuranceLine): DrawPerson =>
  random =>
    Object.fromEntries(
      Object.entries(ordinary[line]).map(([fact, ways]) => [fact, drawn(ways, random, listed.has(fact))]),
    )

interface Held {
  readonly inside: number
  /** The median of high by low. */
  readonly width: number
  readonly report: string
}

/** How many of the people an estimate holds the lowest price of, each with half of the facts given. */
function heldOf(line: InsuranceLine, draw: DrawPerson, random: () => number): Held {
  const pick = pickBy(random)
  const taken = (person: object) => Object.entries(person).filter(([fact]) => takenFacts[line].includes(fact))
  const widths: number[] = []
  const narrow: number[] = []
  let [quoted, inside, below, above] = [0, 0, 0, 0]
  while (quoted < people) {
    const { zip, city, state } = pick(everyPlace)
    const person = draw(random)
    const given = Object.fromEntries(taken(person).filter(() => random() < 0.5))
    const at = { zip, city, state, today } as const
    // Who names no choice is told the price of the usual one.
    const usual = Object.fromEntries(
      (chosenFacts[line] ?? [])
        .filter(fact => given[fact] === undefined)
        .map(fact => [fact, ordinary[line][fact]?.[0]?.[0] ?? '']),
    )
    const price = lowestPrice(deps, { line, at, person: { ...person, ...usual } })
    // Who would be quoted nothing has no price to hold; who would be, and gets no estimate, is outside.
    if (!price) continue
    quoted += 1
    const estimate = estimatePrice(deps, { line, at, given })
    if (!estimate) continue
    const times = timesAYear[estimate.period]
    widths.push(estimate.high / estimate.low)
    if (quoted % 10 === 0) {
      const full = estimatePrice(deps, { line, at, given: Object.fromEntries(taken(person)) })
      if (full) narrow.push(full.high / full.low)
    }
    if (price.year < estimate.low * times - times) below += 1
    else if (price.year > estimate.high * times + times) above += 1
    else inside += 1
  }
  const middle = (values: readonly number[]) => medianOf(values.toSorted((one, other) => one - other))
  const [width, narrowest] = [middle(widths), middle(narrow)]
  const report = `${line}: ${inside} of ${people} inside, ${below} below, ${above} above, median high by low ${width.toFixed(2)}, with all facts ${narrowest.toFixed(2)}`
  return { inside, width, report }
}

describe.each(Object.keys(widest) as InsuranceLine[])('estimates of %s', line => {
  test(`hold the lowest price of 9 in 10: ${sample.title}, each with half of the facts given`, () => {
    const { inside, width, report } = heldOf(line, ownPeople(line), randomFrom(30))
    console.info(report)
    expect(inside, report).toBeGreaterThanOrEqual(0.9 * people)
    expect(width, report).toBeLessThanOrEqual(widest[line])
  })

  test(`hold it of 9 in 10 that they were not made with: ${sample.title}`, () => {
    const { inside, report } = heldOf(line, otherPeople[line], randomFrom(20_261_129))
    console.info(report)
    expect(inside, report).toBeGreaterThanOrEqual(0.9 * people)
  })
})
