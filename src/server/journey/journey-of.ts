import type { LineJourney } from '../../lines/index.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Services } from './services.ts'

/** The journey of a quote as it stands today. */
export function journeyOf(
  { lines, today }: Pick<Services, 'lines' | 'today'>,
  { line, answers }: Pick<Quote, 'line' | 'answers'>,
): LineJourney {
  return { line: lines.byName(line), answers, today: today() }
}
