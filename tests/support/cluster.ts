import { randomBytes } from 'node:crypto'
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Reply } from '../../src/connectors/json-http/contract.ts'
import { connect } from '../../src/server/platform/database/database.ts'
import { type Program, startProgram } from '../processes/process.ts'
import { type ClusterDatabase, oneDatabase } from './cluster-databases.ts'
import { freePort } from './free-port.ts'
import { quiet } from './quiet.ts'
import { visitorAt } from './visitor.ts'

export type Role = 'server' | 'server apart' | 'worker'

interface ClusterSettings {
  readonly roles: readonly Role[]
  /** Where the carriers of all nodes answer, as `host:port`. */
  readonly carriersAt: string
  readonly carriers: number
  readonly callMs: number
  /** Further settings of all nodes. */
  readonly env?: Readonly<Record<string, string>>
  /** One PostgreSQL by default. */
  readonly database?: ((dataDir: string) => Promise<ClusterDatabase>) | undefined
}

/** Several nodes of the service as an operator runs them, each a process of its own, on one PostgreSQL. */
export interface Cluster {
  readonly databaseUrl: string
  readonly sealKeys: string
  /** A visitor whose every request may reach another server, with headers of its own. */
  visitor(
    pick: (most: number) => number,
    own?: Readonly<Record<string, string>>,
  ): ReturnType<typeof visitorAt>
  /** Kills one of the nodes without warning and starts another in its place. */
  kill(nth: number): Promise<void>
  /** Asks one of the nodes to stop, and starts another in its place when it has; returns its exit code. */
  replace(nth: number): Promise<number | null>
  /** Kills every process of the database; it comes back by itself, or its standby takes over. */
  killDatabase(): Promise<void>
  close(): Promise<void>
}

const origin = 'http://wadsworth.example'

export async function startCluster({
  roles,
  carriersAt,
  carriers,
  callMs,
  env = {},
  database: openDatabase = oneDatabase,
}: ClusterSettings): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-cluster-'))
  await chmod(dataDir, 0o755)
  const carriersDir = join(dataDir, 'carriers')
  await Promise.all(
    Array.from({ length: carriers }, (_, nth) =>
      writeCarrier(carriersDir, { id: `carrier-${nth}`, at: carriersAt, callMs }),
    ),
  )
  const database = await openDatabase(dataDir)
  // The first node would migrate; all start at once here.
  const distribute = database.env?.DISTRIBUTE === 'citus' ? 'citus' : undefined
  await (await connect({ url: database.url, log: quiet, distribute })).close()
  const sealKeys = `k1:${randomBytes(32).toString('base64')}`
  const ports = await Promise.all(roles.map(() => freePort()))
  const nodes: Program[] = []

  async function start(nth: number): Promise<void> {
    const role = roles[nth] ?? 'worker'
    const program = startProgram(`../../src/server/${role === 'worker' ? 'worker' : 'main'}.ts`, {
      args: [],
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        SEAL_KEYS: sealKeys,
        PORT: String(ports[nth]),
        PUBLIC_ORIGIN: origin,
        CARRIERS_DIR: carriersDir,
        CARRIERS_KEY: 'wadsworth',
        CARRIERS_SECRET: 'secret',
        EGRESS_ALLOW: carriersAt,
        SANDBOX: 'off',
        // Longer than the proxy takes to look, also on a machine with other work.
        DRAIN_SECONDS: '3',
        WORKERS: role === 'server' ? 'inside' : 'apart',
        ...database.env,
        ...env,
      },
    })
    nodes[nth] = program
    await program.line('Wadsworth')
  }

  /** Until it is up: a database that was just killed accepts no connection. */
  async function startAgain(nth: number): Promise<void> {
    for (;;) {
      const isUp = await start(nth).then(
        () => true,
        () => false,
      )
      if (isUp) return
      await pause(200)
    }
  }

  await Promise.all(roles.map((_, nth) => start(nth)))
  const proxy = startProxy(ports.filter((_, nth) => roles[nth] !== 'worker'))
  return {
    databaseUrl: database.url,
    sealKeys,
    visitor: (pick, own) => visitorAt(origin, () => `http://127.0.0.1:${proxy.serverFor(pick)}`, own),
    async kill(nth) {
      await nodes[nth]?.kill()
      await startAgain(nth)
    },
    async replace(nth) {
      const node = nodes[nth]
      const over = new Promise<number | null>(resolve => node?.child.once('exit', resolve))
      node?.child.kill('SIGTERM')
      const code = await over
      await startAgain(nth)
      return code
    },
    killDatabase: database.kill,
    async close() {
      proxy.close()
      await Promise.all(nodes.map(node => node.kill()))
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sends visitors to servers that report ready, as a proxy does, polling four times a second. */
function startProxy(ports: readonly number[]) {
  let ready = ports
  const timer = setInterval(async () => {
    const looked = await Promise.all(ports.map(isReady))
    ready = ports.filter((_, nth) => looked[nth])
  }, 250)
  return {
    serverFor: (pick: (most: number) => number) => ready[pick(ready.length)] ?? ports[pick(ports.length)],
    close: () => clearInterval(timer),
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

interface OnWire {
  readonly id: string
  readonly at: string
  readonly callMs: number
}

/** The folder of a carrier that speaks our own contract, at a path with its name. */
async function writeCarrier(folder: string, { id, at, callMs }: OnWire): Promise<void> {
  const writing = {
    connector: 'json http',
    states: ['TX'],
    endpoint: `http://${at}/${id}`,
    key: { id: 'CARRIERS_KEY', secret: 'CARRIERS_SECRET' },
    deadlineMs: callMs,
    atOnce: 32,
  }
  const insurer = {
    name: `${id} (demo)`,
    tagLine: 'Made for a test',
    rating: 4,
    reviewCount: 1,
    badges: [],
    descriptionHtml: '<p>Made for a test.</p>',
  }
  const carrier = { id, demo: true, phone: '1-800-555-0100', insurer, lines: { renters: writing } }
  await mkdir(join(folder, id), { recursive: true })
  await writeFile(join(folder, id, 'carrier.json'), JSON.stringify(carrier))
  await copyFile(
    new URL('../../data/carriers/bramble/logo.svg', import.meta.url),
    join(folder, id, 'logo.svg'),
  )
}

const priced: Reply = {
  ...{ status: 'quoted', currency: 'USD', quoteNumber: 'Q-1', premium: '11.00', period: 'month' },
  ...{ coverageText: '$30,000 belongings', expiresAt: '2099-12-31' },
}

/** The final outcome of each carrier. */
export function replyPriced(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(priced))
}
