import { fileURLToPath } from 'node:url'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { start } from '../bench/server.ts'
import { resolveBrowser } from '../tests/e2e/browser.ts'
import { freePort } from '../tests/support/free-port.ts'
import { answerUntil } from '../tests/support/renters.ts'
import { untilComplete } from '../tests/support/results.ts'
import { visitorAt } from '../tests/support/visitor.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

/** A page to look at. */
interface Look {
  /** What the report calls it; its path otherwise. */
  readonly name?: string
  readonly path: string
  /** Of the visitor whose page it is; absent for a public page. */
  readonly cookies?: readonly (readonly [name: string, value: string])[]
  /** Audits that would require the opposite of what the page is meant to do. */
  readonly skipAudits?: readonly string[]
}

const times = Number(process.argv[2] ?? 3)
const server = await start(fileURLToPath(new URL('../src/server/main.ts', import.meta.url)))
// The name by which the service knows itself.
const origin = server.origin.replace('127.0.0.1', 'localhost')
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await resolveBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
})
// Lighthouse opens its pages in the browser's own context, which a launched browser hides.
const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts()
try {
  const looks: readonly Look[] = [
    { path: '/start' },
    { path: '/best-renters-insurance-larkspur-court-tenants' },
    // Pages of a quote must not be in a search engine: all of SEO except that they can be found.
    ...(
      await Promise.all([
        questionOf('an address', '/quote/renters/1'),
        questionOf('a choice', '/quote/renters/1c'),
        finishedQuote(),
      ])
    ).map(look => ({ ...look, skipAudits: ['is-crawlable'] })),
  ]
  console.log('perf  a11y  best  seo    FCP    LCP   TBT    CLS  speed  page')
  for (const look of looks) report(look, await lookAt(look))
} finally {
  await browser.close()
  await server.stop()
}

/** A question that a visitor has come to. */
async function questionOf(name: string, route: string): Promise<Look> {
  const visitor = visitorAt(origin, () => server.origin)
  const reached = await answerUntil(visitor, route)
  return { name, path: reached?.endpoint ?? '', cookies: [...visitor.cookies] }
}

/** A visitor's results after the last insurer has answered. */
async function finishedQuote(): Promise<Look> {
  const visitor = visitorAt(origin, () => server.origin)
  const done = await answerUntil(visitor)
  await untilComplete(visitor, done?.config.quoteId ?? '')
  return { name: 'results', path: done?.endpoint ?? '', cookies: [...visitor.cookies] }
}

async function lookAt({ path, cookies = [], skipAudits = [] }: Look): Promise<readonly Result[]> {
  const results: Result[] = []
  while (results.length < times) {
    await context?.clearCookies()
    await context?.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })))
    const run = await lighthouse(origin + path, {
      port,
      onlyCategories: [...categories],
      skipAudits: [...skipAudits],
    })
    if (!run || run.lhr.runtimeError)
      throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse is silent')
    results.push(run.lhr)
  }
  return results
}

/** Prints the medians of a page, and what keeps it from 100. */
function report({ path, name = path, skipAudits = [] }: Look, results: readonly Result[]): void {
  const scores = categories.map(name =>
    median(results.map(({ categories }) => 100 * (categories[name]?.score ?? 0))),
  )
  const [fcp = 0, lcp = 0, tbt = 0] = figures.map(name =>
    median(results.map(result => figureOf(result, name))),
  )
  const cls = median(results.map(result => figureOf(result, 'cumulative-layout-shift')))
  // Lighthouse's own measure of the machine during the run: if it is far below its usual figure, times mean little.
  const speed = Math.round(median(results.map(({ environment }) => environment.benchmarkIndex)))
  const times = [fcp, lcp, tbt].map((ms, at) => String(Math.round(ms)).padStart(at === 2 ? 6 : 7))
  const without = skipAudits.length > 0 ? ` (without ${skipAudits.join(', ')})` : ''
  console.log(
    `${scores.map(score => String(Math.round(score)).padStart(4)).join('  ')}${times.join('')}  ${cls.toFixed(3)}  ${String(speed).padStart(5)}  ${name}${without}`,
  )
  if (scores.every(score => Math.round(score) === 100)) return
  process.exitCode = 1
  for (const audit of shortOf(results)) console.log(`      ${audit}`)
}

/** The audits that cost points in any run. */
function shortOf(results: readonly Result[]): readonly string[] {
  const found = results.flatMap(({ categories, audits }) =>
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => audits[id])
        .filter(audit => audit !== undefined && audit.score !== null && audit.score < 1)
        .map(audit => `${audit?.id}: ${audit?.title} ${audit?.displayValue ?? ''}`),
    ),
  )
  return [...new Set(found)]
}

function figureOf({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? 0
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
