import { openCarriers } from './compose/carriers.ts'
import { openService } from './compose/service.ts'
import { announce } from './platform/announce.ts'
import { type Config, readConfig } from './platform/config.ts'
import { listen } from './platform/listen.ts'
import { logOf } from './platform/log.ts'
import { orExit } from './platform/start-error.ts'
import { stopInGoodOrder } from './platform/stop.ts'

await orExit(() => start(readConfig(process.env, { servesPages: true })))

async function start(config: Config): Promise<void> {
  const log = logOf(config)
  if (config.production && !config.databaseUrl) log('database-embedded', { folder: config.dataDir })
  const stopping = stopInGoodOrder(log)
  const panel = await openCarriers({ config, log })
  const service = await openService({ ...panel, log })
  stopping.closes(async () => {
    await service.close()
    panel.close()
  })
  if (stopping.isAsked()) return
  try {
    await listen(service.app, { port: config.port, host: config.host, setting: 'PORT' })
    const { adminPort } = config
    if (adminPort) await listen(service.admin, { port: adminPort, host: '127.0.0.1', setting: 'ADMIN_PORT' })
  } catch (error) {
    // Told to stop meanwhile, it is closing already.
    if (stopping.isAsked()) return
    await service.close()
    throw error
  }
  announce(log, 'service-ready', config.origins[0])
}
