import closeWithGrace from 'close-with-grace'
import pino from 'pino'
import { openCarriers } from './carriers.ts'
import { type Config, readConfig } from './config.ts'
import { listen } from './listen.ts'
import { openWorker } from './service.ts'
import { orExplain } from './start-error.ts'

/** `npm run worker`: asks carriers for the offers of all servers on the same database, and serves no pages. */
await orExplain(() => start(readConfig(process.env)))

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.production ? 'info' : 'warn', base: null })
  const panel = await openCarriers({ config, log: logger })
  const worker = await openWorker({ ...panel, logger })
  closeWithGrace({ delay: 30_000, logger }, async () => {
    await worker.close()
    panel.close()
  })
  const { adminPort: port } = config
  if (port) await listen(worker.admin, { port, host: '127.0.0.1', setting: 'ADMIN_PORT' })
  process.stdout.write('Wadsworth asks carriers.\n')
}
