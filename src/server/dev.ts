import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { openReloading } from './develop/reloading.ts'
import { announce } from './platform/announce.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { logOf } from './platform/log.ts'
import { orExit } from './platform/start-error.ts'
import { stopInGoodOrder } from './platform/stop.ts'

/**
 * `npm run dev`: one process that keeps its database and its port, in which a changed server takes the place of the one
 * before. The page comes from Vite and changes in the browser.
 */
await orExit(() => start(readConfig(process.env)))

async function start(config: Config): Promise<void> {
  const log = logOf(config)
  const stopping = stopInGoodOrder(log)
  const database = await openDatabase({ ...config, url: config.databaseUrl, log })
  const server = createServer((request, response) =>
    vite.middlewares(request, response, async () => {
      const { app } = await reloading.service()
      app.routing(request, response)
    }),
  )
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const reloading = await openReloading({ config: { ...config, databaseUrl: database.url }, log, vite })
  stopping.closes(async () => {
    server.close()
    await vite.close()
    await reloading.close()
    await database.close()
  })
  await reloading.service()
  server.listen(config.port, config.host, () => announce(log, 'service-ready', config.origins[0]))
}
