import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { needsFirstAddress } from '../../../contract/purchase/needs.ts'
import type { Start } from '../../../kinds/start/start.ts'
import type { Text } from '../../../language/text.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { checkUntold } from '../../../wizard/check.ts'
import type { Line } from '../../../wizard/line.ts'
import { submit } from '../../../wizard/submit.ts'
import { AppError, Fail } from '../../errors.ts'
import { emailOf } from '../../results/email-of.ts'
import { mailboxIn } from '../../store/rows/mailing/mail-address.ts'
import type { NewOffer } from '../../store/rows/new-offers.ts'
import type { Quote, Reply } from '../../store/rows/quote.ts'
import type { QuoteStore, Started } from '../../store/rows/quote-store.ts'
import { journeyOf, type Walking, walkedOf } from '../journey-of.ts'
import { awaitsReview, ownsContact, reviewPageOf, withContactFrom, withUnreviewed } from '../own-quote.ts'
import { admitAsking } from '../quoting/admit.ts'
import { askedFirst } from '../quoting/asked-first.ts'
import { isDisclosed } from '../quoting/is-disclosed.ts'
import { earlierReply, type RepeatedRequest, replyToStore } from '../repeated-request.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import type { Services } from '../services.ts'
import type { Who } from '../visits.ts'
import { type AnswerResult, answeredQuote } from './answer-result.ts'
import type { PathPage } from './describe-step.ts'
import { disclosedLead } from './disclosed-lead.ts'
import { noteAnswer } from './note-steps.ts'
import { type Finding, findPage } from './show-step.ts'
import { resultsOf, type SentAnswer } from './step-request.ts'
import { verifyBy, verifyStart } from './verify.ts'

/** What taking an answer requires. */
type Taking = Walking &
  Services<
    | 'quotes'
    | 'served'
    | 'makeOffers'
    | 'mails'
    | 'leads'
    | 'admit'
    | 'admitLetter'
    | 'visits'
    | 'site'
    | 'carriers'
  >

export interface TakenAnswer {
  readonly result: AnswerResult
  /** The question to go on to; null if the answer leads elsewhere. */
  readonly page: PathPage | null
}

/**
 * Takes one answer, counts it and returns which page comes next; safe to repeat with or without a key. Throws `Fail` for what the
 * visitor can correct, `AppError` when the page is not on the path or the quote is gone, or as `Admit` does.
 */
export async function takeAnswer(services: Taking, request: SentAnswer & Who): Promise<TakenAnswer> {
  const taken = await take(services, request)
  noteAnswer(services, request, { step: request.step, result: taken.result })
  return taken
}

async function take(services: Taking, request: SentAnswer): Promise<TakenAnswer> {
  const page = services.lines.startPages[request.step]
  const line = services.lines.lineOf(request.step)
  if (!page && !line) throw new AppError('not-found')
  const quick = line ? await proceedFromMemory(services, line, request) : null
  if (quick) return quick
  return retryOnConflict(
    async () =>
      (await replay(services, request, line ? request.quoteId : undefined)) ??
      (line ? proceed(services, line, request) : begin(services, request)),
  )
}

/** The stored result, with the page that it leads to in its current state. */
async function replay(
  services: Finding,
  request: SentAnswer,
  quoteId: string | undefined,
): Promise<TakenAnswer | null> {
  const { visitor } = request
  const earlier = await earlierReply(services, repeatedRequest(request), quoteId)
  if (!earlier) return null
  // Only the results of answers are stored under such a key.
  const result = earlier.body as AnswerResult
  const { quote, next } = result
  try {
    return { result, page: await findPage(services, { visitor, step: next, quoteId: quote.id }) }
  } catch (error) {
    // The visitor has changed other answers since; the next request for the page redirects to the right one.
    if (error instanceof AppError) return { result, page: null }
    throw error
  }
}

/**
 * A start page begins a quote, or continues the one the visitor began for the same line and ZIP code; /welcome always begins a
 * new one. Null when a duplicate of this request came first.
 */
