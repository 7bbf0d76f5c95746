import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Carrier } from '../../src/carriers/carrier.ts'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { panelOf } from '../../src/server/compose/carriers.ts'
import { openService, type Service } from '../../src/server/compose/service.ts'
import { openLog } from '../../src/server/platform/log.ts'
import { readConfig } from '../../src/server/settings/config.ts'
import type { Site } from '../../src/site/site.ts'
import type { Day } from '../../src/units/day.ts'
import { freshDatabaseUrl } from './database.ts'
import { freePort } from './free-port.ts'
import { type Visitor, visitorAt } from './visitor.ts'

export interface Running {
  readonly origin: string
  readonly service: Service
  readonly databaseUrl: string
  /** The folder for its files, including its mail. */
  readonly dataDir: string
  /** Every line that the service has logged. */
  readonly logged: readonly string[]
  visitor(): Visitor
  close(): Promise<void>
}

let ownCarriers: readonly Carrier[] | undefined

/** The demonstration's carriers, whose plans are loaded and compiled once in a worker: no service changes them. */
export function demoCarriers(): readonly Carrier[] {
  ownCarriers ??= loadCarriers()
  return ownCarriers
}

/** The whole service on a database of its own, listening on a free port of this machine. */
export async function run(
  options: {
    carriers?: readonly Carrier[]
    env?: Readonly<Record<string, string>>
    /** The current day; today when absent. */
    today?: Day | (() => Day)
    /** How long a visitor who changes covers pauses before insurers over a wire are asked; no time at all when absent. */
    restMs?: number
    /** How its site differs from the demonstration's. */
    site?: Partial<Site>
    /** The sandbox for its carriers; the run's own when absent. */
    sandbox?: { origin: string; secrets: Readonly<Record<string, string>> }
  } = {},
): Promise<Running> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-'))
  const databaseUrl = options.env?.DATABASE_URL ?? (await freshDatabaseUrl())
  const settings = readConfig({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    ...options.env,
  })
  const config = { ...settings, site: { ...settings.site, ...options.site } }
  const logged: string[] = []
  const log = openLog({ level: 'debug', sentences: false, write: line => void logged.push(line) })
  const { today } = options
  const loaded = options.carriers ?? demoCarriers()
  const service = await openService({
    ...panelOf({ loaded, config, sandbox: options.sandbox ?? inject('sandbox'), log }),
    log,
    restMs: options.restMs ?? 0,
    ...(today ? { today: typeof today === 'string' ? () => today : today } : {}),
  })
  await service.app.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    service,
    databaseUrl,
    dataDir,
    logged,
    visitor: () => visitorAt(origin),
    async close() {
      await service.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
