import type { Tell } from '../../../sentences/tell.ts'
import { viewResults } from '../../results/results-view.ts'
import type { QuoteOf } from '../own-quote.ts'
import type { Services } from '../services.ts'
import { type Exactness, exactnessOf } from './exactness-of.ts'
import { readFinished } from './show-results.ts'

/**
 * What would make a visitor's prices exact, the quote's number, and the renderer of its sentences. Throws as `showResults` does.
 */
export async function showExactness(
  services: Services,
  { visitor, id }: QuoteOf,
): Promise<{ readonly number: string; readonly exact: Exactness; readonly tell: Tell }> {
  const finished = await readFinished(services, visitor, id)
  const { offers } = viewResults(services.carriers, finished)
  return {
    number: finished.quote.number,
    exact: exactnessOf(services, finished, offers),
    tell: finished.tell,
  }
}
