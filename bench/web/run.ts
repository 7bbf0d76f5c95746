import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { resolveBrowser } from '../../tests/e2e/browser.ts'
import { answerUntil } from '../../tests/support/renters.ts'
import { untilComplete } from '../../tests/support/results.ts'
import { visitorAt } from '../../tests/support/visitor.ts'
import { medianOf } from '../measure.ts'
import { start } from '../server.ts'
import { type Running, startNext, startSurvey } from './peers.ts'
import { type FirstVisit, rushToSecondScreen, visitBothScreens, visitResults } from './visit.ts'

/**
 * `npm run bench:web`: our first two screens beside the same two in SurveyJS and in Next.js, in one run on one machine, by turns, so
 * that what else the machine does slows all three. Only ratios matter. Each figure is the median of five visits with nothing
 * cached; `-- 9` for nine. Pictures of all screens are in `built/bench-web`.
 */
const times = Number(process.argv[2] ?? 5)
const slowdowns = [1, 4] as const
type Slowdown = (typeof slowdowns)[number]

/** The goals: a share of each peer's figure, and what a step and the results may take. */
const share = 0.5
const stepGoal = 100
const resultsGoal = 1000
const kilo = 1024

interface Figures extends FirstVisit {
  /** From the start to the second screen for a visitor who presses at once. */
  readonly rush: number
  /** A step without the delay of a phone's network. */
  readonly localStep: number
}

const notes = `
Bytes are those on the wire, headers included. Ours and the files of SurveyJS come with brotli, those of Next.js with the gzip of its
own server. What a page defers comes after its load event: until then is what a visitor has before the first touch.
Interactive is the first frame in which React had taken over the button. Pressed at once: renters, the ZIP code and the button in one
go as soon as the button is on the screen, until the second screen is there, whether a script or the browser itself sends the form.
A step is the press, long after the page has loaded, until two frames after the next heading is there. Ours and Next.js send each
answer to their server and wait for its reply; SurveyJS sends none before the last page.
Our start page also says what the product does, with a font and drawings of its own; the peers have the question alone.`

