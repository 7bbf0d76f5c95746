import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { soldFrom } from '../../carriers/appointments.ts'
import type { Carrier } from '../../carriers/carrier.ts'
import { inEach } from '../../language/texts.ts'
import { licensedOn } from '../../site/site.ts'
import type { Day } from '../../units/day.ts'
import { todayAt } from '../../units/today.ts'
import { buildApp } from '../http/app.ts'
import { factsIn, withOwnPages } from '../http/pages/document/facts.ts'
import type { PageSource } from '../http/pages/page-source.ts'
import { openLanes } from '../http/plugins/security/surplus.ts'
import type { Log } from '../platform/log.ts'
import { deriveKey, type RootKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import { scheduleWords } from '../store/rows/folder-sentences.ts'
import { openAgents } from './agents.ts'
import { openArticles } from './articles.ts'
import { startBackground } from './background.ts'
import { wordsOf } from './carriers.ts'
import { openCommunities } from './communities.ts'
import { openServices } from './open-services.ts'
import { openResources, type Resources } from './resources.ts'
import type { Opened } from './run-process.ts'
import { watchTerms } from './watch-terms.ts'

/** The whole service, wired but not yet listening. */
export interface Service extends Opened {
  readonly app: FastifyInstance
}

/** How long requests in flight may take when the service stops. */
export const endMs = 5_000

interface ServiceOptions {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly log: Log
  /** The calendar day; New York's by default. */
  readonly today?: () => Day
  /** Where pages come from during development; the build by default. */
  readonly drawing?: PageSource
  /** How long a visitor who changes covers has to pause before insurers over a wire are asked; `restMs` by default. */
  readonly restMs?: number
}

/** Opens the database, starts the background work unless workers do it, and builds the servers. Throws StartError. */
export async function openService({
  config,
  carriers: panel,
  log,
  today = inNewYork,
  drawing,
  restMs,
}: ServiceOptions): Promise<Service> {
  const communities = openCommunities(config)
  const sold = soldFrom(panel, today())
  const known = factsIn(sold, config)
  const read = await inEach(known, async facts =>
    openArticles({ config: { ...config, site: licensedOn(config.site, today()) }, carriers: sold, facts }),
  )
  for (const doubt of [...read.en.doubts, ...(read.es?.doubts ?? [])]) log('text-in-doubt', { ...doubt })
  const articles = await inEach(read, async one => one.articles)
  const facts = {
    en: withOwnPages(known.en, articles.en),
    ...(known.es && articles.es && { es: withOwnPages(known.es, articles.es) }),
  }
  const resources = await openResources(config, log)
  const { database, keys, ready, stopping } = resources
  scheduleWords({ db: database.work, words: wordsOf(panel), signal: stopping.signal, log })
  if (config.workers === 'inside') startBackground({ config, carriers: panel, resources, today, log })
  watchTerms({ site: config.site, carriers: panel, today, signal: stopping.signal, log })
  const { services, limitRequest, limitAgent } = openServices({
    ...{ config, carriers: panel, resources, articles, communities, log, today, restMs },
  })
  const lanes = openLanes()
  const app = await buildApp({
    config,
    facts,
    introductionTexts: await inEach(read, async ({ introduction }) => introduction),
    log,
    visitorKeys: [signing(keys[0]), ...keys.slice(1).map(signing)],
    ready,
    stopping: stopping.signal,
    lanes,
    limitRequest,
    agentDoor:
      config.site.agents &&
      openAgents({ config, services, keys, limit: limitAgent, peopleIdleMs: lanes.peopleIdleMs, log }),
    drawing,
    services,
  })
  const drain = async () => {
    // The service keeps serving until the proxies notice.
    await pause(config.drainMs)
    // After the server closes, Node no longer times out a request that never ends.
    const cut = setTimeout(() => app.server.closeAllConnections(), endMs)
    await app.close()
    clearTimeout(cut)
  }
  return { app, ...openedOn(resources, drain) }
}

/** The keys that sign visitors' ids and tokens. */
function signing(key: RootKey): Buffer {
  return deriveKey(key, 'visitor')
}

/** Opens a process that asks carriers and serves no pages; run as many as there is work for. Throws StartError. */
export async function openWorker({
  config,
  carriers,
  log,
  today = inNewYork,
}: ServiceOptions): Promise<Opened> {
  const resources = await openResources(config, log)
  const { database, stopping } = resources
  scheduleWords({ db: database.work, words: wordsOf(carriers), signal: stopping.signal, log })
  startBackground({ config, carriers, resources, today, log })
  return openedOn(resources)
}

/**
 * A process with its resources. To close, it begins nothing new, drains requests, and gives running jobs time to end.
 */
function openedOn(resources: Resources, drain = async () => {}): Opened {
  return {
    admin: resources.admin,
    async close() {
      resources.stopping.abort()
      await drain()
      await resources.close()
    },
  }
}

function inNewYork(): Day {
  return todayAt(new Date())
}
