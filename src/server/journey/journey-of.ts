import type { LineJourney } from '../../lines/index.ts'
import { type Walk, walk } from '../../wizard/walk.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Services } from './services.ts'

/** What walking a quote's line takes. */
export type Walking = Services<'lines' | 'today'>

/** A journey with its walk. */
export interface Walked {
  readonly journey: LineJourney
  readonly walked: Walk
}

/** The journey of a quote as it stands today. */
export function journeyOf(
  { lines, today }: Walking,
  { line, answers }: Pick<Quote, 'line' | 'answers'>,
): LineJourney {
  return { line: lines.byName(line), answers, today: today() }
}

/** The same, walked. */
export function walkedOf(...of: Parameters<typeof journeyOf>): Walked {
  const journey = journeyOf(...of)
  return { journey, walked: walk(journey) }
}
