import type { Start } from '../../../kinds/start/start.ts'
import type { State } from '../../../law/jurisdictions.ts'
import { placeOf, type ZipPlace } from '../../../reference/places.ts'
import type { Quote } from '../../store/rows/quote.ts'

/** The place of the ZIP code with which a quote began. */
export function startPlaceOf({ answers }: Pick<Quote, 'answers'>): ZipPlace | null {
  // The step kinds of the start pages store it, checked by their schemas.
  const start = answers.start as Start | undefined
  return start ? placeOf(start.zipCode) : null
}

/** The state of the ZIP code with which a quote began. */
export function startStateOf(quote: Pick<Quote, 'answers'>): State | undefined {
  return startPlaceOf(quote)?.state
}
