import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { everyNth } from '../support/sweep.ts'

/** The widths at which we look at every screen: a small phone and a desktop. */
export const widths = [360, 1280] as const
export type Width = (typeof widths)[number]

/** Where a journey is walked: on a phone, with each page checked on a desktop too; `npm run sweep` walks it on both. */
export const journeyWidths = everyNth(2, widths)

let browser: Promise<Browser> | undefined

/** One browser for all files of a worker, with which it ends; pages get contexts of their own. */
function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject('browserPath'),
    env: { ...process.env, ...inject('browserEnv') },
    // The browser draws in its own process: a second one takes a tenth more of the processor.
    args: ['--no-sandbox', '--in-process-gpu'],
    // Memory that its processes share is fastest in memory; a container may have none to speak of.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  })
  return browser
}

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 2 ** 30
}

export interface OpenPage extends AsyncDisposable {
  page: Page
  /** What the page wrote to its console as an error, or threw. */
  errors: string[]
}

/** A page of a new visitor: no cookies, nothing stored. It closes with its test, or before with `await using`. */
export async function openPage(width: Width, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const viewport = { width, height: width < 768 ? 740 : 900 }
  const context = await (await launch()).newContext({
    viewport,
    reducedMotion: 'reduce',
    // A page whose requests pass a worker can't have them held back by the test.
    serviceWorkers: 'block',
    ...options,
  })
  // Shorter than a test may take, so that a failure names the action that waited in vain.
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const watch = setInterval(() => wakeIfStill(page), 20_000)
  let isOpen = true
  context.on('close', () => {
    isOpen = false
  })
  const close = async () => {
    clearInterval(watch)
    if (!isOpen) return
    // A request that a test is still rewriting fails with its page, and is nobody's error.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  // A page that stays open asks and draws on, beside every test after its own.
  onTestFinished(close)
  return { page, errors, [Symbol.asyncDispose]: close }
}

/**
 * On a busy machine Chromium has stopped drawing a page for good, and every click then waits for a frame. A new size makes it
 * draw again, if the page itself is not what waits; the line that is printed says what could be the reason.
 */
async function wakeIfStill(page: Page): Promise<void> {
  const still = await page.evaluate(stillFor, 10_000).catch(() => undefined)
  const size = page.viewportSize()
  if (still === undefined || size === null) return
  process.stderr.write(`No frame for 10 s: ${still}\n`)
  await page.setViewportSize({ ...size, height: size.height + 1 }).catch(() => undefined)
  await page.setViewportSize(size).catch(() => undefined)
}

/** What a page is doing that draws no frame in so many milliseconds; undefined for one that draws. */
function stillFor(milliseconds: number): Promise<string | undefined> {
  return new Promise(resolve => {
    requestAnimationFrame(() => resolve(undefined))
    setTimeout(
      () => resolve(`${location.pathname}, ${document.readyState}, ${document.visibilityState}`),
      milliseconds,
    )
  })
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on the page now, one line per finding: the rule, its help and the first place. Empty when all is well. Evaluated
 * by the debugger, so the page's own content policy stays in force. Behind a modal dialog nobody can reach the page, so only the
 * dialog is checked.
 */
export async function axeFindings(page: Pick<Page, 'evaluate'>, options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(settled)
  // A page that changes without a reload still has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    // `axe` is the global that the source above made.
    run => {
      const { axe } = globalThis as unknown as { axe: { run(on: Node, o: RunOptions): Promise<AxeResults> } }
      return axe.run(document.querySelector('dialog:modal') ?? document, run)
    },
    // The only rules that need the sources of stylesheets are those for media, which no page has.
    { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions,
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length} x ${nodes[0]?.target.join(' ')})`,
  )
}

/**
 * What is wrong with the current page, and for a moment on the other screen in the other scheme: a desktop in the dark for a
 * phone in the light. One line per finding of axe, and for a page wider than its window. Empty when all is well.
 */
export async function faultsOnBothScreens(page: Page): Promise<string[]> {
  const faults = await faultsHere(page)
  const viewport = page.viewportSize() ?? expect.fail('the page has no size of its own')
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await page.setViewportSize(
    viewport.width < 768 ? { width: 1280, height: 900 } : { width: 390, height: 844 },
  )
  faults.push(...(await faultsHere(page)))
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  await page.setViewportSize(viewport)
  return faults
}

async function faultsHere(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const faults = sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
  const screen = await page.evaluate(
    () => `${innerWidth} px, ${matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}`,
  )
  return [...faults, ...(await axeFindings(page))].map(fault => `${screen}: ${fault}`)
}

/** Waits until fades have ended: halfway the contrast is meaningless. Endless animations do not count. */
async function settled(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(passing.map(animation => animation.finished))
}
