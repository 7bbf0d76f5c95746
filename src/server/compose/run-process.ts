import type { FastifyInstance } from 'fastify'
import { announce } from '../platform/announce.ts'
import { listen } from '../platform/listen.ts'
import { type Log, logOf } from '../platform/log.ts'
import { orExit } from '../platform/start-error.ts'
import { stopInGoodOrder } from '../platform/stop.ts'
import { type Config, readConfig } from '../settings/config.ts'
import { openCarriers, type Panel } from './carriers.ts'

/** An open process: servers that do not listen yet, and a way to close them. */
export interface Opened {
  /** The public server; only for a process that serves pages. */
  readonly app?: FastifyInstance
  /** Health and metrics, for METRICS_LISTEN. */
  readonly admin: FastifyInstance
  close(): Promise<void>
}

interface Program {
  readonly open: (panel: Panel & { readonly log: Log }) => Promise<Opened>
  readonly event: 'service-ready' | 'worker-ready'
  /** Whether it serves pages, which requires the origin of links to be set. */
  readonly servesPages?: boolean
}

/**
 * Runs a whole process: reads settings, opens, listens, announces that it is up, and closes everything on a stop
 * signal.
 */
export async function runProcess({ open, event, servesPages = false }: Program): Promise<void> {
  await orExit(() => start(readConfig(process.env, { servesPages })))

  async function start(config: Config): Promise<void> {
    const log = logOf(config)
    const stopping = stopInGoodOrder(log)
    const panel = await openCarriers({ config, log })
    const opened = await open({ ...panel, log })
    const close = async () => {
      await opened.close()
      panel.close()
    }
    stopping.closes(close)
    if (stopping.isAsked()) return
    try {
      await listenOn(opened, config)
    } catch (error) {
      // A stop signal arrived meanwhile: the process is already closing.
      if (stopping.isAsked()) return
      await close()
      throw error
    }
    announce(log, event, config.siteAddress)
  }
}

async function listenOn({ app, admin }: Opened, { port, host, metrics }: Config): Promise<void> {
  if (app) await listen(app, { port, host, setting: 'PORT' })
  if (metrics) await listen(admin, { ...metrics, setting: 'METRICS_LISTEN' })
}
