import type { Start } from '../../../kinds/start/start.ts'
import { monthAndDay } from '../../../language/days.ts'
import { type Text, told } from '../../../language/text.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import { insuranceWithin } from '../../../lines/insurance-within.ts'
import { welcomeBack } from '../../../lines/start.ts'
import { type Day, daysBetween, partsOf } from '../../../units/day.ts'
import { todayAt } from '../../../units/today.ts'
import { isUnavailable } from '../../platform/database/errors.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { mostListed } from '../../store/rows/quote-store.ts'
import { orderedIn, type Telling } from '../actions-taken.ts'
import { type Walking, walkedOf } from '../journey-of.ts'
import type { Services } from '../services.ts'
import type { StepView } from './describe-step.ts'
import { startPlaceOf } from './start-place.ts'
import { resultsOf, type StepRequest } from './step-request.ts'

type Needs = Walking & Telling & Services<'quotes'>

/**
 * What a start page shows: filled in with the answers that the visitor's latest quote began with, or with the quote that the page
 * is about. "Start Over" also lists open quotes. Only a page that needs these reads the database.
 */
export async function showStart(services: Needs, request: StepRequest): Promise<StepView> {
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

async function openQuotes({ quotes }: Needs, { visitor, step }: StepRequest): Promise<readonly Quote[]> {
  try {
    return await quotes.allOf(visitor)
  } catch (error) {
    // A visitor can begin without earlier answers, but a promised list must be there.
    if (step === '/welcome' || !isUnavailable(error)) throw error
    return []
  }
}

/** The newest of a visitor's quotes, and whether there are older ones; a welcome back only if there is one. */
async function listOf(services: Walking & Telling, open: readonly Quote[]): Promise<Partial<StepView>> {
  if (open.length === 0) return { open_quotes: [] }
  const shown = open.slice(0, mostListed)
  const orders = await services.orders.ofQuotes(shown.map(({ id }) => id))
  const open_quotes = shown.map(quote => {
    const order = orders.find(({ quoteId }) => quoteId === quote.id)
    return { ...listed(services, quote), ...(order && { ordered: orderedIn(services, order, quote.id) }) }
  })
  return {
    ...welcomeBack,
    open_quotes,
    ...(open.length > mostListed ? { has_older_quotes: true } : {}),
  }
}

/** A quote in words that its visitor recognizes. */
function listed(services: Walking, quote: Quote): NonNullable<StepView['open_quotes']>[number] {
  const { journey, walked } = walkedOf(services, quote)
  const { open } = walked
  const place = startPlaceOf(quote)
  return {
    quote_id: quote.id,
    quote_number: quote.number,
    insurance: insuranceOf(quote.line),
    place: place ? `${place.city}, ${place.state}` : '',
    begun: begunOn(todayAt(quote.createdAt), journey.today),
    route: open?.route ?? resultsOf(quote),
    is_complete: open === null,
  }
}

/** The start page's sentence for a visitor who continues a quote. */
function goesOn(services: Walking, quote: Quote): Text {
  const { place, is_complete } = listed(services, quote)
  const name = `Your ${insuranceWithin(quote.line).en} quote${place ? ` for ${place}` : ''}`
  const spanishName = `Su cotización de ${told(insuranceWithin(quote.line), 'es')}${place ? ` para ${place}` : ''}`
  const again = 'Start with the same insurance and ZIP code, and'
  return is_complete
    ? {
        en: `${name} is ready. ${again} I’ll take you to your prices.`,
        we: `${name} is ready. ${again} we’ll take you to your prices.`,
        es: `${spanishName} está lista. Empiece con el mismo seguro y código postal para llegar a sus precios.`,
      }
    : {
        en: `${name} is still open. ${again} I’ll take you back to where you left off.`,
        we: `${name} is still open. ${again} we’ll take you back to where you left off.`,
        es: `${spanishName} sigue abierta. Empiece con el mismo seguro y código postal para seguir donde la dejó.`,
      }
}

/** A start page stored it, so it passed its schema. */
function startOf(quote: Quote | undefined): Start | undefined {
  return quote?.answers.start as Start | undefined
}

/** The day a quote was begun, in words. */
function begunOn(day: Day, today: Day): Text {
  const daysAgo = daysBetween(day, today)
  if (daysAgo <= 0) return { en: 'today', es: 'hoy' }
  return daysAgo === 1
    ? { en: 'yesterday', es: 'ayer' }
    : { en: `on ${monthAndDay(partsOf(day), 'en')}`, es: `el ${monthAndDay(partsOf(day), 'es')}` }
}
