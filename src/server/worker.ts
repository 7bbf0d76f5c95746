import { openCarriers } from './compose/carriers.ts'
import { openWorker } from './compose/service.ts'
import { announce } from './platform/announce.ts'
import { type Config, readConfig } from './platform/config.ts'
import { listen } from './platform/listen.ts'
import { logOf } from './platform/log.ts'
import { orExit } from './platform/start-error.ts'
import { stopInGoodOrder } from './platform/stop.ts'

/** `npm run worker`: asks carriers for the offers of all servers on the same database, and serves no pages. */
await orExit(() => start(readConfig(process.env)))

async function start(config: Config): Promise<void> {
  const log = logOf(config)
  const stopping = stopInGoodOrder(log)
  const panel = await openCarriers({ config, log })
  const worker = await openWorker({ ...panel, log })
  stopping.closes(async () => {
    await worker.close()
    panel.close()
  })
  if (stopping.isAsked()) return
  const { adminPort: port } = config
  if (port) await listen(worker.admin, { port, host: '127.0.0.1', setting: 'ADMIN_PORT' })
  announce(log, 'worker-ready', config.origins[0])
}
