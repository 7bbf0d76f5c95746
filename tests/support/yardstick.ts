import { expect } from 'vitest'

/** The work of one size, done once. */
type Work = (size: number) => void

/**
 * Expects work that grows as its input does, and no faster: eight times the size costs eight times the work, where a
 * quadratic algorithm needs 64. What both cost is taken here and now in time of this process's own processor, so that
 * it does not matter how quick or how busy the machine is.
 */
export function expectLinear(size: number, work: Work): void {
  // What a whole collection of garbage may cost meanwhile.
  const least = 3
  expect(costOf(8 * size, work)).toBeLessThan(32 * Math.max(costOf(size, work), least))
}

/** The least of five: the others were held up by something else. */
function costOf(size: number, work: Work): number {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    work(size)
    return process.cpuUsage(before).user / 1000
  })
  return Math.min(...costs)
}
