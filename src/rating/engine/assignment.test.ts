import { describe, expect, it } from 'vitest'
import { formatFactor, parseDecimal } from '../decimal.ts'
import type { Assignment } from '../plan/format/format-step.ts'
import { assignBy } from './assignment.ts'

const highToHigh: Assignment = {
  rule: 'highToHigh',
  of: 'driver',
  rankBy: ['collision'],
  extraMember: '0.9',
  extraFactor: '0.5',
}

const factorsOf = (...factors: readonly string[]) => factors.map(factor => parseDecimal(factor, 6))

function assignedFrom(factors: readonly string[], ranks: readonly bigint[], rule: Assignment = highToHigh) {
  return assignBy(rule)({ factors: factorsOf(...factors), ranks }).map(({ factor, from }) => [
    formatFactor(factor),
    from,
  ])
}

describe('drivers and cars', () => {
  it('pair the highest factor with the dearest car', () => {
    expect(assignedFrom(['1.10', '2.40', '0.90'], [300n, 100n, 200n])).toEqual([
      ['2.40', [1]],
      ['0.90', [2]],
      ['1.10', [0]],
    ])
  })

  it('keep the order of their lists where they are equal', () => {
    expect(assignedFrom(['1.00', '1.00'], [5n, 5n])).toEqual([
      ['1.00', [0]],
      ['1.00', [1]],
    ])
  })

  it('give a car beyond the drivers nine tenths of the mean of all', () => {
    expect(assignedFrom(['2.00', '1.00'], [3n, 2n, 1n])).toEqual([
      ['2.00', [0]],
      ['1.00', [1]],
      ['1.35', [0, 1]],
    ])
  })

  it('average drivers beyond the cars into the last car, with half the weight', () => {
    // (1.20 + 0.5 x 1.00 + 0.5 x 0.80) / (1 + 0.5 + 0.5)
    expect(assignedFrom(['1.00', '3.00', '1.20', '0.80'], [1n, 2n])).toEqual([
      ['1.05', [2, 0, 3]],
      ['3.00', [1]],
    ])
  })

  it('round a mean once, half up, to six decimals', () => {
    expect(assignedFrom(['1.00', '1.00', '1.000001'], [2n, 1n], { rule: 'average', of: 'driver' })).toEqual([
      ['1.00', [0, 1, 2]],
      ['1.00', [0, 1, 2]],
    ])
    expect(assignedFrom(['1.00', '1.000001'], [1n], { rule: 'average', of: 'driver' })).toEqual([
      ['1.000001', [0, 1]],
    ])
  })

  it('give every car the highest factor', () => {
    expect(assignedFrom(['1.10', '2.40'], [1n, 2n, 3n], { rule: 'highest', of: 'driver' })).toEqual([
      ['2.40', [1]],
      ['2.40', [1]],
      ['2.40', [1]],
    ])
  })

  it('give a car beyond the drivers the lowest factor, and each car one driver, where the plan says so', () => {
    const california: Assignment = { ...highToHigh, extraMember: 'lowest', extraFactor: '0' }
    expect(assignedFrom(['1.20', '2.00'], [3n, 2n, 1n], california)).toEqual([
      ['2.00', [1]],
      ['1.20', [0]],
      ['1.20', [0]],
    ])
    expect(assignedFrom(['1.20', '2.00', '3.00'], [3n], california)).toEqual([['3.00', [2]]])
  })

  it('drive a car primarily, and beyond the cars occasionally, the dearest cars first', () => {
    const occasional: Assignment = {
      rule: 'primaryAndOccasional',
      of: 'driver',
      rankBy: ['collision'],
      occasional: '0.60',
      extraMember: '0.90',
    }
    // The child of 3.00 beyond two cars is occasional on the dearer one, at 1.80.
    expect(assignedFrom(['1.00', '1.10', '3.00'], [1n, 2n], occasional)).toEqual([
      ['1.00', [0]],
      ['1.80', [2]],
    ])
    // An occasional driver who is better than the primary one changes nothing.
    expect(assignedFrom(['1.00', '1.10', '1.20'], [1n, 2n], occasional)).toEqual([
      ['1.00', [0]],
      ['1.10', [1]],
    ])
    expect(assignedFrom(['2.00'], [1n, 2n], occasional)).toEqual([
      ['2.00', [0]],
      ['1.80', [0]],
    ])
  })
})
