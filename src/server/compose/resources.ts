import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { makeTokens } from '../asking/access/tokens.ts'
import { offersQueue } from '../asking/fan-out.ts'
import { type SendToCarrier, sendToCarrierBy } from '../asking/send-to-carrier.ts'
import { health } from '../http/plugins/machines/health.ts'
import { metrics } from '../http/plugins/machines/metrics.ts'
import { atMostEvery } from '../platform/at-most-every.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { type JobQueue, openJobQueue } from '../platform/jobs/job-queue.ts'
import { type Log, type QuoteRef, quoteRefBy, serverLogger } from '../platform/log.ts'
import { type Outgoing, openOutgoing } from '../platform/outgoing/outgoing.ts'
import {
  deriveKey,
  makeSealer,
  parseSealKeys,
  type ReportUnreadable,
  type RootKey,
  type Sealer,
  sealFor,
} from '../platform/seal.ts'
import { type Config, reachableBy } from '../settings/config.ts'
import { readOrMakeSealKeys } from '../settings/seal-keys-file.ts'
import { makeCarrierTokens } from '../store/carriers/carrier-tokens.ts'
import { checkSealKeys } from '../store/check-seal-keys.ts'
import { storedFigures } from '../store/counts/stored-figures.ts'
import { warnOfWeakness } from './warn-of-weakness.ts'

/** What every process of the service needs, whether it serves pages or asks carriers. */
export interface Resources {
  readonly keys: readonly [RootKey, ...RootKey[]]
  readonly sealer: Sealer
  readonly unreadable: ReportUnreadable
  /** What a quote is called in the log. */
  readonly refOf: QuoteRef
  readonly database: Database
  readonly jobs: JobQueue
  readonly outgoing: Outgoing
  /** Sends a request with the credentials that the carrier expects. */
  readonly send: SendToCarrier
  /** Aborted when the process has to stop: from then on it is not ready and starts nothing new. */
  readonly stopping: AbortController
  readonly ready: () => Promise<boolean>
  /** Health and metrics, for METRICS_LISTEN. */
  readonly admin: FastifyInstance
  /** Registers work to do after the last job ends and before the database closes. */
  atLast(work: () => Promise<void>): void
  /** Gives running jobs time to end, then closes the queue, the connections to carriers and the database. */
  close(): Promise<void>
}

/** Opens the database and the queue. Throws StartError. */
export async function openResources(config: Config, log: Log): Promise<Resources> {
  const { databaseUrl: url, dataDir, pgBin, distribute } = config
  const keys = parseSealKeys(config.sealKeys ?? (await readOrMakeSealKeys(dataDir)))
  const database = await openDatabase({ url, dataDir, pgBin, distribute, log })
  const sealer = makeSealer(keys)
  const refOf = quoteRefBy(deriveKey(keys[0], 'quote reference'))
  await checkSealKeys({
    db: database.db,
    sealer,
    names: keys.map(({ name }) => name),
    isStrict: config.production,
    log,
  })
  await warnOfWeakness({ config, db: database.db, log })
  const queues = [offersQueue]
  const jobs = await openJobQueue({ url: database.url, queues, log })
  const outgoing = openOutgoing(reachableBy(config))
  const tokens = makeTokens({
    send: outgoing.send,
    store: makeCarrierTokens({ db: database.work, seal: sealFor(keys[0], 'carrier tokens') }),
    key: deriveKey(keys[0], 'names of carrier tokens'),
  })
  const stopping = new AbortController()
  // Anybody may ask a public server, as often as they like.
  const isServing = atMostEvery(1_000, () => database.isReady())
  const ready = async () => !stopping.signal.aborted && (await isServing())
  const admin = Fastify({
    loggerInstance: serverLogger(log),
    logController: new LogController({ disableRequestLogging: true }),
  })
  health(admin, ready)
  metrics(admin, {
    token: config.metrics?.token,
    pools: database.pools,
    refresh: storedFigures({ db: database.work, queues, retentionDays: config.site.retentionDays }),
  })
  const last: (() => Promise<void>)[] = []
  return {
    keys,
    sealer,
    refOf,
    unreadable: ({ table, quoteId }) => log('row-unreadable', { table, quote_ref: refOf(quoteId) }),
    database,
    jobs,
    outgoing,
    send: sendToCarrierBy({ send: outgoing.send, tokens }),
    stopping,
    ready,
    admin,
    atLast(work) {
      last.push(work)
    },
    async close() {
      await admin.close()
      await jobs.stop()
      for (const work of last) await work()
      await outgoing.close()
      await database.close()
    },
  }
}
