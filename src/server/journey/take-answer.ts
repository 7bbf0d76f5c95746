import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AnswerReply } from '../../contract/answer.ts'
import type { Start } from '../../kinds/start/start.ts'
import { check } from '../../wizard/check.ts'
import type { Line } from '../../wizard/line.ts'
import { submit } from '../../wizard/submit.ts'
import { type Answers, walk } from '../../wizard/walk.ts'
import { AppError, Fail } from '../errors.ts'
import type { Quote, Reply } from '../store/quote.ts'
import type { Services } from './services.ts'
import { verify, verifyStart } from './verify.ts'

/** A page of the wizard as one visitor has it. */
export interface StepRequest {
  readonly visitor: Buffer
  /** Path of the page. */
  readonly step: string
  /** The quote that the page is about; the visitor's newest of the line when left out. */
  readonly quoteId?: string | undefined
  /** The browser has no id of ours: there is nothing to look for. */
  readonly isFirstVisit?: boolean
}

export interface GivenAnswer extends StepRequest {
  readonly payload: unknown
  /** The client's name for this intent, kept on a retry. */
  readonly key?: string | undefined
}

const didNotProceed = 'Sorry. Failed to proceed. Please try again'

/** A visitor who answers in many tabs at once meets himself this often before we give up. */
const tries = 8

/**
 * Takes one answer and says where to go on; safe to repeat with or without a key. Throws `Fail` for what the
 * visitor can mend, `AppError` when the page is not on the path or the quote is gone.
 */
export async function takeAnswer(services: Services, given: GivenAnswer): Promise<AnswerReply> {
  const page = services.lines.startPages[given.step]
  const line = services.lines.lineOf(given.step)
  if (!page && !line) throw new AppError('not-found')
  for (let tried = 0; tried < tries; tried += 1) {
    const replayed = await replay(services, given)
    const reply = replayed ?? (line ? await proceed(services, line, given) : await begin(services, given))
    if (reply) return reply
  }
  throw new AppError('unavailable')
}

async function replay({ quotes }: Services, given: GivenAnswer): Promise<AnswerReply | null> {
  if (!given.key) return null
  const before = await quotes.replay({ visitor: given.visitor, key: given.key })
  if (!before) return null
  if (before.requestHash !== hashOf(given)) throw new AppError('conflict')
  // Only replies of this very call are kept.
  return before.body as AnswerReply
}

/**
 * A start page begins a quote, or goes on with the one that the visitor has begun for the same line and ZIP code; /welcome
 * always begins anew. Null when a double of this request was first.
 */
async function begin({ lines, quotes, today }: Services, given: GivenAnswer): Promise<AnswerReply | null> {
  const checked = check(lines.startPage(given.step).answer(today()), given.payload)
  const verified = checked.ok ? verifyStart(checked.answer) : checked
  if (!verified.ok) throw refusal(verified.errors)
  const start = verified.answer
  const line = lines.byName(start.type)
  const replyTo = ({ quote, created }: { quote: Quote; created: boolean }): AnswerReply => ({
    data: {
      config: configOf(quote, created ? 'new' : 'continue'),
      result: {},
      endpoint: walk({ line, answers: quote.answers, today: today() }).open?.route ?? resultsOf(quote),
      answer: start,
    },
  })
  const replyOf = given.key
    ? (started: Parameters<typeof replyTo>[0]) => kept(given, replyTo(started))
    : undefined
  const started = await quotes.start({
    visitor: given.visitor,
    line: line.name,
    answers: { start },
    instead: given.quoteId,
    isMeant: given.step === '/welcome' ? undefined : isOfSameStart(start),
    replyOf,
  })
  return started && replyTo(started)
}

/** The line is the quote's own. */
function isOfSameStart({ zipCode }: Start) {
  // Stored by a start page, whose schema it passed.
  return (answers: Answers) => (answers.start as Start | undefined)?.zipCode === zipCode
}

/** Any other page adds to the quote. Null when somebody saved in between. */
async function proceed(services: Services, line: Line, given: GivenAnswer): Promise<AnswerReply | null> {
  const { quotes, makeOffers, today } = services
  const quote = await quotes.current({ visitor: given.visitor, line: line.name, id: given.quoteId })
  if (!quote) throw new AppError('quote-expired')
  const journey = { line, answers: quote.answers, today: today() }
  const submitted = submit(journey, { route: given.step, payload: given.payload, uuid: randomUUID(), verify })
  if (submitted.kind === 'refused') throw refusal(submitted.errors, submitted.status)
  if (submitted.kind === 'off-path') {
    throw new AppError('not-on-path', { endpoint: submitted.open?.route ?? resultsOf(quote) })
  }

  const reply: AnswerReply = {
    data: {
      config: configOf(quote, 'continue'),
      result: submitted.next ? {} : { wizard_complete: true },
      endpoint: submitted.next?.route ?? resultsOf(quote),
      answer: submitted.answer,
    },
  }
  const isChanged = !isDeepStrictEqual(submitted.answers, quote.answers)
  const { open, application, path } = submitted.walked
  // What is only looked at again, like a car of the list, moves no price: no carrier is asked anew.
  const isRated = quote.completedAt !== null && isDeepStrictEqual(application, walk(journey).application)
  const needsOffers = open === null && !isRated
  if (!isChanged && !needsOffers && !given.key) return reply
  const offers = needsOffers
    ? makeOffers({
        quoteId: quote.id,
        line: line.name,
        application,
        today: today(),
        isDisclosed: path.some(({ step, answered }) => answered && step.props.information_disclosure),
      })
    : undefined
  const keptReply = given.key ? kept(given, reply) : undefined
  const saved = await quotes.save({ quote, answers: submitted.answers, reply: keptReply, offers })
  return saved && reply
}

function configOf({ id, number, line }: Quote, step_type: 'new' | 'continue') {
  return { quoteId: id, quote_number: number, step_type, insurance_type: line }
}

/** The page of a quote's prices. */
export function resultsOf(quote: Quote): string {
  return `/quotes/${quote.id}`
}

function refusal(errors: Fail['errors'], status?: string): Fail {
  return new Fail(errors, status ?? (Object.keys(errors).length === 0 ? didNotProceed : undefined))
}

function kept(given: GivenAnswer, reply: AnswerReply): Reply {
  return { key: given.key ?? '', requestHash: hashOf(given), body: reply }
}

function hashOf({ step, payload, quoteId }: GivenAnswer): string {
  return createHash('sha256')
    .update(JSON.stringify([step, payload, quoteId]))
    .digest('hex')
}
