import { AppError } from '../errors.ts'

/** How often we try again when the same visitor saves in another tab, before we give up. */
const tries = 8

/**
 * Repeats work on a quote until no other request saves the quote meanwhile; the work returns null to be repeated. Throws
 * `unavailable` after eight tries.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result | null>): Promise<Result> {
  for (let tried = 0; tried < tries; tried += 1) {
    const result = await work()
    if (result !== null) return result
  }
  throw new AppError('unavailable')
}
