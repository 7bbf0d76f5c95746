import { isSold } from '../../carriers/appointments.ts'
import type { Carrier } from '../../carriers/carrier.ts'
import {
  type CarrierRequest,
  calledBack,
  type Outcome,
  type Quoted,
  type Sending,
  type WireConnector,
} from '../../connectors/connector.ts'
import { eachPet, ifAll } from '../../connectors/each-pet.ts'
import { gatewayIn } from '../../connectors/gateway.ts'
import type { Day } from '../../units/day.ts'
import type { EstimateReason, Estimates } from '../estimate/estimate.ts'
import type { OwnPricesOf } from '../journey/coverage/own-prices.ts'
import { notSold } from '../journey/results/sold-today.ts'
import type { Log } from '../platform/log.ts'
import type { Config } from '../settings/config.ts'
import type { AnswerKeys, CarrierAnswers } from '../store/carriers/carrier-answers.ts'
import type { CarrierBudget, ToBudget } from '../store/carriers/carrier-budget.ts'
import { type CarrierQuestions, mostQuestions } from '../store/carriers/carrier-questions.ts'
import type { MadeCall, NoAnswer, OpenOffer } from '../store/carriers/offer-store.ts'
import { windowMs } from '../store/carriers/offer-window.ts'
import type { SentQuestions } from '../store/carriers/sent-questions.ts'
import type { QueuedOffer, StoredOutcome } from '../store/rows/new-offers.ts'
import type { Quote } from '../store/rows/quote.ts'
import { aboutPet, answerAbout, askedPets, ticketOf } from './asked-pets.ts'
import type { CallCarrier, Question } from './call-carrier.ts'
import type { AskedOffer } from './callback-references.ts'
import type { Called } from './called.ts'
import { cleanOutcome } from './clean-outcome.ts'
import { type Needed, unconfirmed } from './needed.ts'
import { putOffIn, putOffTicket } from './pacing/put-off.ts'
import { idempotencyKeyOf, type QuestionDeps, questionAbout, whatToAsk } from './what-to-ask.ts'

/** A carrier's open offer for a quote. */
export interface OfferToAsk {
  readonly quote: Quote
  readonly carrier: string
  readonly open: OpenOffer
}

/** The result of asking: an outcome, or a ticket for asking again. */
export type Answer =
  | {
      readonly kind: 'settled'
      readonly outcome: StoredOutcome
      readonly standIn: boolean
      readonly calls: readonly MadeCall[]
      /** Why the carrier gave no answer. */
      readonly cause?: NoAnswer
      /** Store the answer in case the same question comes up again today. */
      readonly answerKeys?: AnswerKeys
      /** Stores an answer that came after its visitor had changed something: the question may come up again. */
      readonly keep?: () => Promise<void>
    }
  | {
      readonly kind: 'pending'
      readonly ticket: string
      /** When to ask the carrier for its answer, and how long that call may take. */
      readonly again: Pick<QueuedOffer, 'callMs' | 'atOnce'> & { readonly notBefore: Date }
      readonly meanwhile: StoredOutcome
      readonly calls: readonly MadeCall[]
    }

/** Asks one carrier for one quote. Throws an UnknownCarrier, or when the service stops. */
export type AskCarrier = (offer: OfferToAsk, stopping: AbortSignal) => Promise<Answer>

interface Deps extends QuestionDeps {
  readonly call: CallCarrier
  readonly answers: CarrierAnswers
  readonly questions: CarrierQuestions
  readonly budget: CarrierBudget
  readonly sent: SentQuestions
  readonly estimates: Estimates
  readonly ownPrices: OwnPricesOf
  readonly secret: Config['secret']
  /** The address to which a carrier that calls back sends its answer. */
  readonly callbackTo: (offer: AskedOffer) => NonNullable<Sending['callback']>
  readonly log: Log
}

/** The most often that we ask a carrier for a pending answer. */
export const leastPollMs = 2000

/** A carrier that would have less time than this to answer is not waited for. */
export const leastCallMs = 1000

