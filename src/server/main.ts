import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { CarrierError, loadCarriers } from '../carriers/load-carriers.ts'
import { type Config, readConfig } from './config.ts'
import { openService } from './service.ts'
import { orExplain, StartError } from './start-error.ts'

await orExplain(() => start(readConfig(process.env)))

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.production ? 'info' : 'warn', base: null })
  const carriers = await loadCarriers().catch(error => {
    throw error instanceof CarrierError ? new StartError(error.message) : error
  })
  const service = await openService({ config, logger, carriers })
  closeWithGrace({ delay: 15_000, logger }, () => service.close())
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

interface Listen {
  readonly port: number
  readonly host: string
  /** Named when the port is taken. */
  readonly setting: string
}

async function listen(app: FastifyInstance, { port, host, setting }: Listen): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new StartError(
      `Port ${port} of ${host} is taken: stop the program that uses it, or set ${setting}.`,
    )
  }
}
