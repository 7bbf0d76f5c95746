import { expect } from 'vitest'

/** Does the work of one size once. */
type Work = (size: number) => void

/**
 * Expects work that grows no faster than its input: eight times the size costs eight times the work, where a quadratic algorithm
 * needs 64 times. It measures both now, in processor time of this process, so that the speed and load of the machine do not
 * matter.
 */
export function expectLinear(size: number, work: Work): void {
  // The possible cost of a full garbage collection.
  const least = 3
  expect(costOf(8 * size, work)).toBeLessThan(32 * Math.max(costOf(size, work), least))
}

/** The least of five, because something else delayed the others. */
function costOf(size: number, work: Work): number {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    work(size)
    return process.cpuUsage(before).user / 1000
  })
  return Math.min(...costs)
}