const pictures = fileURLToPath(new URL('../../built/bench-web', import.meta.url))
mkdirSync(pictures, { recursive: true })
const [survey, next] = [await startSurvey(), await startNext()]
const server = await start(fileURLToPath(new URL('../../src/server/main.ts', import.meta.url)))
// The name by which the service knows itself.
const origin = server.origin.replace('127.0.0.1', 'localhost')
const ours: Running = { name: 'Wadsworth', address: `${origin}/start`, stop: server.stop }
const products = [ours, survey, next]
const browser = await chromium.launch({
  executablePath: await resolveBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  // The first visit compiles what servers compile on demand.
  for (const [at, { address }] of products.entries())
    await visitBothScreens({
      browser,
      address,
      conditions: { slowdown: 1, network: false },
      pictures: join(pictures, ['wadsworth', 'survey', 'next'][at] ?? ''),
    })
  console.log(
    `Medians of ${times} visits by turns in Chromium ${browser.version()}, nothing cached, on a phone of 412 by 823 pixels; a network of 150 ms and 1.6 Mbit/s. Only ratios matter.\n`,
  )
  sayRow(['', ...products.map(({ name }) => name), 'of SurveyJS', 'of Next.js', 'goal'])
  for (const slowdown of slowdowns) report(slowdown, await measure(slowdown))
  console.log()
  await sayResults(browser)
  console.log(notes)
} finally {
  await browser.close()
  for (const product of products) await product.stop()
}

/** All visits at one speed of the processor, by product. */
async function measure(slowdown: Slowdown): Promise<readonly (readonly Figures[])[]> {
  const figures: Figures[][] = products.map(() => [])
  for (let round = 0; round < times; round++)
    for (const [at, { address }] of products.entries()) {
      const phone = { browser, address, conditions: { slowdown, network: true } }
      const visit = await visitBothScreens(phone)
      const rush = await rushToSecondScreen(phone)
      const local = await visitBothScreens({ ...phone, conditions: { slowdown, network: false } })
      figures[at]?.push({ ...visit, rush, localStep: local.step })
    }
  return figures
}

/** A row of the table: the figure of a visit, and the goal that it has. */
interface Row {
  readonly what: string
  readonly of: (figures: Figures) => number
  readonly digits?: number
  /** A share of each peer, or at most so many milliseconds. */
  readonly goal?: 'share' | number
}

function report(slowdown: Slowdown, figures: readonly (readonly Figures[])[]): void {
  // What is transferred does not depend on the processor.
  const transfers: readonly Row[] = [
    { what: 'KB until idle', of: ({ idle }) => idle.bytes / kilo, digits: 1, goal: 'share' },
    { what: 'KB until the load event', of: ({ loaded }) => loaded.bytes / kilo, digits: 1 },
    { what: 'KB with the second screen', of: ({ bothScreens }) => bothScreens.bytes / kilo, digits: 1 },
    { what: 'Requests until idle', of: ({ idle }) => idle.requests },
    { what: 'Requests until the load event', of: ({ loaded }) => loaded.requests },
    { what: 'Requests with the second screen', of: ({ bothScreens }) => bothScreens.requests },
  ]
  const timings: readonly Row[] = [
    { what: 'Largest contentful paint, ms', of: ({ largestPaint }) => largestPaint, goal: 'share' },
    { what: 'Interactive, ms', of: ({ interactive }) => interactive },
    { what: 'Second screen, pressed at once, ms', of: ({ rush }) => rush },
    { what: 'Step, ms', of: ({ step }) => step },
    {
      what: 'Step without network delay, ms',
      of: ({ localStep }) => localStep,
      ...(slowdown === 4 ? { goal: stepGoal } : {}),
    },
  ]
  if (slowdown === 1) for (const row of transfers) say(row, figures)
  console.log(`Processor ${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}`)
  for (const row of timings) say(row, figures)
}

function say({ what, of, digits = 0, goal }: Row, figures: readonly (readonly Figures[])[]): void {
  const medians = figures.map(visits => medianOf(visits.map(of)))
  const [own = Number.NaN, ...others] = medians
  const ratios = others.map(other => own / other)
  const isMet = goal === 'share' ? ratios.every(ratio => ratio <= share) : own <= (goal ?? 0)
  const most = goal === 'share' ? `at most ${share.toFixed(2)} of each` : `at most ${goal}`
  sayRow([
    `  ${what}`,
    ...medians.map(figure => figure.toFixed(digits)),
    ...ratios.map(ratio => ratio.toFixed(2)),
    goal === undefined ? '' : `${most}: ${isMet ? 'met' : 'MISSED'}`,
  ])
}

function sayRow([what = '', ...cells]: readonly string[]): void {
  const goal = cells.pop() ?? ''
  console.log(`${what.padEnd(38)}${cells.map(cell => cell.padStart(15)).join('')}   ${goal}`.trimEnd())
}

/** Our results have no peer: only their goal. */
async function sayResults(browser: Browser): Promise<void> {
  const visitor = visitorAt(origin, () => server.origin)
  const done = await answerUntil(visitor)
  const { result } = await untilComplete(visitor, done?.config.quoteId ?? '')
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: origin }))
  const address = origin + (done?.endpoint ?? '')
  for (const network of [false, true]) {
    const visits = []
    while (visits.length < times)
      visits.push(
        await visitResults(
          {
            browser,
            address,
            conditions: { slowdown: 4, network },
            pictures: join(pictures, 'wadsworth-results'),
          },
          cookies,
        ),
      )
    const interactive = medianOf(visits.map(visit => visit.interactive))
    const largestPaint = medianOf(visits.map(visit => visit.largestPaint))
    console.log(
      `Results of ${result.quotes.length} offers, processor 4 times slower, ${network ? 'a phone’s network' : 'no network delay'}: largest contentful paint ${largestPaint.toFixed(0)} ms, interactive ${interactive.toFixed(0)} ms; goal at most ${resultsGoal}: ${interactive <= resultsGoal ? 'met' : 'MISSED'}`,
    )
  }
}
