import { globSync, readFileSync } from 'node:fs'
import { type Later, later } from './spec/later.ts'
import { messagesOf, partsOf, says } from './spec/specification.ts'
import { partsNamed, type Test, testsIn } from './spec/tests-in.ts'

/**
 * Holds the tests against `docs/specification.md`: each numbered part needs a test whose title names it, each message
 * of sections 5 and 8 a test that holds it word for word. Lists both; with `--check` only what is wrong.
 */
const checks = process.argv.includes('--check')
const specification = readFileSync('docs/specification.md', 'utf8')
const files = globSync('{src,tests,scripts}/**/*{.test,/testing,/testing-*}.{ts,tsx}').sort()
const tests = files.flatMap(file => testsIn(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')))
const parts = partsOf(specification)
const messages = messagesOf(specification)
const problems: string[] = []

const named = Map.groupBy(
  tests.flatMap(test => nameOf(test).map(name => ({ test, name }))),
  ({ name }) => name,
)
for (const { name, title } of parts)
  account({
    what: `(spec ${name}) ${title}`,
    by: named.get(name)?.map(({ test }) => test) ?? [],
    deferred: later.find(one => 'part' in one && one.part === name),
  })
for (const message of messages)
  account({
    what: `"${message}"`,
    by: tests.filter(({ texts }) => texts.some(text => says(text, message))),
    deferred: later.find(one => 'message' in one && one.message === message),
  })
for (const entry of later) {
  const known =
    'part' in entry ? parts.some(({ name }) => name === entry.part) : messages.includes(entry.message)
  if (!known) problems.push(`scripts/spec/later.ts: the specification has no ${JSON.stringify(entry)}.`)
}

for (const entry of later)
  console.log(`LATER: ${'part' in entry ? `(spec ${entry.part})` : `"${entry.message}"`} — ${entry.reason}`)
for (const problem of problems) console.error(problem)
console.log(
  `${parts.length} parts and ${messages.length} messages of the specification, ${later.length} of them for later, ${problems.length} problems.`,
)
if (problems.length > 0) process.exitCode = 1

interface Accounted {
  readonly what: string
  readonly by: readonly Test[]
  readonly deferred: Later | undefined
}

function account({ what, by, deferred }: Accounted): void {
  if (!checks) console.log([what, ...by.map(({ file, title }) => `    ${file}: ${title}`), ''].join('\n'))
  if (deferred && by.length > 0) problems.push(`${what} has a test now: take it off scripts/spec/later.ts.`)
  if (!deferred && by.length === 0) problems.push(`${what} has no test.`)
}

/** The parts that a test names; one the specification does not have is a problem. */
function nameOf({ file, title }: Test): readonly string[] {
  const found = partsNamed(title)
  const unknown = found?.filter(name => !parts.some(part => part.name === name)) ?? ['']
  if (unknown.length === 0) return [...new Set(found)]
  problems.push(`${file}: "${title}" names no part of the specification; write it as (spec 2.3, step 5, 8).`)
  return []
}
