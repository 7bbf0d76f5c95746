import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gatewaysFile } from '../src/carriers/gateways-json.ts'
import { ownCarriers, sortCarriers } from '../src/carriers/load-carriers.ts'
import { StartError } from '../src/server/platform/start-error.ts'
import { missingInProduction, readConfig } from '../src/server/settings/config.ts'
import { todayAt } from '../src/units/today.ts'
import { checkSite } from './site/check-site.ts'
import { newSite } from './site/new-site.ts'

/**
 * `npm run site -- new <folder>` creates a site folder; `-- check <folder>` checks it with the carriers of CARRIERS_DIR; `-- key <name>`
 * makes a key for assistants.
 */

const usage = `Usage:
  npm run site -- new <folder>
  npm run site -- check <folder>
  npm run site -- key <name>`

/** Mistakes that the operator can fix. */
class UsageError extends Error {}

try {
  run(process.argv.slice(2))
} catch (error) {
  const isTheirs = error instanceof UsageError || error instanceof StartError
  if (!isTheirs) throw error
  console.error(error.message)
  process.exitCode = 1
}

function run([verb, path, ...more]: readonly string[]): void {
  if (path === undefined || more.length > 0) throw new UsageError(usage)
  const folder = resolve(path)
  if (verb === 'key') makeKey(path)
  else if (verb === 'new') make(folder)
  else if (verb === 'check') check(folder)
  else throw new UsageError(usage)
}

function make(folder: string): void {
  if (existsSync(folder))
    throw new UsageError(`${near(folder)} already exists. Choose another folder, or remove it.`)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of newSite()) {
    writeFileSync(resolve(folder, name), text)
    console.log(`Created ${near(resolve(folder, name))}`)
  }
  console.log(
    `\nIts README explains every member. Try it with "npm run site -- check ${near(folder)}", and see it with "SITE_DIR=${near(folder)} npm run dev".`,
  )
}

function makeKey(name: string): void {
  if (!/^[a-z0-9-]{1,40}$/.test(name))
    throw new UsageError('Name the key with lower-case letters, digits and hyphens, at most 40.')
  const key = randomBytes(32).toString('base64url')
  const sha256 = createHash('sha256').update(key).digest('hex')
  console.log(
    `The key, which is shown only now. Give it to whoever runs the assistant:\n\n  ${key}\n\nIts entry in agents.keys of site.json:\n\n  ${JSON.stringify({ name, sha256, quotesADay: 200 })}`,
  )
}

function check(folder: string): void {
  if (!existsSync(folder))
    throw new UsageError(
      `There is no folder ${near(folder)}. Create it with "npm run site -- new ${near(folder)}".`,
    )
  // Production's further requirements are listed below; they may be set elsewhere.
  const config = readConfig({ ...process.env, SITE_DIR: folder, NODE_ENV: undefined })
  const { carriersDir } = config
  const folders = [ownCarriers, ...(carriersDir === undefined ? [] : [pathToFileURL(`${carriersDir}/`)])]
  const { carriers, faulty } = sortCarriers(folders)
  const { said, isInOrder } = checkSite({ config, carriers, today: todayAt(new Date()) })
  for (const line of said) console.log(line)
  for (const { id, problem } of faulty)
    console.log(
      id === gatewaysFile ? problem : `Carrier ${id} is left out. "npm run carrier -- check ${id}" says why.`,
    )
  const missing = missingInProduction(process.env)
  if (missing.length > 0)
    console.log(
      `Production also needs ${missing.join(', ')} (docs/operations.md). Not set here, which is no fault of the folder.`,
    )
  console.log(`\n${near(folder)} ${isInOrder ? 'is in order.' : 'isn’t in order yet.'}`)
  if (!isInOrder) process.exitCode = 1
}

/** A path relative to the current folder. */
function near(path: string): string {
  const short = relative('', path)
  return short.startsWith('..') ? path : short || '.'
}
