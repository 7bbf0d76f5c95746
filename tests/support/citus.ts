import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { ClusterDatabase } from './cluster-databases.ts'

/** The machines of a Citus cluster, the coordinator first, as `postgres://…` without a database; empty where there is none. */
export const citusNodes = process.env.CITUS?.split(',') ?? []

/** The address, on the coordinator, of a new database over all machines. */
export async function freshCitusUrl(name = newName()): Promise<string> {
  for (const node of citusNodes) {
    await ask(at(node, 'postgres'), `create database ${name}`)
    await ask(at(node, name), 'create extension citus')
  }
  const [coordinator = '', ...workers] = citusNodes
  const placeOf = (node: string) => [new URL(node).hostname, Number(new URL(node).port || 5432)]
  await ask(at(coordinator, name), 'select citus_set_coordinator_host($1, $2)', placeOf(coordinator))
  for (const worker of workers)
    await ask(at(coordinator, name), 'select citus_add_node($1, $2)', placeOf(worker))
  return at(coordinator, name)
}

/** A new database over all machines. `kill` ends every session of one machine, of each in turn, as its loss and return does. */
export async function citusDatabase(): Promise<ClusterDatabase> {
  const name = newName()
  let killed = 0
  return {
    url: await freshCitusUrl(name),
    env: { DISTRIBUTE: 'citus' },
    async kill() {
      const node = citusNodes[killed % citusNodes.length] ?? ''
      killed += 1
      await ask(
        at(node, 'postgres'),
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      )
    },
    async close() {},
  }
}

function newName(): string {
  return `test_${randomBytes(6).toString('hex')}`
}

function at(node: string, database: string): string {
  return Object.assign(new URL(node), { pathname: database }).href
}

async function ask(url: string, text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text, [...values]).finally(() => client.end())
}
