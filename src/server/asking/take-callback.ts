import { isProven } from '../../connectors/callback.ts'
import type { WireConnector } from '../../connectors/connector.ts'
import { eachPet } from '../../connectors/each-pet.ts'
import { at } from '../../connectors/json-http/mapping/path.ts'
import type { CallbackOutcome, CarrierCallback, TakeCallback } from '../journey/quoting/carrier-callback.ts'
import type { Log } from '../platform/log.ts'
import type { CarrierAnswers } from '../store/carriers/carrier-answers.ts'
import type { OfferStore, Settled } from '../store/carriers/offer-store.ts'
import type { QuoteStore } from '../store/rows/quote-store.ts'
import { isAnswer } from './ask-carrier.ts'
import { answerAbout, askedPets, ticketOf } from './asked-pets.ts'
import type { CallbackReferences } from './callback-references.ts'
import { cleanOutcome } from './clean-outcome.ts'
import type { LogSettled } from './log-settled.ts'
import { callbacks } from './metrics.ts'
import { unconfirmed } from './needed.ts'
import { type QuestionDeps, questionAbout, whatToAsk } from './what-to-ask.ts'

interface Deps extends QuestionDeps {
  readonly references: CallbackReferences
  readonly quotes: Pick<QuoteStore, 'readAny'>
  readonly offers: Pick<OfferStore, 'historyOf' | 'settle' | 'postpone'>
  readonly answers: CarrierAnswers
  readonly logSettled: LogSettled
  secret(name: string): string | undefined
  readonly log: Log
}

/**
 * Takes an answer that a carrier sends on its own, read like a polled one. Only the first counts, so a repeated one
 * does no harm.
 */
export function takeCallbackBy(deps: Deps): TakeCallback {
  return async callback => {
    const known = deps.carriers.find(({ id }) => id === callback.carrier)
    const outcome = known ? await take(deps, callback) : 'refused'
    // A request may name a carrier that does not exist.
    if (known) callbacks.inc({ carrier: known.id, outcome })
    return outcome
  }
}

async function take(deps: Deps, callback: CarrierCallback): Promise<CallbackOutcome> {
  const ways = callbackTermsOf(deps, callback)
  if (ways.length === 0) return 'refused'
  const offer = ways
    .map(({ reference }) => deps.references.read(referenceIn(callback, reference) ?? '', callback.carrier))
    .find(found => found !== null)
  if (!offer) return 'unknown'
  const quote = await deps.quotes.readAny(offer.quoteId)
  const history = quote?.round === offer.round ? await deps.offers.historyOf(quote, offer.carrier) : null
  if (!quote || !history?.deadline) return 'repeated'
  const { carrier, connector, request, needed } = await whatToAsk(deps, {
    quote,
    carrier: offer.carrier,
  })
  const requests = eachPet(request)
  const about = requests[offer.pet ?? 0]
  if (!about) return 'repeated'
  const read = connector.read(
    { status: 200, headers: { 'content-type': 'application/json' }, body: callback.body.toString('utf8') },
    about,
  )
  if (read.kind === 'pending' || read.kind === 'next' || !isAnswer(read)) return 'unread'
  const clean = cleanOutcome(deps, carrier, read)
  const outcome = unconfirmed(clean, needed)
  const question = questionAbout(carrier, connector, about)
  const settle = async (ending: Pick<Settled, 'outcome' | 'standIn' | 'answerKeys'>) => {
    const settled = { quote, carrier: carrier.id, ...ending }
    if (!(await deps.offers.settle(settled))) return 'repeated'
    deps.logSettled({ settled, deadline: history.deadline ?? new Date(), attempts: history.attempts })
    return 'taken'
  }
  if (requests.length === 1)
    return settle({ outcome, standIn: false, answerKeys: deps.answers.keysOf(question) })
  const asked = askedPets(history.ticket)
  if (asked.done.length !== (offer.pet ?? 0)) return 'repeated'
  await deps.answers.keep({ ...question, quote, outcome })
  const done = [...asked.done, { outcome, standIn: false }]
  if (done.length === requests.length) return settle(answerAbout(request, done))
  // The worker asks about the next pet.
  const { attempts, calls } = history
  const { deadlineMs, atOnce } = connector.terms
  const isOpen = await deps.offers.postpone({
    quote,
    ticket: ticketOf({ done, ticket: null, attempts }),
    calls,
    meanwhile: null,
    again: {
      job: { quoteId: quote.id, carrier: carrier.id, round: quote.round },
      callMs: deadlineMs * (requests.length - done.length),
      atOnce,
    },
  })
  return isOpen ? 'taken' : 'repeated'
}

type CallbackTerms = NonNullable<WireConnector['callback']>

/** The callback terms of this carrier's lines under which this callback is proven to be the carrier's. */
function callbackTermsOf(
  { carriers, secret }: Deps,
  { carrier, header, body }: CarrierCallback,
): readonly CallbackTerms[] {
  const lines = carriers.find(({ id }) => id === carrier)?.lines ?? {}
  return Object.values(lines).flatMap(({ connector }) => {
    const way = connector.via === 'wire' ? connector.callback : undefined
    const value = way && secret(way.secret)
    if (!way || !value) return []
    return isProven({ proof: way.proof, secret: value, given: header(way.header), body }) ? [way] : []
  })
}

function referenceIn({ reference, body }: CarrierCallback, path: string | undefined): string | undefined {
  if (path === undefined) return reference
  try {
    const found = at(JSON.parse(body.toString('utf8')), path)
    return typeof found === 'string' ? found : undefined
  } catch {
    return undefined
  }
}
