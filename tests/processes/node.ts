/**
 * One node of the service: a server that leaves carriers to workers, a server that asks them too, or a worker. Its
 * carriers all live on a carrier server of the test.
 */
import { readConfig } from '../../src/server/config.ts'
import { listen } from '../../src/server/listen.ts'
import { openService, openWorker } from '../../src/server/service.ts'
import { carrier } from '../panel.ts'
import { quiet as log } from '../quiet.ts'
import { connectorTo } from '../wire.ts'

const [role = '', carriersAt = '', count = '', callMs = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const carriers = Array.from({ length: Number(count) }, (_, nth) => {
  const id = `carrier-${nth}`
  return carrier(id, 4, connectorTo(`http://${carriersAt}/${id}`, { deadlineMs: Number(callMs), atOnce: 32 }))
})

const opened = { config, carriers, log }
const close = role === 'worker' ? (await openWorker(opened)).close : await serve()
process.stdout.write('ready\n')
process.once('SIGTERM', () => void close().then(() => process.exit(0)))

async function serve(): Promise<() => Promise<void>> {
  const service = await openService(opened)
  await listen(service.app, { port: config.port, host: config.host, setting: 'PORT' })
  return service.close
}
