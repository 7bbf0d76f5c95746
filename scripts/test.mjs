// `npm test`: every check of the project, each with its heading and time, and a summary at the end, with the slowest test files.
// With names after it (`npm test -- lint unit`) only those run, with paths too (`npm test -- unit src/kinds`) only the test files whose
// paths contain one of them. `npm test -- changed`: style, types, and the unit tests that what is not yet committed concerns.
// The audits of prices run where something that they depend on has changed since they passed here, or where they are named. Sweeps
// try samples, whose sizes are in the names of their tests; `npm run sweep` tries all.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { environment, root, run, SetupError, setup, tool } from './setup.mjs'

const checks = [
  {
    name: 'lint',
    title: 'Style and import fences (Biome)',
    args: () => [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  },
  { name: 'types', title: 'Types (TypeScript)', args: () => [tool('typescript', 'tsc'), '-p', '.'] },
  {
    name: 'lockfile',
    title: 'Lockfile (lockfile-lint)',
    args: () => [
      tool('lockfile-lint'),
      '--path',
      'package-lock.json',
      '--type',
      'npm',
      '--validate-https',
      '--allowed-hosts',
      'npm',
      '--validate-integrity',
    ],
  },
  { name: 'docs', title: 'Documents are those of the sources', args: () => ['scripts/docs.ts', '--check'] },
  {
    name: 'spec',
    title: 'Every requirement and message of the specification has its test',
    args: () => ['scripts/spec.ts', '--check'],
  },
  {
    name: 'budgets',
    title: 'The page within its budgets',
    args: () => ['scripts/budgets.ts'],
    page: true,
  },
  { name: 'unit', project: 'unit' },
  { name: 'prices', project: 'prices' },
  { name: 'service', project: 'service', page: true },
  { name: 'e2e', project: 'e2e', page: true },
]

/** The folder of the audits of prices, and the hash of all that they depend on when they last passed here. */
const audits = join('tests', 'prices')
const passedAudits = join(root, 'built', 'passed-audits')

await run(async () => {
  const isChanged = process.argv[2] === 'changed'
  const asked = isChanged ? ['lint', 'types', 'unit'] : process.argv.slice(2)
  const named = asked.filter(name => checks.some(check => check.name === name))
  const paths = asked.filter(name => !named.includes(name))
  const unknown = paths.filter(path => !existsSync(join(root, path)))
  if (unknown.length > 0) {
    const names = checks.map(check => check.name).join(', ')
    throw new SetupError(
      `no check and no path is named ${unknown.join(', ')}. The checks are: ${names}, changed.`,
    )
  }
  // Paths alone are those of tests.
  const isMeant = ({ name, project }) =>
    named.length > 0 ? named.includes(name) : paths.length === 0 || project !== undefined
  const chosen = checks.filter(isMeant)
  const node = await setup({ page: chosen.some(({ page }) => page) })
  const sum = { passed: 0, failed: 0, files: [] }
  const add = ({ passed, failed, files = [] }) => {
    sum.passed += passed
    sum.failed += failed
    sum.files.push(...files)
  }
  // Most of them keep one core busy: together they take half the time. Each prints when it is done.
  const commands = chosen.filter(({ project }) => project === undefined)
  for (const result of await Promise.all(commands.map(check => command(node, check)))) add(result)
  const content = chosen.some(({ name }) => name === 'prices') ? auditedContent(node) : undefined
  const isKnown = asked.length === 0 && hasPassed(content)
  if (isKnown)
    console.log('\nNo price can have changed since the audits of prices passed: npm test -- prices')
  const projects = chosen
    .flatMap(({ project }) => project ?? [])
    .filter(name => !(isKnown && name === 'prices'))
  const filters = isChanged ? ['--changed', '--passWithNoTests'] : paths
  if (projects.length > 0) {
    const result = vitest(node, projects, filters)
    add(result)
    const all = readdirSync(join(root, audits)).filter(name => name.endsWith('.test.ts'))
    if (result.files.filter(isPassedAudit).length === all.length) keep(content)
  }
  tellSlowest(sum.files)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  process.exit(sum.failed === 0 ? 0 : 1)
})

function auditedContent(node) {
  return execFileSync(node, ['scripts/prices/audited.ts'], { cwd: root, encoding: 'utf8' })
}

function hasPassed(content) {
  return existsSync(passedAudits) && readFileSync(passedAudits, 'utf8') === content
}

function isPassedAudit({ name, hasPassed }) {
  return hasPassed && dirname(name) === audits
}

function keep(content) {
  mkdirSync(dirname(passedAudits), { recursive: true })
  writeFileSync(passedAudits, content)
}

async function command(node, { name, title, args }) {
  const started = Date.now()
  const child = spawn(node, args(), { cwd: root, env: environment(node), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', chunk => (output += chunk))
  }
  const hasPassed = await new Promise(done => {
    child.on('error', error => done(console.error(`${name}: ${error.message}`)))
    child.on('close', code => done(code === 0))
  })
  console.log(`\n== ${title}\n${output.trimEnd()}`)
  tellEnd(name, { started, hasPassed })
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function tellEnd(name, { started, hasPassed }) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`-- ${name}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`)
}

/**
 * All tests in one run, so that a test that waits for processes, carriers or pages leaves its core to the others. A run
 * that exits with an error counts as a failure even if no single test failed or no report was written.
 */
function vitest(node, projects, filters) {
  const started = Date.now()
  console.log('\n== Tests: of units, of the service, in the browser (Vitest, Playwright)')
  const report = join(root, 'built', 'test', 'tests.json')
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { status } = spawnSync(
    node,
    [
      tool('vitest'),
      'run',
      ...projects.flatMap(project => ['--project', project]),
      ...filters,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, env: environment(node), stdio: 'inherit' },
  )
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report)
  tellEnd(projects.join(', '), { started, hasPassed: status === 0 })
  const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests)
  const files = testResults.map(({ name, status, startTime, endTime }) => ({
    name: relative(root, name),
    hasPassed: status === 'passed',
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: numPassedTests, failed, files }
}

function tellSlowest(files) {
  if (files.length === 0) return
  console.log('\nThe slowest test files, in seconds:')
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 10)
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
