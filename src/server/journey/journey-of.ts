import { type Speech, speechIn } from '../../language/text.ts'
import type { LineJourney } from '../../lines/index.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Services } from './services.ts'

/** A visitor's journey, and how this visitor is spoken to. */
export interface SpokenJourney extends LineJourney {
  readonly speech: Speech
}

/** The journey of a quote as it stands today. */
export function journeyOf(
  { lines, site, today }: Pick<Services, 'lines' | 'site' | 'today'>,
  { line, language, answers }: Pick<Quote, 'line' | 'language' | 'answers'>,
): SpokenJourney {
  return { line: lines.byName(line), answers, today: today(), speech: speechIn(language, site) }
}
