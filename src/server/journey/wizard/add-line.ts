import type { Addition } from '../../../contract/answers/other-lines.ts'
import type { Start } from '../../../kinds/start/start.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import { factsInWords, takeOver } from '../../../lines/taken-over.ts'
import { walk } from '../../../wizard/walk.ts'
import { AppError, Fail } from '../../errors.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { type Walking, walkedOf } from '../journey-of.ts'
import { otherLines } from '../other-lines.ts'
import { ownsContact, type QuoteOf, readReviewedQuote } from '../own-quote.ts'
import { partnerOf } from '../partner-of.ts'
import type { Services } from '../services.ts'
import type { Who } from '../visits.ts'
import { type AnswerResult, answeredQuote } from './answer-result.ts'
import { furtherPage } from './further-page.ts'
import { noteAnswer } from './note-steps.ts'
import { startStateOf } from './start-place.ts'
import { resultsOf } from './step-request.ts'
import { beginningWith } from './taken-over.ts'
import { verifyStart } from './verify.ts'

type Needs = Walking & Services<'quotes' | 'served'>

/** The lines that this quote's visitor could add, with what each would take over, and the page that adds to its own. Throws as showResults does. */
export async function additionsTo(services: Needs, from: QuoteOf) {
  const quote = await readReviewedQuote(services, from)
  const others = await otherLines(services, from.visitor, quote)
  const state = startStateOf(quote)
  const lines = services.lines.all.filter(
    ({ name }) => name !== quote.line && services.served.problem(name, state) === null,
  )
  const additions = lines.map(({ name }) => ({
    line: name,
    insurance: insuranceOf(name),
    takes: factsInWords(takenBy(services, { quote, to: name, visitor: from.visitor }).facts),
    ...ifThere(others.find(({ line }) => line === name)?.route),
  }))
  return { quote, offered: { additions, ...furtherPage(walkedOf(services, quote)) } }
}

function ifThere(route: string | undefined): Pick<Addition, 'route'> {
  return route === undefined ? {} : { route }
}

/**
 * Begins a quote of another line with what is known from this one, including its partner, or continues the one that was begun this
 * way before, and counts that. Throws `not-found` for a line that is not offered, and otherwise as showResults does.
 */
export async function addLine(
  services: Needs & Services<'visits'>,
  { line, ...from }: QuoteOf & Who & { line: string },
): Promise<AnswerResult> {
  const quote = await readReviewedQuote(services, from)
  const target = services.lines.all.find(({ name }) => name === line && name !== quote.line)
  if (!target) throw new AppError('not-found')
  const taken = takenBy(services, { quote, to: target.name, visitor: from.visitor })
  // Addresses have passed their schema, and the start page stored its ZIP code.
  const address = taken.answers.address as { zipcode: string } | undefined
  const { zipCode } = quote.answers.start as Start
  const start = verifyStart({ type: target.name, zipCode: address?.zipcode ?? zipCode }, services.served)
  if (!start.ok) throw new Fail(start.errors)
  const partner = partnerOf(quote.answers)
  const answer = { ...start.answer, ...(partner && { partner }) }
  const started = await services.quotes.start({
    visitor: from.visitor,
    line: target.name,
    language: quote.language,
    ...beginningWith(answer, taken, quote),
    isMeant: ({ notes }) => notes.takenOver?.quote === quote.id,
  })
  if (!started) throw new AppError('unavailable')
  const { open } = walk({ line: target, answers: started.quote.answers, today: services.today() })
  const result = {
    quote: answeredQuote(started.quote),
    isNew: started.created,
    isComplete: false,
    next: open?.route ?? resultsOf(started.quote),
    answer,
  }
  noteAnswer(services, from, { step: '/start', result })
  return result
}

/** Only answers that count are taken over. */
function takenBy(
  services: Walking,
  { quote, to, visitor }: { quote: Quote; to: InsuranceLine; visitor: Buffer },
) {
  const { application } = walkedOf(services, quote).walked
  return takeOver({
    from: quote.line,
    to,
    application,
    isOwnBrowser: ownsContact(quote, visitor),
  })
}
