import type { Carrier } from '../../carriers/carrier.ts'
import { lines } from '../../lines/index.ts'
import type { Day } from '../../units/day.ts'
import { askCarrier, estimateFor } from '../asking/ask-carrier.ts'
import { makeCallCarrier } from '../asking/call-carrier.ts'
import { fanOut, makeOfferQueue, slotsFor, sweepOverdue } from '../asking/fan-out.ts'
import { logSettledTo } from '../asking/log-settled.ts'
import { makePace } from '../asking/pace.ts'
import { makeEstimator } from '../estimate/estimate.ts'
import { keepPriceIndex, makePriceIndex } from '../estimate/price-index.ts'
import { composeMailBy } from '../mail/compose-mail.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { mailFolder, openMailer } from '../mail/mailer.ts'
import { type StopTokens, stopTokens } from '../mail/stop-tokens.ts'
import type { Config } from '../platform/config.ts'
import { type Log, quoteRefBy } from '../platform/log.ts'
import { deriveKey, type RootKey } from '../platform/seal.ts'
import { presentBy } from '../results/present.ts'
import { makeTellerOf } from '../results/teller.ts'
import { makeCarrierAnswers } from '../store/carrier-answers.ts'
import { makeCarrierQuestions } from '../store/carrier-questions.ts'
import { type AddressHashes, addressHashes } from '../store/mail-address.ts'
import { makeMailOutbox } from '../store/mail-outbox.ts'
import { makeOfferStore } from '../store/offer-store.ts'
import { makeQuoteStore } from '../store/quote-store.ts'
import { scheduleRetention } from '../store/retention.ts'
import { wordsOf } from './carriers.ts'
import type { Resources } from './resources.ts'

interface Work {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly resources: Resources
  readonly today: () => Day
  readonly log: Log
}

/**
 * Starts the work behind the pages, which ends when the process stops: asking carriers, closing offer windows, erasing,
 * sending mail.
 */
export function startBackground({ config, carriers, resources, today, log }: Work): void {
  const { jobs, keys, sealer, unreadable, outgoing } = resources
  const { signal } = resources.stopping
  const { retentionDays } = config
  const db = resources.database.work
  const queue = makeOfferQueue(jobs)
  const quotes = makeQuoteStore({ db, sealer, unreadable, retentionDays, queue })
  const offers = makeOfferStore({ db, queue, unreadable })
  const index = makePriceIndex({ db, today })
  resources.atLast(keepPriceIndex({ index, signal, log }).drain)
  const asking = {
    carriers,
    lines,
    today,
    call: makeCallCarrier({ outgoing, pace: makePace(db) }),
    answers: makeCarrierAnswers({ db, sealer, unreadable, key: deriveKey(keys[0], 'carrier answers') }),
    questions: makeCarrierQuestions({ db, key: deriveKey(keys[0], 'carrier questions') }),
    estimates: makeEstimator({ index }),
    secret: config.secret,
    log,
  }
  const refOf = quoteRefBy(deriveKey(keys[0], 'quote reference'))
  const tell = logSettledTo(log, refOf)
  fanOut({ jobs, quotes, offers, ask: askCarrier(asking), tell, log, slots: slotsFor(carriers) })
  sweepOverdue({ quotes, offers, estimate: estimateFor(asking), tell, signal, log })
  scheduleRetention({ db, retentionDays, today, signal, log })
  if (config.production && !config.mail.smtpUrl) log('mail-to-files', { folder: mailFolder(config) })
  const hashes = mailHashes(resources)
  const outbox = makeMailOutbox({ db, hashes, unreadable })
  const compose = composeMailBy({
    reading: { lines, quotes, offers, today, tellerOf: makeTellerOf({ db, words: wordsOf(carriers), log }) },
    present: presentBy(carriers),
    outbox,
    hashes,
    stops: mailStops(resources),
    origin: config.origins[0],
    retentionDays,
  })
  const mailer = openMailer(config)
  resources.atLast(deliverMails({ outbox, compose, mailer, refOf, signal, log }))
}

/** The names of mail addresses in the store. */
export function mailHashes({ keys: [first, ...others] }: Pick<Resources, 'keys'>): AddressHashes {
  const key = (root: RootKey) => deriveKey(root, 'mail address')
  return addressHashes([key(first), ...others.map(key)])
}

/** What signs the links that end mail. */
export function mailStops({ keys: [first, ...others] }: Pick<Resources, 'keys'>): StopTokens {
  const key = (root: RootKey) => deriveKey(root, 'mail stop')
  return stopTokens([key(first), ...others.map(key)])
}