/** Asks carriers over their wires; see AskCarrier. */
export function askCarrier(deps: Deps): AskCarrier {
  const spentOn = new Map<string, Day>()
  /** Logged once a day for each carrier. */
  function noteSpent(carrier: string, today: Day): void {
    if (spentOn.get(carrier) === today) return
    spentOn.set(carrier, today)
    deps.log('carrier-budget-reached', { carrier })
  }

  async function askOnce(
    offer: OfferToAsk,
    { carrier, connector, request, needed, pet, led = 0 }: ToAsk,
    stopping: AbortSignal,
  ): Promise<Answer> {
    const { answers, estimates, call } = deps
    const { deadline, attempts } = offer.open
    const putOffAt = putOffIn(offer.open.ticket)
    const ticket = putOffAt === null ? offer.open.ticket : null
    const estimate = async (reason: EstimateReason) =>
      estimates.estimate({ carrier, request, reason, own: await deps.ownPrices(offer.quote, carrier.id) })
    const question = questionAbout(carrier, connector, request)
    const sharedOutcome = ticket === null ? await answers.find(question) : null
    if (sharedOutcome) return { kind: 'settled', outcome: sharedOutcome, standIn: false, calls: [] }
    const { visitor } = offer.quote
    const mayGet =
      offer.open.ticket !== null || (await deps.questions.mayGet({ carrier: carrier.id, visitor, request }))
    if (!mayGet) {
      const outcome = (await estimate('bound')) ?? boundReached
      return { kind: 'settled', outcome, standIn: true, calls: [], cause: 'bound' }
    }
    const leftMs = () => deadline.getTime() - Date.now() - leastCallMs
    const take = (more: Pick<ToBudget, 'isAgain' | 'afterMs'>) =>
      deps.budget.take({
        ...{ carrier, gateway: gatewayIn(connector, request.risk.state), today: request.today },
        ...{ withinMs: leftMs(), ...more },
      })
    /** Asks later, when a visitor who has waited as long as a carrier may take already sees an estimate. */
    const later = async (pending: {
      readonly ticket: string
      readonly inMs: number
      readonly calls: Called['calls']
      readonly isLate: boolean
    }): Promise<Answer> => {
      const { deadlineMs: callMs, atOnce } = connector.terms
      const again = { callMs, atOnce, notBefore: new Date(Date.now() + pending.inMs) }
      const meanwhile = pending.isLate ? await estimate('late') : null
      return { kind: 'pending', ticket: pending.ticket, again, meanwhile, calls: pending.calls }
    }
    /** Whether that time is as late as a carrier may answer. */
    const isLateIn = (ms: number) =>
      Date.now() + ms >= deadline.getTime() - windowMs + connector.terms.deadlineMs
    if (offer.open.ticket === null) {
      const taken = await take({})
      if ('over' in taken) {
        if (taken.over === 'day') noteSpent(carrier.id, request.today)
        const [reason, limit] = budgets[taken.over]
        const outcome = (await estimate(reason)) ?? limit
        return { kind: 'settled', outcome, standIn: true, calls: [], cause: reason }
      }
      const inMs = taken.waitMs
      if (inMs > 0) return later({ ticket: putOffTicket(attempts), inMs, calls: [], isLate: isLateIn(inMs) })
    }
    const endsAt = Math.min(Date.now() + connector.terms.deadlineMs, deadline.getTime())
    const {
      result: answer,
      calls,
      isBreakerOpen,
    } = ticket !== null || attempts === (putOffAt ?? led) + 1 || connector.terms.repeatSafe
      ? await call(questionOf(deps, offer, { connector, request, pet, ticket }), {
          endsAt,
          timeUp: AbortSignal.timeout(Math.max(0, endsAt - Date.now())),
          stopping,
        })
      : ({ result: lost, calls: [], isBreakerOpen: false } as const)
    const all = [...offer.open.calls, ...calls]
    if (answer.kind === 'pending')
      return later({
        ticket: answer.ticket,
        inMs: Math.max(leastPollMs, answer.pollAfterMs),
        calls: all,
        isLate: answer.ticket === calledBack || isLateIn(0),
      })
    if (answer.kind === 'put off') {
      const { afterMs } = answer
      // A repeated question has to fit into a minute too; the carrier's own time for it need not.
      const taken =
        answer.ticket === null && afterMs <= leftMs() ? await take({ isAgain: true, afterMs }) : null
      const inMs = taken === null ? afterMs : 'over' in taken ? Number.POSITIVE_INFINITY : taken.waitMs
      if (inMs <= leftMs())
        return later({
          ticket: answer.ticket ?? putOffTicket(attempts),
          ...{ inMs, calls: all, isLate: isLateIn(inMs) },
        })
    }
    const result = cleanOutcome(deps, carrier, answer.kind === 'put off' ? answer.instead : answer)
    if (isAnswer(result)) {
      // Estimates stand in for the usual product.
      if (result.kind === 'quoted' && result.product?.id === undefined)
        estimates.observe({ carrier, request, confirmed: result })
      return {
        kind: 'settled',
        outcome: result,
        standIn: false,
        calls: all,
        answerKeys: answers.keysOf(question),
        keep: () => answers.keep({ ...question, quote: offer.quote, outcome: result }),
      }
    }
    return {
      kind: 'settled',
      outcome: wanting(await estimate(result.kind), aboutPet(result, request, pet), needed),
      standIn: true,
      calls: all,
      cause: isBreakerOpen ? 'breaker' : causeOf(result),
    }
  }

  /** A carrier that can't quote without more than the wizard asks is not asked until it can have that. */
  async function withoutAsking(offer: OfferToAsk, asked: ToAsk): Promise<Answer> {
    const own = await deps.ownPrices(offer.quote, asked.carrier.id)
    const estimate = estimateOf(deps, { ...asked, reason: 'needs', own })
    const { toQuote: fields } = asked.needed
    const outcome = estimate
      ? { ...estimate, ...(fields.length > 0 ? { needs: fields } : {}) }
      : ({ kind: 'needs', fields } as const)
    return { kind: 'settled', outcome, standIn: true, calls: offer.open.calls, cause: 'needs' }
  }

  /** Each pet is a separate question: it is looked up, counted, budgeted and estimated alone. */
  async function askAboutEach(
    offer: OfferToAsk,
    { carrier, connector, request, needed }: ToAsk,
    stopping: AbortSignal,
  ): Promise<Answer> {
    const { open } = offer
    const requests = eachPet(request)
    const { ticket: next, attempts, ...before } = askedPets(open.ticket)
    const done = [...before.done]
    let { calls } = open
    for (const one of requests.slice(done.length)) {
      const pet = done.length
      const ticket = pet === before.done.length ? next : null
      const begun = { ...offer, open: { ...open, ticket, calls } }
      const asked = { carrier, connector, request: one, needed, pet, led: attempts }
      const answer = await askOnce(begun, asked, stopping)
      if (answer.calls.length > 0) calls = answer.calls
      if (answer.kind === 'pending') {
        const callMs = connector.terms.deadlineMs * (requests.length - pet)
        const own = await deps.ownPrices(offer.quote, carrier.id)
        return {
          ...answer,
          ticket: ticketOf({ done, ticket: answer.ticket, attempts: open.attempts }),
          again: { ...answer.again, callMs },
          meanwhile: answer.meanwhile && estimateOf(deps, { carrier, request, reason: 'late', own }),
          calls,
        }
      }
      const { outcome, standIn, cause } = answer
      await answer.keep?.()
      done.push({ outcome, standIn, ...(cause === undefined ? {} : { cause }) })
    }
    return { kind: 'settled', ...answerAbout(request, done), calls }
  }

  return async (offer, stopping) => {
    const asked = await whatToAsk(deps, offer)
    // The day may have changed since the offer was made.
    if (!maySell(asked))
      return {
        kind: 'settled',
        outcome: notSold(null),
        standIn: true,
        calls: offer.open.calls,
        cause: 'unsold',
      }
    if (offer.open.ticket === null && isLacking(asked)) return withoutAsking(offer, asked)
    const isOne = eachPet(asked.request).length === 1
    const answer = await (isOne ? askOnce : askAboutEach)(offer, asked, stopping)
    if (answer.kind === 'pending' || answer.outcome === null) return answer
    return { ...answer, outcome: unconfirmed(answer.outcome, asked.needed) }
  }
}

