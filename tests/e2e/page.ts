import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

/** The widths at which we look at every screen: a small phone and a desktop. */
export const widths = [360, 1280] as const
export type Width = (typeof widths)[number]

let browser: Promise<Browser> | undefined

/** One browser per test file; pages get contexts of their own. */
function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject('browserPath'),
    env: { ...process.env, ...inject('browserEnv') },
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  return browser
}

/** Ends the browser that the pages of a test file shared. */
export async function closeBrowser(): Promise<void> {
  const running = browser
  browser = undefined
  await (await running)?.close()
}

export interface OpenPage extends AsyncDisposable {
  page: Page
  /** What the page wrote to its console as an error, or threw. */
  errors: string[]
}

/** A page of a new visitor: no cookies, nothing stored. `await using` closes it. */
export async function openPage(width: Width, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const viewport = { width, height: width < 768 ? 740 : 900 }
  const context = await (await launch()).newContext({ viewport, reducedMotion: 'reduce', ...options })
  // Shorter than a test may take, so that a failure names the action that waited in vain.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors, [Symbol.asyncDispose]: () => context.close() }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on the page now, one line per finding: the rule, its help and the first place. Empty when
 * all is well. Evaluated by the debugger, so the page's own content policy stays in force.
 */
export async function axeFindings(page: Page, options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(settled)
  // A page that changes without a reload still has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    // `axe` is the global that the source above made.
    run => (globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(run),
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length} x ${nodes[0]?.target.join(' ')})`,
  )
}

/** Waits until fades have ended: halfway the contrast is meaningless. Endless animations do not count. */
async function settled(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(passing.map(animation => animation.finished))
}
