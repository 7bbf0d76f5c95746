import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startSandbox } from '../../src/server/compose/sandbox.ts'
import { connect } from '../../src/server/platform/database/database.ts'
import { startEmbedded } from '../../src/server/platform/database/embedded/embedded.ts'
import { openJobQueue } from '../../src/server/platform/jobs/job-queue.ts'
import { quiet } from './quiet.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The scratch server of this run, and the migrated database that others are copied from. */
    database: { url: string; template: string }
    /** Where the demonstration carriers answer at once, and the settings with our id and secret for them. */
    sandbox: { origin: string; secrets: Readonly<Record<string, string>> }
  }
}

const template = 'template_wadsworth'

/** One server and one sandbox for the whole run; they end with the run, however that ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(tmpdir(), `wadsworth-test-${randomBytes(6).toString('hex')}`)
  await mkdir(dataDir, { mode: 0o711 })
  const server = await startEmbedded({ dataDir, log: quiet, scratch: true })
  await makeTemplate(server.url)
  project.provide('database', { url: server.url, template })
  const { origin, secrets, close } = await startSandbox({ pace: 'none' })
  project.provide('sandbox', { origin, secrets })
  return () => {
    close()
    return server.close()
  }
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  const url = Object.assign(new URL(serverUrl), { pathname: template }).href
  const database = await connect({ url, log: quiet })
  const jobs = await openJobQueue({ url, queues: [], log: quiet })
  await jobs.stop()
  await database.close()
}