/** Whether the carrier would refuse the question because it lacks the visitor's details or answers. */
function isLacking({ connector, request, needed }: ToAsk): boolean {
  return (
    needed.toQuote.length > 0 || eachPet(request).some(one => (connector.missing?.(one) ?? []).length > 0)
  )
}

/** What stands in for an answer, and what the carrier asked for instead of giving one. */
function wanting(
  estimate: Quoted | null,
  result: Exclude<Outcome, { kind: AnswerKind }>,
  needed: Needed,
): Outcome {
  if (result.kind !== 'needs') return estimate ?? result
  const fields = needed.answerable(result.fields)
  return estimate ? { ...estimate, ...(fields.length > 0 ? { needs: fields } : {}) } : { ...result, fields }
}

/** A carrier, and what to ask it: about one of several pets, if there are several. */
interface ToAsk {
  readonly carrier: Carrier
  readonly connector: WireConnector
  readonly request: CarrierRequest
  readonly needed: Needed
  /** Its place among them, from 0. */
  readonly pet?: number | undefined
  /** The attempts at the offer that led here; if there was more than one since, an earlier one was interrupted. */
  readonly led?: number
}

/** An estimate for all pets; null if one of them has none. */
function estimateOf({ estimates }: Deps, of: Parameters<Estimates['estimate']>[0]): Quoted | null {
  const each = eachPet(of.request).map(request => estimates.estimate({ ...of, request }))
  const outcome = ifAll(of.request, each)
  return outcome?.kind === 'quoted' ? outcome : null
}

