import type { Carrier } from '../../carriers/carrier.ts'
import { lines } from '../../lines/index.ts'
import type { Day } from '../../units/day.ts'
import { askCarrier, estimateFor } from '../asking/ask-carrier.ts'
import { makeCallCarrier } from '../asking/call-carrier.ts'
import { fanOut, slotsFor, sweepOverdue } from '../asking/fan-out.ts'
import { logSettledTo } from '../asking/log-settled.ts'
import { makePace } from '../asking/pacing/pace.ts'
import { makeEstimator } from '../estimate/estimate.ts'
import { keepPriceIndex, makePriceIndex } from '../estimate/price-index.ts'
import { ownPricesBy } from '../journey/coverage/own-prices.ts'
import { resumeOrders } from '../orders/resume-orders.ts'
import type { Log } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import { makeCarrierBudget } from '../store/carriers/carrier-budget.ts'
import { makeCarrierQuestions } from '../store/carriers/carrier-questions.ts'
import { scheduleRetention } from '../store/retention.ts'
import { callbackToBy } from './callbacks.ts'
import { startLeads } from './leads.ts'
import { startMail } from './mail.ts'
import { orderDeps } from './orders.ts'
import type { Resources } from './resources.ts'
import { openStores } from './stores.ts'

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
  const { jobs, keys } = resources
  const { signal } = resources.stopping
  const { eventDays, orderDays } = config
  const { retentionDays } = config.site
  const db = resources.database.work
  const stores = openStores(db, { config, resources })
  const { quotes, offers, answers, sent, given } = stores
  const index = makePriceIndex({ db, today })
  resources.atLast(keepPriceIndex({ index, signal, log }).drain)
  const asking = {
    carriers,
    lines,
    today,
    call: makeCallCarrier({ send: resources.send, pace: makePace(db) }),
    answers,
    questions: makeCarrierQuestions({ db, key: deriveKey(keys[0], 'carrier questions') }),
    budget: makeCarrierBudget({ db, carriers, dollarsPerDay: config.questionBudget }),
    sent,
    given,
    estimates: makeEstimator({ index }),
    ownPrices: ownPricesBy({ lines, today, quotes, offers }),
    secret: config.secret,
    callbackTo: callbackToBy({ site: config.siteAddress, keys }),
    log,
  }
  const logSettled = logSettledTo(log, resources.refOf)
  fanOut({ jobs, quotes, offers, ask: askCarrier(asking), logSettled, log, slots: slotsFor(carriers) })
  sweepOverdue({ quotes, offers, estimate: estimateFor(asking), logSettled, signal, log })
  scheduleRetention({ db, retentionDays, eventDays, orderDays, today, signal, log })
  resumeOrders({ ...orderDeps({ config, carriers, resources, log }), signal })
  startLeads({ config, resources, stores, log })
  startMail({ config, carriers, resources, stores, today, log })
}
