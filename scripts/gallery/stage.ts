// First, so that whatever is loaded after it reads this clock.
import './clock.ts'
import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { sandboxKey } from '../../src/carriers/sandbox-key.ts'
import { openSandbox } from '../../src/sandbox/sandbox.ts'
import { loadSides } from '../../src/sandbox/sides/sides.ts'
import { panelOf } from '../../src/server/compose/carriers.ts'
import { openService } from '../../src/server/compose/service.ts'
import { startEmbedded } from '../../src/server/platform/database/embedded/embedded.ts'
import { readConfig } from '../../src/server/settings/config.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { quiet } from '../../tests/support/quiet.ts'

/**
 * The product on its demonstration carriers, as a process of its own that ends with the one that started it, which is sent a message
 * with the address of the pages and the folder of the mails.
 */
const dataDir = join(tmpdir(), `wadsworth-gallery-${randomBytes(6).toString('hex')}`)
await mkdir(dataDir, { mode: 0o711 })
const database = await startEmbedded({ dataDir, log: quiet, scratch: true })
const key = { id: 'wadsworth', secret: randomBytes(32).toString('hex') }
const sandbox = await openSandbox({ sides: loadSides(), key, pace: 'none' })
const port = await freePort()
const config = readConfig({
  PORT: String(port),
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  // One address asks for more prices here than any visitor may.
  LIMITS: 'off',
  // So that the page for an agent is there.
  LEADS: 'file',
  LEADS_TO: 'Maple Street Agency',
})
const secrets = { [sandboxKey.id]: key.id, [sandboxKey.secret]: key.secret }
const service = await openService({
  ...panelOf({ loaded: loadCarriers(), config, sandbox: { origin: sandbox.origin, secrets }, log: quiet }),
  log: quiet,
  restMs: 0,
})
await service.app.listen({ port, host: '127.0.0.1' })

process.on('disconnect', () => void close())
process.send?.({ origin: `http://127.0.0.1:${port}`, dataDir })

async function close(): Promise<void> {
  await service.close()
  await sandbox.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
