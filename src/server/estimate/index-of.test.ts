import { describe, expect, it } from 'vitest'
import { bucketOf, indexOf, type Ratios } from './index-of.ts'

/** Quotes at these ratios to the market's price. */
function at(...ratios: readonly number[]): Ratios {
  const counts = new Map<number, number>()
  for (const bucket of ratios.map(bucketOf)) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  return counts
}

const none = at()
const many = (count: number, ratio: number) => Array.from({ length: count }, () => ratio)
/** A ratio in the middle of its bucket. */
const ratio = (twentieths: number) => Math.exp(twentieths / 20)

describe("a carrier's index", () => {
  it('is its level before it has quoted', () => {
    expect(indexOf({ state: none, line: none, level: 0.8 })).toBe(0.8)
  })

  it('is unknown with neither a quote nor a level', () => {
    expect(indexOf({ state: none, line: none })).toBeNull()
  })

  it('leaves the level as quotes come in: after 25 it is halfway between', () => {
    const of = (count: number) => indexOf({ state: none, line: at(...many(count, ratio(4))), level: 0.8 })
    expect(of(5)).toBeCloseTo(Math.exp((5 * 0.2 + 25 * Math.log(0.8)) / 30), 12)
    expect(of(25)).toBeCloseTo(Math.sqrt(Math.exp(0.2) * 0.8), 12)
    expect(of(975)).toBeCloseTo(Math.exp(0.975 * 0.2 + 0.025 * Math.log(0.8)), 12)
  })

  it('is the mean of its quotes where it has no level', () => {
    expect(indexOf({ state: none, line: at(ratio(-2), ratio(4)) })).toBeCloseTo(Math.exp(0.05), 12)
  })

  it('follows the quotes of the state once there are 25, and those of every state until then', () => {
    const of = (count: number) =>
      indexOf({
        state: at(...many(count, ratio(2))),
        line: at(...many(100, ratio(-4)), ...many(count, ratio(2))),
      })
    expect(of(24)).toBeLessThan(0.9)
    expect(of(25)).toBeCloseTo(Math.exp(0.1), 12)
  })

  it('leaves out the outer twentieth, half at either end', () => {
    const odd = at(...many(38, ratio(2)), ratio(50), ratio(-50))
    expect(indexOf({ state: none, line: odd })).toBeCloseTo(Math.exp(0.1), 12)
    // Of 20 quotes half a one goes at either end: half of the odd one remains among 19.
    const heavier = at(...many(19, 1), ratio(20))
    expect(indexOf({ state: none, line: heavier })).toBeCloseTo(Math.exp((0.5 * 1) / 19), 12)
  })

  it('is unknown where prices scatter by more than 0.35', () => {
    const of = (twentieths: number) =>
      indexOf({
        state: none,
        line: at(...many(30, ratio(-twentieths)), ...many(30, ratio(twentieths))),
        level: 1,
      })
    expect(of(6)).toBeCloseTo(1, 12)
    expect(of(8)).toBeNull()
  })

  it('counts a ratio that cannot be right with the farthest ones', () => {
    expect(bucketOf(1e9)).toBe(bucketOf(20))
    expect(bucketOf(1e-9)).toBe(bucketOf(1 / 20))
  })
})
