import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { CarrierError, ownCarriers } from '../src/carriers/load-carriers.ts'
import { insuranceLines } from '../src/law/rule.ts'
import { openOutgoing } from '../src/server/platform/outgoing/outgoing.ts'
import { StartError } from '../src/server/platform/start-error.ts'
import { reachableBy, readConfig } from '../src/server/settings/config.ts'
import { todayAt } from '../src/units/today.ts'
import { checkCarrier, type Verdict } from './carrier/check-carrier.ts'
import { connectors, newCarrier } from './carrier/new-carrier.ts'
import { openShapeSandbox } from './carrier/shapes/sandbox.ts'
import { shapeNames, shapes } from './carrier/shapes/shapes.ts'

/** `npm run carrier -- new <id>` creates a carrier's folder in CARRIERS_DIR, or in ./carriers; `-- check <id>` checks it. */

const usage = `Usage:
  npm run carrier -- new <id> [--connector ${connectors.join('|')}] [--line ${insuranceLines.join('|')}] [--mapping]
  npm run carrier -- new <id> --like ${shapeNames.join('|')}
  npm run carrier -- sandbox ${shapeNames.join('|')} [--port 8099]
  npm run carrier -- check <id> [--verbose]`

/** The last line of a check. */
const verdicts: Readonly<Record<Verdict, (id: string) => string>> = {
  'in order': id => `${id} is in order.`,
  'not tested': id =>
    `${id}: nothing wrong was found, but none of its prices were tested. The lines above say why.`,
  'not in order': id => `${id} isn't in order yet.`,
}

/** A script that checks a carrier before a release must not pass a carrier whose prices nobody saw. */
const exitCodes: Readonly<Record<Verdict, number>> = { 'in order': 0, 'not in order': 1, 'not tested': 2 }

/** Mistakes that the operator can fix. */
class UsageError extends Error {}

try {
  await run()
} catch (error) {
  const isTheirs = error instanceof UsageError || error instanceof StartError || error instanceof CarrierError
  if (!isTheirs) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { positionals, values } = read()
  const [verb, id = '', ...more] = positionals
  if (verb === 'sandbox') return serveShape(id, values)
  if (more.length > 0 || !/^[a-z][a-z0-9-]*$/.test(id))
    throw new UsageError(`Give one id made of lowercase letters, digits and hyphens.\n${usage}`)
  // So that the very first carrier can be made by following the documents.
  if (verb === 'new' && process.env.CARRIERS_DIR) mkdirSync(process.env.CARRIERS_DIR, { recursive: true })
  const config = readConfig(process.env)
  const home = config.carriersDir ?? resolve('carriers')
  if (verb === 'new') return make({ id, home, ...values })
  if (verb === 'check') return check({ id, home, config, isVerbose: values.verbose })
  throw new UsageError(usage)
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        connector: { type: 'string' },
        line: { type: 'string' },
        mapping: { type: 'boolean' },
        like: { type: 'string' },
        port: { type: 'string', default: '8099' },
        verbose: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : cause}\n${usage}`)
  }
}

interface NewFolder {
  readonly id: string
  /** The folder that contains the folders of carriers. */
  readonly home: string
  readonly connector?: string | undefined
  readonly line?: string | undefined
  readonly mapping?: boolean | undefined
  readonly like?: string | undefined
}

/** Answers as one of the examples does, until it is stopped. */
async function serveShape(
  name: string,
  { port, ...others }: ReturnType<typeof read>['values'],
): Promise<void> {
  const shape = shapeNames.find(one => one === name)
  if (name === '') throw new UsageError(`Name one of the examples.\n${usage}`)
  if (!shape) throw new UsageError(`There is no example ${name}.\n${usage}`)
  const beside = (['connector', 'line', 'mapping', 'like'] as const).find(
    option => others[option] !== undefined,
  )
  if (beside) throw new UsageError(`sandbox takes no --${beside}.\n${usage}`)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port ${port} is no port. Give a number from 0 to 65535.`)
  const { host } = await openShapeSandbox(shapes[shape], { port: Number(port) }).catch(cause => {
    if (cause.code !== 'EADDRINUSE') throw cause
    throw new UsageError(
      `Something else answers at port ${port}. Choose another with --port, and write it into carrier.json and EGRESS_ALLOW.`,
    )
  })
  console.log(
    `The example ${shape} answers at http://${host}. Allow it with EGRESS_ALLOW=${host}; Ctrl+C ends it.`,
  )
}

function make({ id, home, like, ...chosen }: NewFolder): void {
  const { connector = 'rate-plan', line = 'renters', mapping = false } = chosen
  const [named, lineName] = [
    connectors.find(one => one === connector),
    insuranceLines.find(one => one === line),
  ]
  if (!named || !lineName)
    throw new UsageError(`There is no ${named ? `line ${line}` : `connector ${connector}`}.\n${usage}`)
  const shape = shapeNames.find(one => one === like)
  if (like !== undefined && !shape) throw new UsageError(`There is no example ${like}.\n${usage}`)
  const beside = (['connector', 'line', 'mapping'] as const).find(option => chosen[option] !== undefined)
  if (shape && beside)
    throw new UsageError(
      `The example ${shape} has a line and a mapping of its own. Leave out --${beside}.\n${usage}`,
    )
  const folder = resolve(home, id)
  if (existsSync(folder) || existsSync(new URL(`${id}/`, ownCarriers)))
    throw new UsageError(`Carrier ${id} already exists. Choose another id, or remove its folder.`)
  for (const [name, text] of newCarrier({
    id,
    connector: named,
    line: lineName,
    isMapped: mapping,
    like: shape,
  })) {
    const file = resolve(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`Created ${relativePath(file)}`)
  }
  console.log(
    `\nTry it with "npm run carrier -- check ${id}", then start with CARRIERS_DIR=${relativePath(home)}.`,
  )
}

interface Checking {
  readonly id: string
  readonly home: string
  readonly config: ReturnType<typeof readConfig>
  readonly isVerbose: boolean
}

async function check({ id, home, config, isVerbose }: Checking): Promise<void> {
  const places = [pathToFileURL(`${resolve(home, id)}/`), new URL(`${id}/`, ownCarriers)]
  const [folder, other] = places.filter(place => existsSync(place))
  if (other)
    throw new UsageError(
      `There are two carriers ${id}, in ${relativePath(home)} and among the demonstration's. Rename yours.`,
    )
  if (!folder)
    throw new UsageError(
      `${relativePath(home)} has no carrier ${id}. Create it with "npm run carrier -- new ${id}".`,
    )
  const outgoing = openOutgoing(reachableBy(config))
  // Carriers read the name in each request.
  if (config.siteDir === undefined)
    console.log(`Requests name the site ${config.site.name}. Set SITE_DIR for the name of yours.\n`)
  try {
    const verdict = await checkCarrier({
      id,
      folder,
      today: todayAt(new Date()),
      secret: config.secret,
      send: outgoing.send,
      egressHttp: config.egressHttp,
      isSpanish: config.site.spanish,
      say: line => console.log(line),
      pause,
      isVerbose,
    })
    console.log(`\n${verdicts[verdict](id)}`)
    process.exitCode = exitCodes[verdict]
  } finally {
    await outgoing.close()
  }
}

/** A path relative to the current folder. */
function relativePath(path: string): string {
  const near = relative('', path)
  return near.startsWith('..') ? path : near || '.'
}