function maySell({ carrier, request: { risk, today: day } }: Pick<ToAsk, 'carrier' | 'request'>): boolean {
  return isSold(carrier, { line: risk.line, state: risk.state, day })
}

/** The estimate for an offer whose carrier did not answer in time; null if there is none, or the carrier may not be sold. */
export function estimateFor(deps: Deps): (offer: Omit<OfferToAsk, 'open'>) => Promise<Quoted | null> {
  return async offer => {
    const asked = await whatToAsk(deps, offer)
    if (!maySell(asked)) return null
    const { carrier, request } = asked
    const own = await deps.ownPrices(offer.quote, carrier.id)
    return estimateOf(deps, { carrier, request, reason: 'closed', own })
  }
}

const boundReached = {
  kind: 'unavailable',
  message: { key: 'unavailable.heardEnough', values: { risks: mostQuestions } },
} as const

/** What our limits for a carrier give as the reason why it is not asked, and in place of an estimate. */
const budgets = {
  day: ['budget', { kind: 'unavailable', message: { key: 'unavailable.askedEnough' } }],
  minute: ['minute', { kind: 'unavailable', message: { key: 'unavailable.askedMuch' } }],
} as const satisfies Record<string, readonly [EstimateReason & NoAnswer, Outcome]>

const lost = { kind: 'failed', cause: 'network', retryable: false } as const

/**
 * Which outcomes are a carrier's own answer, which nothing replaces. `needs` is not one: the carrier is asked again once it has what
 * it asks for.
 */
const isAnswerOfKind = {
  quoted: true,
  referred: true,
  declined: true,
  unavailable: true,
  listed: true,
  needs: false,
  failed: false,
} as const satisfies Record<Outcome['kind'], boolean>

type AnswerKind = {
  [Kind in Outcome['kind']]: (typeof isAnswerOfKind)[Kind] extends true ? Kind : never
}[Outcome['kind']]

/** Whether an outcome is the carrier's own answer. */
export function isAnswer(outcome: Outcome): outcome is Extract<Outcome, { kind: AnswerKind }> {
  return isAnswerOfKind[outcome.kind]
}

/** Why a carrier gave no answer of its own. */
function causeOf(outcome: Exclude<Outcome, { kind: AnswerKind }>): NoAnswer {
  return outcome.kind === 'needs' ? 'needs' : outcome.cause
}

function questionOf(
  { secret, sent, callbackTo }: Deps,
  { quote, carrier }: OfferToAsk,
  {
    connector,
    request,
    pet,
    ticket,
  }: Pick<ToAsk, 'connector' | 'request' | 'pet'> & Pick<Question, 'ticket'>,
): Question {
  return {
    carrier,
    connector,
    request,
    ticket,
    noteSending: kinds => sent.note({ quote, round: quote.round, carrier, kinds }),
    sending: {
      idempotencyKey: idempotencyKeyOf({ carrier, request }),
      // Offers over the wire are made only after the page with the disclosure, on the same day.
      disclosed: request.today,
      ...(connector.callback
        ? {
            callback: callbackTo({ quoteId: quote.id, carrier, round: quote.round, ...(pet ? { pet } : {}) }),
          }
        : {}),
      secret(name) {
        const value = secret(name)
        if (value === undefined) throw new Error(`${name} is not set`)
        return value
      },
    },
  }
}
