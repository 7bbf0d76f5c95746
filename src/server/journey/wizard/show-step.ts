import type { Step } from '../../../wizard/step.ts'
import { locate, offPath } from '../../../wizard/submit.ts'
import { AppError } from '../../errors.ts'
import { orderedOf, type Telling } from '../actions-taken.ts'
import { type Walking, walkedOf } from '../journey-of.ts'
import { ratedCards } from '../quoting/rated-cards.ts'
import type { Services } from '../services.ts'
import type { Who } from '../visits.ts'
import { describeStep, type PathPage, type StepView } from './describe-step.ts'
import { noteView } from './note-steps.ts'
import { showStart } from './show-start.ts'
import { type AnswerRequest, resultsOf, type StepRequest } from './step-request.ts'

/** What finding a page takes. */
export type Finding = Walking & Services<'quotes'>

/**
 * What a step's page shows to this visitor, which is counted. Throws `not-on-path` with the open page, or `quote-expired` when the
 * visitor has no such quote.
 */
export async function showStep(
  services: Finding & Telling & Services<'visits'>,
  request: StepRequest & Who,
): Promise<StepView> {
  const { uuid } = request
  const properties = await viewStep(services, { ...request, payload: uuid === undefined ? {} : { uuid } })
  noteView(services, request, { route: request.step, quoteId: properties.quote_id })
  return properties
}

/** The same without counting it, such as after a refused answer; for the list item that the payload names. */
export async function viewStep(services: Finding & Telling, request: AnswerRequest): Promise<StepView> {
  const page = await pageOf(services, request)
  return page ? describePage(services, page) : showStart(services, request)
}

/** What a page on the path shows, with the order that a finished quote led to; only cards that somebody prices by. */
export async function describePage(services: Telling, page: PathPage): Promise<StepView> {
  const { quote } = page
  const ordered = quote.completedAt === null ? null : await orderedOf(services, quote.id)
  const choices = ratedCards(services.carriers, page, page.place)
  return { ...describeStep(page), ...(choices && { choices }), ...(ordered && { ordered }) }
}

/** The question of a page as this visitor sees it. Throws as showStep does. */
export async function stepOn(services: Finding, request: StepRequest): Promise<Step> {
  const page = await findPage(services, request)
  return page ? page.place.step : services.lines.startPage(request.step)
}

/** The page on the visitor's own path; null for a path without a line. Throws as showStep does. */
export async function findPage(services: Finding, request: StepRequest): Promise<PathPage | null> {
  return pageOf(services, { ...request, payload: {} })
}

/** The same, for the list item that the payload names. */
async function pageOf(
  services: Finding,
  { visitor, step, quoteId, payload }: AnswerRequest,
): Promise<PathPage | null> {
  const line = services.lines.lineOf(step)
  if (!line) return null
  const quote = await services.quotes.current({ visitor, line: line.name, id: quoteId })
  if (!quote) throw new AppError('quote-expired')
  const { journey, walked } = walkedOf(services, quote)
  const place = locate(journey, walked, { route: step, payload })
  if (!place) {
    const { open, isItemGone } = offPath(journey, walked, { route: step, payload })
    throw new AppError('not-on-path', {
      endpoint: open?.route ?? resultsOf(quote),
      ...(isItemGone && { reason: { key: 'item-gone' } }),
    })
  }
  return { quote, visitor, journey, walked, place }
}
