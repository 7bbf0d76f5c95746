import type { Properties } from '../../contract/properties.ts'
import type { Start } from '../../kinds/start/start.ts'
import { placeOf } from '../../reference/places.ts'
import { routeOf } from '../../wizard/line.ts'
import { isFurtherItem, progress } from '../../wizard/progress.ts'
import { type Step, skipped } from '../../wizard/step.ts'
import { locate } from '../../wizard/submit.ts'
import { type Journey, listing, listOf, type Place, type Walk, walk } from '../../wizard/walk.ts'
import { AppError } from '../errors.ts'
import type { Quote } from '../store/quote.ts'
import { givenAnswer } from './given-answer.ts'
import type { Services } from './services.ts'
import { showStart } from './show-start.ts'
import { type GivenAnswer, resultsOf, type StepRequest } from './take-answer.ts'

/**
 * What a step's page shows to this visitor. Throws `not-on-path` with the open page, or `quote-expired` when the
 * visitor has no such quote.
 */
export async function showStep(services: Services, request: StepRequest): Promise<Properties> {
  return show(services, { ...request, payload: {} })
}

/** The page of an answer that was refused: of the very list item that the answer named. Throws as showStep does. */
export async function showAgain(services: Services, given: GivenAnswer): Promise<Properties> {
  return show(services, given)
}

async function show(services: Services, given: GivenAnswer): Promise<Properties> {
  const found = await find(services, given)
  if (!found) return showStart(services, given)
  const { id, number } = found.quote
  return { ...describe(found), quote_id: id, quote_number: number }
}

/** The question of a page as it is put to this visitor. Throws as showStep does. */
export async function stepOn(services: Services, request: StepRequest): Promise<Step> {
  const found = await find(services, { ...request, payload: {} })
  return found ? found.place.step : services.lines.startPage(request.step)
}

interface Found {
  readonly quote: Quote
  readonly journey: Journey
  readonly walked: Walk
  readonly place: Place
}

/** The page on the visitor's own path; null for a path that begins a quote. */
async function find(
  services: Services,
  { visitor, step, quoteId, payload }: GivenAnswer,
): Promise<Found | null> {
  const line = services.lines.lineOf(step)
  if (!line) return null
  const quote = await services.quotes.current({ visitor, line: line.name, id: quoteId })
  if (!quote) throw new AppError('quote-expired')
  const journey = { line, answers: quote.answers, today: services.today() }
  const walked = walk(journey)
  const place = locate(journey, walked, { route: step, payload })
  if (!place) throw new AppError('not-on-path', { endpoint: walked.open?.route ?? resultsOf(quote) })
  return { quote, journey, walked, place }
}

function describe({ journey, walked, place }: Found): Properties {
  const { step, asks } = place
  const { current, total } = progress(journey, walked, place)
  const answer = place.answered ? place.answer : (place.outdated ?? guess(journey, place))
  return {
    ...step.props,
    ...(asks.type === 'collect' ? listing(journey, walked, asks) : {}),
    kind: step.kind,
    step_current: current,
    step_total: total,
    step_visible: step.props.step_visible ?? true,
    skip_button: asks.type === 'ask' && asks.skippable,
    answers: walked.path
      .filter(one => one.answered && one !== place && isOfItem(one, place))
      .map(one => givenAnswer(journey, walked, one)),
    back: backFrom({ journey, walked, place }) ?? '/start',
    ...(place.uuid === undefined ? {} : { uuid: place.uuid }),
    ...(answer === undefined || answer === skipped ? {} : { answer }),
  }
}

/**
 * The page before this one. Where a list holds other items the way back from an item is its list, and from the list
 * what was asked before it: whoever pressed "add" by mistake gets out again, and nobody goes in a circle.
 */
function backFrom({ journey, walked, place }: Omit<Found, 'quote'>): string | undefined {
  const { stage, asks } = place
  const before = (from: (one: Place) => boolean) => walked.path[walked.path.findIndex(from) - 1]?.route
  if (stage.type === 'collect') {
    if (asks === stage.asks[0] && isFurtherItem(journey, place)) return routeOf(journey.line, stage)
    if (asks === stage && listOf(journey, stage).items.length > 1) return before(one => one.stage === stage)
  }
  return before(one => one.asks === asks || one.asks === stage)
}

/** An address not given yet begins with what the start page was told: the ZIP code, or a partner's street line. */
function guess({ answers }: Journey, place: Place): unknown {
  if (place.step.kind !== 'address') return undefined
  // Stored by the start page, whose schema it passed.
  const start = answers.start as Start | undefined
  const found = start && placeOf(start.zipCode)
  if (!found) return undefined
  return { address1: start.address ?? '', city: found.city, state: found.state, zipcode: found.zip }
}

/** What was said of an item stands beside its own pages; elsewhere its list names it. */
function isOfItem(one: Place, { uuid }: Place): boolean {
  return one.uuid === undefined || one.uuid === uuid
}
