import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../src/server/database/database.ts'
import { startEmbedded } from '../src/server/database/embedded/embedded.ts'
import { freePort } from './free-port.ts'
import { type Program, startProgram } from './processes/process.ts'
import { quiet } from './quiet.ts'
import { visitorAt } from './visitor.ts'

export type Role = 'server' | 'server apart' | 'worker'

interface Options {
  readonly roles: readonly Role[]
  /** Where the carriers of all nodes answer, as `host:port`. */
  readonly carriersAt: string
  readonly carriers: number
  readonly callMs: number
}

/** Several nodes of the service on one PostgreSQL, each a process of its own, behind one public origin. */
export interface Cluster {
  readonly databaseUrl: string
  readonly sealKeys: string
  /** A visitor whom each request may lead to another server. */
  visitor(pick: (most: number) => number): ReturnType<typeof visitorAt>
  /** Kills one of the nodes without a word and starts another in its place. */
  kill(nth: number): Promise<void>
  /** Tells one of the nodes to stop, and starts another in its place when it has. */
  replace(nth: number): Promise<void>
  /** Kills every process of the database; it comes back by itself. */
  killDatabase(): void
  close(): Promise<void>
}

const origin = 'http://wadsworth.example'

export async function startCluster({ roles, carriersAt, carriers, callMs }: Options): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-cluster-'))
  await chmod(dataDir, 0o755)
  const database = await startEmbedded({ dataDir, log: quiet })
  // The first node would migrate; all start at once here.
  await (await connect({ url: database.url, log: quiet })).close()
  const sealKeys = `k1:${randomBytes(32).toString('base64')}`
  const ports = await Promise.all(roles.map(() => freePort()))
  const nodes: Program[] = []

  async function start(nth: number): Promise<void> {
    const role = roles[nth] ?? 'worker'
    const program = startProgram('node.ts', {
      args: [role === 'worker' ? 'worker' : 'server', carriersAt, String(carriers), String(callMs)],
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        SEAL_KEYS: sealKeys,
        PORT: String(ports[nth]),
        PUBLIC_ORIGIN: origin,
        EGRESS_ALLOW: carriersAt,
        SANDBOX: 'off',
        WORKERS: role === 'server' ? 'inside' : 'apart',
      },
    })
    nodes[nth] = program
    await program.line('ready')
  }

  /** Until it is up: a database that is just killed lets nobody in. */
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
  const servers = ports.filter((_, nth) => roles[nth] !== 'worker')
  return {
    databaseUrl: database.url,
    sealKeys,
    visitor: pick => visitorAt(origin, () => `http://127.0.0.1:${servers[pick(servers.length)]}`),
    async kill(nth) {
      await nodes[nth]?.kill()
      await startAgain(nth)
    },
    async replace(nth) {
      const node = nodes[nth]
      const over = node && new Promise(resolve => node.child.once('exit', resolve))
      node?.child.kill('SIGTERM')
      await over
      await startAgain(nth)
    },
    killDatabase() {
      for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL')
    },
    async close() {
      await Promise.all(nodes.map(node => node.kill()))
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The server of the database first, then its children, as they are now. */
function processesOf(dataDir: string): readonly number[] {
  const pid = readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return [pid, ...children].map(Number)
}