async function begin(services: Taking, request: SentAnswer): Promise<TakenAnswer | null> {
  const { lines, served, quotes, today } = services
  const checked = checkUntold(lines.startPage(request.step).answer(today()), request.payload)
  const verified = checked.ok ? verifyStart(checked.answer, served) : checked
  if (!verified.ok) throw refusal(verified.errors)
  const start = verified.answer
  const line = lines.byName(start.type)
  const take = ({ quote, created }: Started): TakenAnswer => {
    const { journey, walked } = walkedOf(services, quote)
    const { open } = walked
    return {
      result: {
        quote: answeredQuote(quote),
        isNew: created,
        isComplete: false,
        next: open?.route ?? resultsOf(quote),
        answer: start,
      },
      page: open && { quote, visitor: request.visitor, journey, walked, place: open },
    }
  }
  const started = await quotes.start({
    visitor: request.visitor,
    line: line.name,
    language: request.sender.language,
    answers: { start },
    ...(request.sender.agent ? { notes: { agent: {} } } : {}),
    instead: request.quoteId,
    isMeant: request.step === '/welcome' ? undefined : isOfSameStart(start),
    replyOf: started => storedReply(request, take(started)),
  })
  return started && take(started)
}

/** The line is the quote's own. */
function isOfSameStart({ zipCode }: Start) {
  // A start page stored it, so it passed its schema.
  return ({ answers }: Pick<Quote, 'answers'>) => (answers.start as Start | undefined)?.zipCode === zipCode
}

/**
 * Takes an answer in one statement, if this process saved the quote last: the save compares versions, and the reply's key is
 * unique, so it fails if anybody saved since or the request is a repetition. Null then, and if nothing is to be saved or the answer
 * is refused: those cases read the database.
 */
async function proceedFromMemory(
  services: Taking,
  line: Line<InsuranceLine>,
  request: SentAnswer,
): Promise<TakenAnswer | null> {
  const { visitor, quoteId: id } = request
  const quote = id === undefined ? null : services.quotes.lastSaved({ visitor, id })
  if (quote?.line !== line.name) return null
  const added = unlessRefused(() => addAnswer(services, { line, quote, request }))
  if (!added?.changes) return null
  await admitAll(services, request, added)
  return (await services.quotes.save(added.changes)) && added.takenAnswer
}

function unlessRefused<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof Fail || error instanceof AppError) return null
    throw error
  }
}

/** Any other page adds to the quote. Null when another request saved in between. */
async function proceed(
  services: Taking,
  line: Line<InsuranceLine>,
  request: SentAnswer,
): Promise<TakenAnswer | null> {
  const { visitor, quoteId: id } = request
  const quote = await services.quotes.current({ visitor, line: line.name, id })
  if (!quote) throw new AppError('quote-expired')
  const added = addAnswer(services, { line, quote, request })
  await admitAll(services, request, added)
  const { takenAnswer, changes } = added
  return !changes || (await services.quotes.save(changes)) ? takenAnswer : null
}

interface QuoteAndRequest {
  readonly line: Line<InsuranceLine>
  readonly quote: Quote
  readonly request: SentAnswer
}

type Changes = Parameters<QuoteStore['save']>[0]

interface AddedAnswer {
  readonly takenAnswer: TakenAnswer
  /** What to save; null if nothing changes. */
  readonly changes: Changes | null
  /** Where the offers are mailed with it, if anywhere. */
  readonly to?: string | null
}

/** The checks before an answer is saved that asks carriers or sends mail. Work done for the first counts for the second. */
async function admitAll(
  services: Services<'admit' | 'admitLetter' | 'today'>,
  request: SentAnswer,
  { changes, to }: AddedAnswer,
): Promise<void> {
  if (!changes) return
  const { quote } = changes
  const isProved = await admitAsking(services, { ...request, ...changes })
  if (to) await services.admitLetter({ quote, sender: request.sender, to, today: services.today(), isProved })
}

