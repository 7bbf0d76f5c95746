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
import { ownPricesBy } from '../journey/coverage/own-prices.ts'
import { resumeOrders } from '../orders/resume-orders.ts'
import { type Log, quoteRefBy } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import { makeCarrierAnswers } from '../store/carriers/carrier-answers.ts'
import { makeCarrierBudget } from '../store/carriers/carrier-budget.ts'
import { makeCarrierQuestions } from '../store/carriers/carrier-questions.ts'
import { makeOfferStore } from '../store/carriers/offer-store.ts'
import { makeSentQuestions } from '../store/carriers/sent-questions.ts'
import { scheduleRetention } from '../store/retention.ts'
import { makeQuoteStore } from '../store/rows/quote-store.ts'
import { callbackToBy } from './callbacks.ts'
import { startLeads } from './leads.ts'
import { startMail } from './mail.ts'
import { orderDeps } from './orders.ts'
import type { Resources } from './resources.ts'

interface Work {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly resources: Resources
  readonly today: () => Day
  readonly log: Log
}

/**
 * Starts the background work, which ends when the process stops: asking carriers, closing offer windows, erasing,
 * sending mail.
 */
export function startBackground({ config, carriers, resources, today, log }: Work): void {
  const { jobs, keys, sealer, unreadable } = resources
  const { signal } = resources.stopping
  const { eventDays, orderDays } = config
  const { retentionDays } = config.site
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
    call: makeCallCarrier({ send: resources.send, pace: makePace(db) }),
    answers: makeCarrierAnswers({ db, sealer, unreadable, key: deriveKey(keys[0], 'carrier answers') }),
    questions: makeCarrierQuestions({ db, key: deriveKey(keys[0], 'carrier questions') }),
    budget: makeCarrierBudget({ db, carriers, dollarsPerDay: config.questionBudget }),
    sent: makeSentQuestions({ db, unreadable }),
    estimates: makeEstimator({ index }),
    ownPrices: ownPricesBy({ lines, today, quotes, offers }),
    secret: config.secret,
    callbackTo: callbackToBy({ site: config.siteAddress, keys }),
    log,
  }
  const refOf = quoteRefBy(deriveKey(keys[0], 'quote reference'))
  const logSettled = logSettledTo(log, refOf)
  fanOut({ jobs, quotes, offers, ask: askCarrier(asking), logSettled, log, slots: slotsFor(carriers) })
  sweepOverdue({ quotes, offers, estimate: estimateFor(asking), logSettled, signal, log })
  scheduleRetention({ db, retentionDays, eventDays, orderDays, today, signal, log })
  resumeOrders({ ...orderDeps({ config, carriers, resources, log }), signal })
  startLeads({ config, resources, quotes, log })
  startMail({
    config,
    carriers,
    resources,
    reading: { lines, quotes, offers, today },
    log,
  })
}
