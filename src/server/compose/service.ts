import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Carrier } from '../../carriers/carrier.ts'
import { lines } from '../../lines/index.ts'
import type { ISODate } from '../../wizard/today.ts'
import { makeOfferQueue } from '../asking/fan-out.ts'
import { buildApp } from '../http/app.ts'
import type { PageSource } from '../http/pages/page-source.ts'
import { logRatedTo } from '../journey/log-rated.ts'
import { makeOffersOf } from '../journey/make-offers.ts'
import { openMaps } from '../maps/open-maps.ts'
import type { Config } from '../platform/config.ts'
import { type Log, quoteRefBy } from '../platform/log.ts'
import { deriveKey, type RootKey } from '../platform/seal.ts'
import { todayAt } from '../platform/today.ts'
import { loadAdsBy } from '../results/load-ads.ts'
import { presentBy } from '../results/present.ts'
import { makeOfferStore } from '../store/offer-store.ts'
import { makeQuoteStore } from '../store/quote-store.ts'
import { startBackground } from './background.ts'
import { openResources } from './resources.ts'

/** The whole service, wired and not yet listening. */
export interface Service {
  readonly app: FastifyInstance
  /** Health and metrics, for the admin port. */
  readonly admin: FastifyInstance
  /** Serves on until proxies know, ends requests in flight, gives jobs in hand a while, then closes the database. */
  close(): Promise<void>
}

/** How long requests in flight may take to end when the service stops. */
export const endMs = 5_000

interface Open {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly log: Log
  /** The calendar day; that of New York unless said otherwise. */
  readonly today?: () => ISODate
  /** Where pages come from while developing; else from the build. */
  readonly drawing?: PageSource
}

/** Opens the database, starts the work behind the pages unless workers do it, and builds the servers. Throws StartError. */
export async function openService({
  config,
  carriers,
  log,
  today = () => todayAt(new Date()),
  drawing,
}: Open): Promise<Service> {
  const resources = await openResources(config, log)
  const { database, jobs, keys, sealer, unreadable, outgoing, ready, admin, stopping } = resources
  const { db } = database
  const queue = makeOfferQueue(jobs)
  if (config.workers === 'inside') startBackground({ config, carriers, resources, today, log })
  const app = await buildApp({
    config,
    carriers,
    log,
    visitorKeys: [signing(keys[0]), ...keys.slice(1).map(signing)],
    ready,
    stopping: stopping.signal,
    drawing,
    services: {
      lines,
      quotes: makeQuoteStore({ db, sealer, unreadable, retentionDays: config.retentionDays, queue }),
      offers: makeOfferStore({ db, queue, unreadable }),
      maps: openMaps({ maps: config.maps, log }),
      makeOffers: makeOffersOf(carriers, logRatedTo(log, quoteRefBy(deriveKey(keys[0], 'quote reference')))),
      present: presentBy(carriers),
      loadAds: loadAdsBy({ db, carriers, send: outgoing.send, secret: config.secret, log }),
      today,
    },
  })
  return {
    app,
    admin,
    async close() {
      stopping.abort()
      await pause(config.drainMs)
      // Node no longer times a request that never comes to its end once the server closes.
      const cut = setTimeout(() => app.server.closeAllConnections(), endMs)
      await app.close()
      clearTimeout(cut)
      await resources.close()
    },
  }
}

/** What visitors' ids and tokens are signed with. */
function signing(key: RootKey): Buffer {
  return deriveKey(key, 'visitor')
}

/** A process that asks carriers and serves no pages: as many of them as there is work for. Throws StartError. */
export async function openWorker({
  config,
  carriers,
  log,
  today = () => todayAt(new Date()),
}: Open): Promise<Omit<Service, 'app'>> {
  const resources = await openResources(config, log)
  startBackground({ config, carriers, resources, today, log })
  return {
    admin: resources.admin,
    async close() {
      resources.stopping.abort()
      await resources.close()
    },
  }
}
