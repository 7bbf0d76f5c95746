import { openCarriers } from './carriers.ts'
import { type Config, readConfig } from './config.ts'
import { listen } from './listen.ts'
import { logOf } from './log.ts'
import { openService } from './service.ts'
import { orExplain } from './start-error.ts'
import { stopInGoodOrder } from './stop.ts'

await orExplain(() => start(readConfig(process.env)))

async function start(config: Config): Promise<void> {
  const log = logOf(config)
  const panel = await openCarriers({ config, log })
  const service = await openService({ ...panel, log })
  stopInGoodOrder(async () => {
    await service.close()
    panel.close()
  }, log)
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
