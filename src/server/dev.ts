import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import { createServer as createVite } from 'vite'
import { openReloading } from './develop/reloading.ts'
import { announce } from './platform/announce.ts'
import { openDatabase } from './platform/database/database.ts'
import { listen } from './platform/listen.ts'
import { logOf } from './platform/log.ts'
import { orExit } from './platform/start-error.ts'
import { stopInGoodOrder } from './platform/stop.ts'
import { type Config, readConfig } from './settings/config.ts'

/**
 * `npm run dev`: one process that keeps its database and port while each changed server replaces the one before. The
 * page comes from Vite, which updates it in the browser.
 */
await orExit(() => start(readConfig(process.env)))

async function start(config: Config): Promise<void> {
  const log = logOf(config)
  const stopping = stopInGoodOrder(log)
  const database = await openDatabase({ ...config, url: config.databaseUrl, log })
  const server = createServer((request, response) =>
    vite.middlewares(request, response, async () =>
      (await reloading.service()).app.routing(request, response),
    ),
  )
  const admin = createServer(async (request, response) =>
    (await reloading.service()).admin.routing(request, response),
  )
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const reloading = await openReloading({ config: { ...config, databaseUrl: database.url }, log, vite })
  const close = async () => {
    server.close()
    admin.close()
    await vite.close()
    await reloading.close()
    await database.close()
  }
  stopping.closes(close)
  try {
    await reloading.service()
    await listen(listenerOf(server), { port: config.port, host: config.host, setting: 'PORT' })
    const { metrics } = config
    if (metrics) await listen(listenerOf(admin), { ...metrics, setting: 'METRICS_LISTEN' })
  } catch (error) {
    // A stop signal came meanwhile: it is closing already.
    if (stopping.isAsked()) return
    await close()
    throw error
  }
  announce(log, 'service-ready', config.siteAddress)
}

function listenerOf(server: Server) {
  return { listen: (at: ListenOptions) => once(server.listen(at), 'listening') }
}
