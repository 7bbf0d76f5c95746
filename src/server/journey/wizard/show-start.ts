import type { OpenQuote, Properties } from '../../../contract/properties.ts'
import type { Start } from '../../../kinds/start/start.ts'
import { monthAndDay } from '../../../language/days.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import { welcomeBack } from '../../../lines/start.ts'
import { placeOf } from '../../../reference/places.ts'
import { type Day, daysBetween } from '../../../units/day.ts'
import { todayAt } from '../../../units/today.ts'
import { walk } from '../../../wizard/walk.ts'
import { isUnavailable } from '../../platform/database/errors.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { mostListed } from '../../store/rows/quote-store.ts'
import { orderedIn } from '../actions-taken.ts'
import type { Services } from '../services.ts'
import { resultsOf, type StepRequest } from './step-request.ts'

/**
 * What a start page shows: filled in with the answers that the visitor's latest quote began with, or with the quote that the page
 * is about. "Start Over" also lists open quotes. Only a page that needs these reads the database.
 */
export async function showStart(services: Services, request: StepRequest): Promise<Properties> {
  const page = services.lines.startPage(request.step)
  const properties = { ...page.props, kind: page.kind }
  // A partner's link itself fills in the page.
  if (request.isFirstVisit || request.step === '/partner') return properties
  const open = await openQuotes(services, request)
  const named = request.step === '/welcome' ? undefined : open.find(({ id }) => id === request.quoteId)
  const start = startOf(named ?? open[0])
  return {
    ...properties,
    ...(named ? { quote_id: named.id } : {}),
    ...(open[0] && page === services.lines.startPage('/start')
      ? { subtitle: goesOn(services, named ?? open[0]) }
      : {}),
    ...(start ? { answer: { type: start.type, zipCode: start.zipCode } } : {}),
    ...(request.step === '/welcome' ? await listOf(services, open) : {}),
  }
}

async function openQuotes({ quotes }: Services, { visitor, step }: StepRequest): Promise<readonly Quote[]> {
  try {
    return await quotes.allOf(visitor)
  } catch (error) {
    // A visitor can begin without earlier answers, but a promised list must be there.
    if (step === '/welcome' || !isUnavailable(error)) throw error
    return []
  }
}

/** The newest of a visitor's quotes, and whether there are older ones; a welcome back only where there is one. */
async function listOf(services: Services, open: readonly Quote[]): Promise<Partial<Properties>> {
  if (open.length === 0) return { open_quotes: [] }
  const shown = open.slice(0, mostListed)
  const orders = await services.orders.ofQuotes(shown.map(({ id }) => id))
  const open_quotes = shown.map(quote => {
    const order = orders.find(({ quoteId }) => quoteId === quote.id)
    return { ...listed(services, quote), ...(order && { ordered: orderedIn(services, order, quote.id) }) }
  })
  return { ...welcomeBack, open_quotes, ...(open.length > mostListed ? { has_older_quotes: true } : {}) }
}

/** A quote in words that its visitor recognizes. */
function listed({ lines, today }: Services, quote: Quote): OpenQuote {
  const { open } = walk({ line: lines.byName(quote.line), answers: quote.answers, today: today() })
  const place = placeOf(startOf(quote)?.zipCode ?? '')
  return {
    quote_id: quote.id,
    quote_number: quote.number,
    insurance: insuranceOf(quote.line),
    place: place ? `${place.city}, ${place.state}` : '',
    begun: begunOn(todayAt(quote.createdAt), today()),
    route: open?.route ?? resultsOf(quote),
    is_complete: open === null,
  }
}

/** The start page's sentence for a visitor who continues a quote. */
function goesOn(services: Services, quote: Quote): string {
  const { insurance, place, is_complete } = listed(services, quote)
  const name = `Your ${insurance.toLowerCase()} quote${place ? ` for ${place}` : ''}`
  const how = 'Start with the same insurance and ZIP code, and I’ll take you'
  return is_complete
    ? `${name} is ready. ${how} to your prices.`
    : `${name} is still open. ${how} back to where you left off.`
}

/** A start page stored it, so it passed its schema. */
function startOf(quote: Quote | undefined): Start | undefined {
  return quote?.answers.start as Start | undefined
}

/** The day a quote was begun, in words. */
function begunOn(day: Day, today: Day): string {
  const daysAgo = daysBetween(day, today)
  if (daysAgo <= 0) return 'today'
  return daysAgo === 1 ? 'yesterday' : `on ${monthAndDay(day)}`
}
