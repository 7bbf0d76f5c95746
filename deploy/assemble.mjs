// `node deploy/assemble.mjs <folder>`: lays out in an empty folder what a machine needs to run the service, and nothing
// else: sources, data, built pages and reference data, and the packages of production. The Containerfile runs it; without containers the
// folder can be copied to a machine that has Node, as it is, and be read-only there.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, run, SetupError, setup } from '../scripts/setup.mjs'

await run(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new SetupError('which folder? Say: node deploy/assemble.mjs <folder>')
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0) throw new SetupError(`${target} is not empty.`)
  await setup({ page: true })
  mkdirSync(target, { recursive: true })
  for (const part of ['package.json', 'migrations', 'dist', 'built/reference', 'data', 'src', ...packages()])
    cpSync(join(root, part), join(target, part), { recursive: true, filter: isNeeded })
})

/**
 * The packages that the lockfile needs in production. Optional ones are left out: they bring PostgreSQL along, and the
 * service assembled here runs on one of yours.
 */
function packages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path]) => path)
}

/** Tests of our own stay behind. What packages bring along stays as it is. */
function isNeeded(path) {
  return path.includes('node_modules') || !/(?:\.test\.tsx?|\/\.stamp)$/.test(path)
}
