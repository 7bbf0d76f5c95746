import { globSync, readFileSync } from 'node:fs'
import { type Later, later } from './spec/later.ts'
import { messagesOf, misnumbered, requirementsOf, says, sectionsOf } from './spec/specification.ts'
import { numbersNamed, testsIn } from './spec/tests-in.ts'

/**
 * Checks tests and code against `docs/specification.md`: each requirement is cited in a test title, or else in the code
 * that implements it; each message is word for word in a test; and every cited number exists. Lists everything; with
 * `--check` only what is wrong.
 */
const checks = process.argv.includes('--check')
const specification = readFileSync('docs/specification.md', 'utf8')
const requirements = requirementsOf(specification)
const messages = messagesOf(requirements)
const valid = new Set([...requirements.map(({ number }) => number), ...sectionsOf(specification)])
const problems = misnumbered(specification).map(number => `docs/specification.md: ${number} is out of order.`)

const sources = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,css}', {
  exclude: ['**/node_modules/**', '**/.next/**'],
})
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !/^scripts\/spec/.test(file))
  .sort()
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))
const isOfTests = /\.test\.tsx?$/
const tests = sources
  .filter(({ file }) => isOfTests.test(file))
  .flatMap(({ file, text }) => testsIn(file, text))

interface TestsByRequirement {
  readonly number: string
  /** The file, and for a test its title. */
  readonly by: string
}

const namedByTests = tests.flatMap(({ file, title }) => named(title, `${file}: ${title}`))
const namedByCode = sources
  .filter(({ file }) => !isOfTests.test(file))
  .flatMap(({ file, text }) => named(text.replace(/\n\s*(?:\*|\/\/)? ?/g, ' '), file))

for (const { number, text } of requirements) {
  const tests = namedByTests.filter(one => one.number === number)
  account({
    what: `(spec ${number}) ${text}`,
    by: tests.length > 0 ? tests : namedByCode.filter(one => one.number === number),
    isExcused: one => 'number' in one && one.number === number,
  })
}
for (const message of messages)
  account({
    what: `"${message}"`,
    by: tests
      .filter(({ texts }) => texts.some(text => says(text, message)))
      .map(({ file, title }) => ({ number: '', by: `${file}: ${title}` })),
    isExcused: one => 'message' in one && one.message === message,
  })
for (const one of later)
  if (!('number' in one ? valid.has(one.number) : messages.includes(one.message)))
    problems.push(`scripts/spec/later.ts: the specification has no ${JSON.stringify(one)}.`)

if (!checks)
  for (const one of later)
    console.log(`LATER: ${'number' in one ? `(spec ${one.number})` : `"${one.message}"`} ${one.reason}`)
for (const problem of problems) console.error(problem)
console.log(
  `${requirements.length} requirements and ${messages.length} messages of the specification, ${later.length} of them for later, ${problems.length} problems.`,
)
if (problems.length > 0) process.exitCode = 1

/** The numbers that a text cites; one that is not in the specification is a problem. */
function named(text: string, by: string): readonly TestsByRequirement[] {
  const numbers = numbersNamed(text)
  const unknown = numbers?.filter(number => !valid.has(number)) ?? ['another form than (spec 4.2.1, 5.4)']
  if (unknown.length > 0)
    problems.push(`${by} names ${unknown.join(', ')}, which the specification does not have.`)
  return [...new Set(numbers)].map(number => ({ number, by }))
}

interface Accounted {
  readonly what: string
  readonly by: readonly TestsByRequirement[]
  readonly isExcused: (one: Later) => boolean
}

function account({ what, by, isExcused }: Accounted): void {
  if (!checks) console.log([what, ...by.map(one => `    ${one.by}`), ''].join('\n'))
  const isExempt = later.some(isExcused)
  if (isExempt && by.length > 0)
    problems.push(`${what} is tested now, by ${by[0]?.by}: remove it from scripts/spec/later.ts.`)
  if (!isExempt && by.length === 0) problems.push(`${what} has no test.`)
}
