import type { Exactness } from '../../../contract/exact.ts'
import { viewResults } from '../../results/results-view.ts'
import type { Services } from '../services.ts'
import { exactnessOf } from './exactness-of.ts'
import { readFinished } from './show-results.ts'

/** What would make a visitor's prices exact. Throws as `showResults` does. */
export async function showExactness(services: Services, visitor: Buffer, id: string): Promise<Exactness> {
  const finished = await readFinished(services, visitor, id)
  return exactnessOf(services, finished, viewResults(services.carriers, finished).offers)
}
