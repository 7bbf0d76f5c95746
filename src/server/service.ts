import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Carrier } from '../carriers/carrier.ts'
import { lines } from '../lines/index.ts'
import type { ISODate } from '../wizard/today.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import { openJobQueue } from './jobs/job-queue.ts'
import { openMaps } from './maps/open-maps.ts'
import { makeOfferQueue, offersQueue } from './offers/fan-out.ts'
import { loadAdsBy } from './offers/load-ads.ts'
import { makeOffersOf } from './offers/make-offers.ts'
import { makeOfferStore } from './offers/offer-store.ts'
import { presentBy } from './offers/present.ts'
import { openOutgoing } from './outgoing/outgoing.ts'
import { health } from './plugins/health.ts'
import { metrics } from './plugins/metrics.ts'
import { makeQuoteStore } from './quotes/quote-store.ts'
import { deriveKey, makeSealer, parseSealKeys } from './quotes/seal.ts'
import { readOrMakeSealKeys } from './quotes/seal-keys-file.ts'
import { todayAt } from './today.ts'
import { startWork } from './work.ts'

/** The whole service, wired and not yet listening. */
export interface Service {
  readonly app: FastifyInstance
  /** Health and metrics, for the admin port. */
  readonly admin: FastifyInstance
  /** Ends requests in flight, gives jobs in hand a while, then closes the database. */
  close(): Promise<void>
}

/** How long requests in flight may take to end when the service stops. */
const drainMs = 5_000

interface Open {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly logger: FastifyBaseLogger
  /** The calendar day; that of New York unless said otherwise. */
  readonly today?: () => ISODate
}

/** Opens the database, starts the work behind the pages and builds the servers. Throws StartError. */
export async function openService({
  config,
  carriers,
  logger,
  today = () => todayAt(new Date()),
}: Open): Promise<Service> {
  const { databaseUrl: url, dataDir, pgBin, retentionDays } = config
  const keys = parseSealKeys(config.sealKeys ?? (await readOrMakeSealKeys(dataDir)))
  const sealer = makeSealer(keys)
  const database = await openDatabase({ url, dataDir, pgBin, log: logger })
  const jobs = await openJobQueue({ url: database.url, queues: [offersQueue], log: logger })
  const stopping = new AbortController()
  const { signal } = stopping
  const { db } = database
  const queue = makeOfferQueue(jobs)
  const quotes = makeQuoteStore({ db, sealer, retentionDays, queue })
  const offers = makeOfferStore({ db, queue })
  const outgoing = openOutgoing({ allow: config.egressAllow })
  const closeWork = startWork({ config, carriers, database, jobs, keys, today, signal, log: logger })

  const ready = async () => !signal.aborted && (await database.answers())

  const app = await buildApp({
    config,
    carriers,
    logger,
    tokenKey: deriveKey(keys[0], 'visitor token'),
    ready,
    services: {
      lines,
      quotes,
      offers,
      maps: openMaps({ maps: config.maps, log: logger }),
      makeOffers: makeOffersOf(carriers),
      present: presentBy(carriers),
      loadAds: loadAdsBy({ db, carriers, send: outgoing.send, secret: config.secret, log: logger }),
      today,
    },
  })
  const admin = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  health(admin, ready)
  metrics(admin)
  return {
    app,
    admin,
    async close() {
      stopping.abort()
      // Node no longer times a request that never comes to its end once the server closes.
      const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearTimeout(cut)
      await admin.close()
      await jobs.stop()
      await closeWork()
      await outgoing.close()
      await database.close()
    },
  }
}
