import type { Services } from '../services.ts'
import { note, type Who } from '../visits.ts'
import type { AnswerResult } from './answer-result.ts'

type Needs = Services<'visits' | 'lines'>

/** Counts a page that was shown; any path that isn't ours shows the start page. */
export function noteView(
  services: Needs,
  who: Who,
  { route, quoteId }: { readonly route: string; readonly quoteId: string | undefined },
): void {
  const { lines } = services
  const line = lines.lineOf(route)?.name
  const step = line !== undefined || route in lines.startPages ? route : '/start'
  note(services, who, { name: 'step_view', step, ...(line !== undefined && { line, quoteId }) })
}

/** Counts an accepted answer: the beginning and the end of a line, the question, and the one it leads to. */
export function noteAnswer(
  services: Needs,
  who: Who,
  { step, result }: { readonly step: string; readonly result: AnswerResult },
): void {
  const { quote, isNew, isComplete, next } = result
  const about = { quoteId: quote.id, line: quote.line, partner: quote.partner }
  const isQuestion = (route: string) => services.lines.lineOf(route) !== undefined
  if (isNew) note(services, who, { name: 'quote_start', ...about })
  if (isQuestion(step)) note(services, who, { name: 'step_answer', step, ...about })
  if (isComplete) note(services, who, { name: 'generate_lead', ...about })
  else if (isQuestion(next)) noteView(services, who, { route: next, quoteId: quote.id })
}
