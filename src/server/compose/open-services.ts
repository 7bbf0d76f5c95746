import type { Carrier } from '../../carriers/carrier.ts'
import type { Community } from '../../communities/community.ts'
import { lines, linesOf } from '../../lines/index.ts'
import type { ArticlesIn } from '../../texts/read-articles.ts'
import type { Day } from '../../units/day.ts'
import { askAgainBy } from '../asking/ask-again.ts'
import { makeCallCarrier } from '../asking/call-carrier.ts'
import { loadAdsBy } from '../asking/load-ads.ts'
import { logSettledTo } from '../asking/log-settled.ts'
import { makePace } from '../asking/pacing/pace.ts'
import { takeCallbackBy } from '../asking/take-callback.ts'
import { restMs as usualRestMs } from '../journey/adjusting/resting-offers.ts'
import { makeCommunities } from '../journey/communities/make-communities.ts'
import { logRatedTo } from '../journey/quoting/log-rated.ts'
import { makeOffers } from '../journey/quoting/make-offers.ts'
import { servedBy } from '../journey/quoting/served.ts'
import { makeSampleList } from '../journey/samples/sample-list.ts'
import type { Services } from '../journey/services.ts'
import { mailPresses } from '../mail/mail-links.ts'
import { mapsServiceOf, openMaps } from '../maps/open-maps.ts'
import { workOnOrder } from '../orders/work-on-order.ts'
import { openPictures } from '../pictures/pictures.ts'
import { isUnavailable } from '../platform/database/errors.ts'
import type { Log } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import { makeTellerOf } from '../results/teller.ts'
import type { Config } from '../settings/config.ts'
import { makeCarrierBudget } from '../store/carriers/carrier-budget.ts'
import { makeCarrierQuestions } from '../store/carriers/carrier-questions.ts'
import { makePostbacks } from '../store/counts/postbacks.ts'
import { shareWithGoogle } from '../store/counts/share-with-google.ts'
import { makeVisitEvents } from '../store/counts/visit-events.ts'
import { actionsOf } from '../store/rows/actions-of.ts'
import { findByNumberIn } from '../store/rows/find-quote.ts'
import { forgetOldLetters } from '../store/rows/mailing/mail-files.ts'
import { makePriceChecks } from '../store/rows/price-checks.ts'
import { makePriceShares } from '../store/rows/price-shares.ts'
import { makeQuoteLinks } from '../store/rows/quote-links.ts'
import { callbackReferences } from './callbacks.ts'
import { wordsOf } from './carriers.ts'
import { type Guard, openGuard } from './guard.ts'
import { mailTokens } from './mail.ts'
import { orderDeps, sellable } from './orders.ts'
import type { Resources } from './resources.ts'
import { mailHashes, openStores } from './stores.ts'

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

/** Everything that calls and pages may use, over open resources; and the limit that every request passes before it. */
export function openServices({
  config,
  carriers: panel,
  resources,
  articles,
  communities,
  log,
  today,
  restMs = usualRestMs,
}: ServicesOptions): { services: Services } & Pick<Guard, 'limitAgent' | 'limitRequest'> {
  const { siteAddress: origin } = config
  const { database, keys, refOf, unreadable, outgoing, stopping } = resources
  const { db } = database
  const stores = openStores(db, { config, resources })
  const { quotes, offers, answers, sent, given, mails, watches } = stores
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
  const served = servedBy(config.site, carriers, today)
  const tellerOf = makeTellerOf({ db, words: wordsOf(panel), log })
  const logRated = logRatedTo(log, refOf)
  const { limitRequest, limitAgent, ...door } = openGuard({ config, resources, outbox: mails, log })
  const services: Services = {
    site: config.site,
    origin,
    today,
    served,
    lines: linesOf(served.lines, {
      ...config.site,
      codeGoesTo: config.leads?.to,
      mapsService: mapsServiceOf(config.maps),
      emailGoesTo: config.site.leadsByDisclosure ? config.leads?.to : undefined,
    }),
    carriers,
    agent: config.leads?.to,
    communities: makeCommunities({ communities, carriers, lines, tellerOf, today, origin }),
    sampleList: makeSampleList({ carriers, lines, tellerOf, today, site: config.site }),
    articles,
    maps: openMaps({ maps: config.maps, log }),
    pictures,
    tellerOf,

    ...stores,
    quotes: {
      ...quotes,
      async erase(of) {
        const erased = await quotes.erase(of)
        // Letters of other machines' folders go within a minute.
        if (erased) await forgetOldLetters({ db: database.work, dataDir: config.dataDir })
        return erased
      },
    },
    findByNumber: findByNumberIn(db),
    links: makeQuoteLinks(db),
    shares: makePriceShares({ db, unreadable }),
    actions: quoteId => actionsOf(db, quoteId),
    visits,
    postbacks: makePostbacks(db),

    ...door,
    makeOffers: of => makeOffers({ carriers, logRated }, of),
    restMs,
    askAgain: askAgainBy({
      carriers,
      call: makeCallCarrier({ send: resources.send, pace: makePace(db) }),
      answers,
      questions: makeCarrierQuestions({ db, key: deriveKey(keys[0], 'carrier questions') }),
      budget: makeCarrierBudget({ db, carriers, dollarsPerDay: config.questionBudget }),
      sent,
      given,
      secret: config.secret,
      stopping: stopping.signal,
      log,
    }),
    takeCallback: takeCallbackBy({
      ...{ carriers, lines, today, secret: config.secret },
      references: callbackReferences(keys),
      ...{ quotes, offers, answers, given },
      logSettled: logSettledTo(log, refOf),
      log,
    }),
    loadAds: loadAdsBy({ db, carriers, send: outgoing.send, secret: config.secret, log }),

    mailNames: mailHashes(resources).all,
    mailPresses: mailPresses({ tokens: mailTokens(resources), outbox: mails, watches }),

    priceChecks: makePriceChecks({ db, unreadable }),
    // Over the same pool as the work on them.
    orders: working.orders,
    checkout: working.checkout,
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
  }
  return { services, limitRequest, limitAgent }
}
