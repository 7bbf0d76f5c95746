import type { Start } from '../../../kinds/start/start.ts'
import type { State } from '../../../law/jurisdictions.ts'
import { placeOf } from '../../../reference/places.ts'
import type { Quote } from '../../store/rows/quote.ts'

/** The state of the ZIP code with which a quote began. */
export function startStateOf({ answers }: Pick<Quote, 'answers'>): State | undefined {
  // The step kinds of the start pages store it, checked by their schemas.
  const start = answers.start as Start | undefined
  return start && placeOf(start.zipCode)?.state
}
