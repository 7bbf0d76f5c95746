import { CarrierError, loadCarriers } from '../carriers/load-carriers.ts'
import { type Config, readConfig } from './config.ts'
import { listen } from './listen.ts'
import { logOf } from './log.ts'
import { openService } from './service.ts'
import { orExplain, StartError } from './start-error.ts'
import { stopInGoodOrder } from './stop.ts'

await orExplain(() => start(readConfig(process.env)))

async function start(config: Config): Promise<void> {
  const log = logOf(config)
  const carriers = await loadCarriers().catch(error => {
    throw error instanceof CarrierError ? new StartError(error.message) : error
  })
  const service = await openService({ config, log, carriers })
  stopInGoodOrder(() => service.close(), log)
  try {
    await listen(service.app, { port: config.port, host: config.host, setting: 'PORT' })
    const { adminPort } = config
    if (adminPort) await listen(service.admin, { port: adminPort, host: '127.0.0.1', setting: 'ADMIN_PORT' })
  } catch (error) {
    await service.close()
    throw error
  }
  process.stdout.write(`Wadsworth is at your service: ${config.origins[0]}\n`)
}
