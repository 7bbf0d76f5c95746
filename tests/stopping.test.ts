import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from './support/free-port.ts'

const production = {
  NODE_ENV: 'production',
  SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  PUBLIC_ORIGIN: 'https://quotes.example.com',
  DATABASE_URL: 'embedded',
  SMTP_URL: 'files',
  DRAIN_SECONDS: '2',
}

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-stopping-'))
  await chmod(dataDir, 0o755)
  onTestFinished(async () => {
    for (const pid of processesOn(dataDir)) process.kill(pid, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
})

/** Every process that works on a data folder: recognized by its environment, or PostgreSQL by its arguments. */
function processesOn(folder: string): readonly number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter(pid =>
      [`/proc/${pid}/environ`, `/proc/${pid}/cmdline`].some(file => textOf(file).includes(folder)),
    )
    .map(Number)
}

/** A process may end while it is being inspected. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

interface Started {
  readonly npm: ChildProcess
  readonly pid: number
  readonly origin: string
  /** The log so far. */
  readonly lines: readonly Readonly<Record<string, unknown>>[]
}

/** The product as `npm start` runs it, on an embedded database of its own, in a process group of its own; once it serves. */
async function start(env: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort()
  const entry = process.env.npm_execpath
  const [command, args] = entry ? [process.execPath, [entry, 'start']] : ['npm', ['start']]
  const npm = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const lines: Record<string, unknown>[] = []
  const reader = createInterface({ input: npm.stdout })
  const ready = Promise.withResolvers<void>()
  reader.on('line', line => {
    // npm itself prints which script it runs.
    if (!line.startsWith('{')) return
    lines.push(JSON.parse(line))
    if (lines.at(-1)?.event === 'service-ready') ready.resolve()
  })
  npm.once('exit', code => ready.reject(new Error(`npm start ended with ${code}`)))
  await ready.promise
  npm.removeAllListeners('exit')
  return { npm, pid: npm.pid ?? 0, origin: `http://127.0.0.1:${port}`, lines }
}

/** A request of which the last line has not been sent yet, and its reply once it is. */
async function halfRequest(origin: string) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write('GET /start HTTP/1.1\r\nHost: localhost\r\n')
  return {
    async finish(): Promise<string> {
      socket.write('\r\n')
      return (await socket.setEncoding('utf8').toArray()).join('')
    },
  }
}

const isReady = async (origin: string) => (await fetch(`${origin}/readyz`)).status

function eventsOf({ lines }: Started): readonly unknown[] {
  return lines.map(({ event }) => event).filter(event => /^process-/.test(String(event)))
}

describe('npm start on a signal to stop', () => {
  test('by Ctrl-C, a SIGINT to its process group, closes everything and leaves no process', async () => {
    const started = await start({})
    expect(processesOn(dataDir).length).toBeGreaterThan(3)
    process.kill(-started.pid, 'SIGINT')
    await expect.poll(() => processesOn(dataDir)).toEqual([])
    expect(eventsOf(started)).toEqual(['process-stopping', 'process-stopped'])
  })

  test('in production, by a SIGTERM to npm’s own process, drains: it says that it is not ready, answers the requests under way, and leaves no process', async () => {
    const started = await start(production)
    const { origin, pid } = started
    expect(await isReady(origin)).toBe(200)
    const half = await halfRequest(origin)
    process.kill(pid, 'SIGTERM')
    await expect.poll(() => isReady(origin), { interval: 20 }).toBe(503)
    expect(await half.finish()).toMatch(/^HTTP\/1.1 200 /)
    await expect.poll(() => processesOn(dataDir)).toEqual([])
    expect(eventsOf(started)).toEqual(['process-stopping', 'process-stopped'])
  })

  test('in production, by a SIGTERM to its process group, is not cut short by a second signal, and leaves no process', async () => {
    const started = await start(production)
    process.kill(-started.pid, 'SIGTERM')
    await expect.poll(() => isReady(started.origin), { interval: 20 }).toBe(503)
    for (const pid of processesOn(dataDir).filter(pid =>
      textOf(`/proc/${pid}/cmdline`).includes('src/server/main'),
    ))
      process.kill(pid, 'SIGTERM')
    await expect.poll(() => processesOn(dataDir)).toEqual([])
    expect(eventsOf(started)).toEqual(['process-stopping', 'process-stopped'])
  })

  test('while it is starting stops once it has started', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'development', SANDBOX: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [first] = await once(createInterface({ input: child.stdout }), 'line')
    expect(JSON.parse(first).event).not.toBe('service-ready')
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(processesOn(dataDir)).toEqual([])
  })
})
