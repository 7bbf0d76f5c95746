import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../../tests/support/free-port.ts'

/** A product that is measured, running on this machine. */
export interface Running {
  /** With the versions that decide, as in "Next.js 16.4.6". */
  readonly name: string
  /** The address of the first screen. */
  readonly address: string
  stop(): Promise<void>
}

const folder = import.meta.dirname

/** The two screens in SurveyJS, built by Vite and served with brotli: the way its own introduction to React shows. */
export async function startSurvey(): Promise<Running> {
  build('survey')
  const server = serve(join(folder, 'survey/dist'))
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    name: `SurveyJS ${versionOf('survey', 'survey-react-ui')}`,
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** The two screens in Next.js, built and served by its own commands. Its server compresses with gzip. */
export async function startNext(): Promise<Running> {
  build('next')
  const port = await freePort()
  const args = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)]
  const child = spawn(process.execPath, args, {
    cwd: join(folder, 'next'),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const address = `http://127.0.0.1:${port}/`
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`next start ended with ${child.exitCode}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    name: `Next.js ${versionOf('next', 'next')}`,
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    response => response.ok,
    () => false,
  )
}

/** Installs and builds a peer in its folder, unless that was done from the same files. */
function build(peer: 'survey' | 'next'): void {
  const cwd = join(folder, peer)
  const stamp = join(cwd, 'node_modules/.built-from')
  const now = hashOf(peer)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log(`Installing and building bench/web/${peer} ...`)
  npm(cwd, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  npm(cwd, ['run', 'build'])
  writeFileSync(stamp, now)
}

function hashOf(peer: string): string {
  const hash = createHash('sha256')
  const files = globSync([`${peer}/*.*`, `${peer}/{src,app}/**/*.*`, 'words.ts'], { cwd: folder })
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

function npm(cwd: string, args: readonly string[]): void {
  // Under `npm run` npm names its own entry, which exists even when no `npm` is on the PATH.
  const entry = process.env.npm_execpath
  const [command, first] = entry?.endsWith('.js') ? [process.execPath, [entry]] : ['npm', []]
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} in ${cwd} failed:\n${stdout}${stderr}`)
}

/** The version of a package that a peer has installed. */
function versionOf(peer: string, name: string): string {
  const { version } = JSON.parse(
    readFileSync(join(folder, peer, 'node_modules', name, 'package.json'), 'utf8'),
  )
  return String(version)
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A server of a built folder that compresses each file once, as hard as it can. */
function serve(dist: string) {
  const files = new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name)
        return [file.slice(dist.length).replaceAll('\\', '/'), brotliCompressSync(readFileSync(file))]
      }),
  )
  return createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const body = files.get(path)
    const type = types[extname(path)] ?? 'application/octet-stream'
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
    response.end(body)
  })
}
