import type { Carrier } from '../../carriers/carrier.ts'
import type { Community } from '../../communities/community.ts'
import { lines, linesOf } from '../../lines/index.ts'
import type { ArticlesIn } from '../../texts/read-articles.ts'
import type { Day } from '../../units/day.ts'
import { askAgainBy } from '../asking/ask-again.ts'
import { makeCallCarrier } from '../asking/call-carrier.ts'
import { makeOfferQueue } from '../asking/fan-out.ts'
import { loadAdsBy } from '../asking/load-ads.ts'
import { logSettledTo } from '../asking/log-settled.ts'
import { makePace } from '../asking/pace.ts'
import { takeCallbackBy } from '../asking/take-callback.ts'
import { restMs as usualRestMs } from '../journey/adjusting/resting-offers.ts'
import { makeCommunities } from '../journey/communities/make-communities.ts'
import { matchBy } from '../journey/partner-of.ts'
import { logRatedTo } from '../journey/quoting/log-rated.ts'
import { makeOffersOf, ratePlansOf } from '../journey/quoting/make-offers.ts'
import { servedBy } from '../journey/quoting/served.ts'
import { makeSampleList } from '../journey/samples/sample-list.ts'
import type { Services } from '../journey/services.ts'
import { mailPresses } from '../mail/mail-links.ts'
import { mapsServiceOf, openMaps } from '../maps/open-maps.ts'
import { workOnOrder } from '../orders/work-on-order.ts'
import { openPictures } from '../pictures/pictures.ts'
import { isUnavailable } from '../platform/database/errors.ts'
import { type Log, quoteRefBy } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import { makeTellerOf } from '../results/teller.ts'
import type { Config } from '../settings/config.ts'
import { makeCarrierAnswers } from '../store/carriers/carrier-answers.ts'
import { makeCarrierBudget } from '../store/carriers/carrier-budget.ts'
import { makeCarrierQuestions } from '../store/carriers/carrier-questions.ts'
import { makeOfferStore } from '../store/carriers/offer-store.ts'
import { makeSentQuestions } from '../store/carriers/sent-questions.ts'
import { makePostbacks } from '../store/counts/postbacks.ts'
import { shareWithGoogle } from '../store/counts/share-with-google.ts'
import { makeVisitEvents } from '../store/counts/visit-events.ts'
import { actionsOf } from '../store/rows/actions-of.ts'
import { findByNumberIn } from '../store/rows/find-quote.ts'
import { makeLeadOutbox } from '../store/rows/lead-outbox.ts'
import { forgetOldLetters } from '../store/rows/mailing/mail-files.ts'
import { makeMailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import { makePriceWatches } from '../store/rows/mailing/price-watches.ts'
import { makePriceChecks } from '../store/rows/price-checks.ts'
import { makePriceShares } from '../store/rows/price-shares.ts'
import { makeQuoteLinks } from '../store/rows/quote-links.ts'
import { makeQuoteStore } from '../store/rows/quote-store.ts'
import { callbackReferences } from './callbacks.ts'
import { wordsOf } from './carriers.ts'
import { type Guard, openGuard } from './guard.ts'
import { mailHashes, mailTokens } from './mail.ts'
import { orderDeps, sellable } from './orders.ts'
import type { Resources } from './resources.ts'

/** What a service is opened with. */
export interface ServicesOptions {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly resources: Resources
  readonly articles: ArticlesIn
  readonly communities: readonly Community[]
  readonly log: Log
  readonly today: () => Day
  /** How long a visitor who changes covers has to pause before insurers over a wire are asked; `restMs` by default. */
  readonly restMs?: number | undefined
}

/** The services, and the limit that every request passes before it reaches one. */
export interface OpenedServices {
  readonly services: Services
  readonly limitRequest: Guard['limitRequest']
}

/** Everything that calls and pages may use, over open resources. */
export function openServices({
  config,
  carriers: panel,
  resources,
  articles,
  communities,
  log,
  today,
  restMs = usualRestMs,
}: ServicesOptions): OpenedServices {
  const { database, jobs, keys, sealer, unreadable, outgoing, stopping } = resources
  const { db } = database
  const queue = makeOfferQueue(jobs)
  const words = wordsOf(panel)
  const hashes = mailHashes(resources)
  const outbox = makeMailOutbox({ db, hashes, unreadable })
  const watches = makePriceWatches({ db, hashes, unreadable })
  const visits = makeVisitEvents({
    db: database.work,
    key: deriveKey(keys[0], 'visit events'),
    today,
    log,
    ...(config.ga4 ? { share: shareWithGoogle(config.ga4, outgoing.send, log) } : {}),
  })
  resources.atLast(visits.drain)
  const working = orderDeps({ config, carriers: panel, resources, log })
  const carriers = sellable(panel, working.checkout)
  const pictures = openPictures()
  resources.atLast(pictures.close)
  const served = servedBy(config.site, carriers)
  const tellerOf = makeTellerOf({ db, words, log })
  // Prices of made-up visitors are not offers and do not count as such.
  const samples = { carriers, lines, tellerOf, today, makeOffers: makeOffersOf(carriers) }
  const sent = makeSentQuestions({ db, unreadable })
  const guard = openGuard({ config, resources, outbox, log })
  const { retentionDays } = config.site
  const quotes = makeQuoteStore({ db, sealer, unreadable, retentionDays, queue })
  const offers = makeOfferStore({ db, queue, unreadable })
  const answers = makeCarrierAnswers({ db, sealer, unreadable, key: deriveKey(keys[0], 'carrier answers') })
  const services: Services = {
    quotes: {
      ...quotes,
      async erase(of) {
        const erased = await quotes.erase(of)
        // Letters of other machines' folders go within a minute.
        if (erased) await forgetOldLetters({ db: database.work, dataDir: config.dataDir })
        return erased
      },
    },
    site: config.site,
    served,
    lines: linesOf(served.lines, {
      ...config.site,
      codeGoesTo: config.leads?.to,
      mapsService: mapsServiceOf(config.maps),
      emailGoesTo: config.site.leadsByDisclosure ? config.leads?.to : undefined,
    }),
    offers,
    answers,
    restMs,
    mails: outbox,
    leads: makeLeadOutbox({ db, unreadable }),
    agent: config.leads?.to,
    postbacks: makePostbacks(db),
    matchReference: matchBy(findByNumberIn(db), quotes),
    links: makeQuoteLinks(db),
    watches,
    actions: quoteId => actionsOf(db, quoteId),
    mailNames: address => hashes.all(address),
    shares: makePriceShares({ db, unreadable }),
    pictures,
    mailPresses: mailPresses({ tokens: mailTokens(resources), outbox, watches }),
    visits,
    sent,
    maps: openMaps({ maps: config.maps, log }),
    makeOffers: makeOffersOf(carriers, logRatedTo(log, quoteRefBy(deriveKey(keys[0], 'quote reference')))),
    admit: guard.admit,
    admitLetter: guard.admitLetter,
    ratePlans: ratePlansOf(carriers),
    askAgain: askAgainBy({
      carriers,
      call: makeCallCarrier({ send: resources.send, pace: makePace(db) }),
      answers,
      questions: makeCarrierQuestions({ db, key: deriveKey(keys[0], 'carrier questions') }),
      budget: makeCarrierBudget({ db, carriers, dollarsPerDay: config.questionBudget }),
      sent,
      secret: config.secret,
      stopping: stopping.signal,
      log,
    }),
    takeCallback: takeCallbackBy({
      ...{ carriers, lines, today, secret: config.secret },
      references: callbackReferences(keys),
      ...{ quotes, offers },
      answers,
      logSettled: logSettledTo(log, quoteRefBy(deriveKey(keys[0], 'quote reference'))),
    }),
    priceChecks: makePriceChecks({ db, unreadable }),
    orders: working.orders,
    async workOn(id) {
      try {
        const order = await working.orders.take(id)
        if (order) await workOnOrder(working, order)
        return order !== null
      } catch (error) {
        log('orders-failed', { unavailable: isUnavailable(error) })
        return false
      }
    },
    checkout: working.checkout,
    carriers,
    articles,
    communities: makeCommunities({ ...samples, communities, origin: config.siteAddress }),
    sampleList: makeSampleList({ ...samples, site: config.site }),
    tellerOf,
    loadAds: loadAdsBy({ db, carriers, send: outgoing.send, secret: config.secret, log }),
    origin: config.siteAddress,
    today,
  }
  return { services, limitRequest: guard.limitRequest }
}