/** What an answer turns a quote into. Throws as takeAnswer does. */
function addAnswer(services: Taking, { line, quote, request }: QuoteAndRequest): AddedAnswer {
  const { makeOffers, mails, leads, served } = services
  const journey = journeyOf(services, quote)
  const submitted = submit(journey, {
    route: request.step,
    payload: request.payload,
    // An answer that this browser may not read is not combined with what it sends.
    shown: ownsContact(quote, request.visitor) ? request.shown : undefined,
    uuid: randomUUID(),
    verify: verifyBy(served, line.name),
  })
  if (submitted.kind === 'refused') throw refusal(submitted.errors, submitted.status)
  if (submitted.kind === 'off-path') {
    const endpoint = submitted.open?.route ?? resultsOf(quote)
    throw new AppError('not-on-path', {
      endpoint,
      ...(submitted.isItemGone && { reason: { key: 'item-removed' } }),
    })
  }

  const { answer, answers, next, before, walked } = submitted
  const answered: TakenAnswer = {
    result: {
      quote: answeredQuote(quote),
      isNew: false,
      isComplete: next === null,
      next: next?.route ?? (awaitsReview(quote, request.visitor) ? reviewPageOf(quote) : resultsOf(quote)),
      answer,
    },
    page: next && {
      quote,
      visitor: request.visitor,
      journey: { ...journey, answers },
      walked,
      place: next,
    },
  }
  const isChanged = !isDeepStrictEqual(answers, quote.answers)
  const isOtherContact = !isDeepStrictEqual(answers.contact, quote.answers.contact)
  const contactNotes = isOtherContact ? withContactFrom(quote, request.visitor) : quote.notes
  const notes = isChanged ? withUnreviewed(contactNotes, request.sender) : contactNotes
  const { open, application } = walked
  // Only looking at a page again, such as a car of the list, changes no price: no carrier is asked again.
  const isRated = quote.completedAt !== null && isDeepStrictEqual(application, before.application)
  const needsOffers = open === null && !isRated
  if (!isChanged && !needsOffers && !request.key) return { takenAnswer: answered, changes: null }
  const offers = needsOffers
    ? makeOffers({
        quoteId: quote.id,
        line: line.name,
        application,
        today: journey.today,
        isDisclosed: isDisclosed(walked, notes),
      })
    : undefined
  // The first prices are mailed, and those for an address given afterwards: a visitor who changes other answers is looking at them.
  const isFirst = quote.completedAt === null
  const isOtherMailbox = emailOf(application) !== emailOf(before.application)
  const to = isFirst || isOtherMailbox ? mailboxIn(emailOf(application)) : null
  const lead = to ? disclosedLead({ quote, application, sender: request.sender }) : null
  const alongside: Changes['alongside'] = to
    ? async (tx, saved) => {
        await mails.add({ quote: saved, kind: 'quotes', to }, tx)
        if (lead) await leads.add(saved, lead, tx)
      }
    : undefined
  const takenAnswer = isFirst ? ledFirst(services, answered, { line: line.name, offers }) : answered
  const reply = storedReply(request, takenAnswer)
  const leavesPrices = quote.completedAt !== null && before.open === null && !isRated
  return { takenAnswer, changes: { quote, answers, notes, leavesPrices, reply, offers, alongside }, to }
}

/** What insurers need first comes before the prices, if the site asks for that. */
function ledFirst(
  services: Services<'site' | 'carriers'>,
  taken: TakenAnswer,
  { line, offers = [] }: { readonly line: InsuranceLine; readonly offers: readonly NewOffer[] | undefined },
): TakenAnswer {
  const asked = offers.filter(offer => 'deadline' in offer)
  if (askedFirst(services, { line, offers: asked }).length === 0) return taken
  return { ...taken, result: { ...taken.result, next: needsFirstAddress(taken.result.quote.id) } }
}

function refusal(errors: Fail['errors'], status?: Text): Fail {
  const isSilent = status === undefined && Object.keys(errors).length === 0
  return new Fail(errors, isSilent ? { key: 'answer-not-taken' } : status)
}

/** The result to store in case the request is repeated; undefined when the client sent no key. */
function storedReply(request: SentAnswer, { result }: TakenAnswer): Reply | undefined {
  return replyToStore(repeatedRequest(request), result)
}

function repeatedRequest({ visitor, key, step, payload, quoteId }: SentAnswer): RepeatedRequest {
  return { visitor, key, asksFor: [step, payload, quoteId] }
}
