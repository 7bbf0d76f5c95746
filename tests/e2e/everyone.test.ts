import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../src/language/text.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import {
  forcedColorFaults,
  motionFaults,
  restlessFaults,
  spaceText,
  stickyFaults,
} from '../support/sights.ts'
import { everyKeyPage, type KeyPageName, type Looker, lookerWithPrices } from './key-pages.ts'
import { axeFindings, openPage } from './page.ts'
import { serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()
let looker: Looker

beforeAll(async () => {
  looker = await lookerWithPrices(service)
})

interface Round {
  readonly page: Page
  readonly language?: Language
  readonly names?: readonly KeyPageName[]
  look(): Promise<readonly string[]>
}

/** What a look finds on each key page, with the name of the page. */
async function onEach({ page, language = 'en', names = everyKeyPage, look }: Round) {
  const findings: string[] = []
  for (const name of names) {
    await looker.open(page, name, language)
    findings.push(...(await look()).map(finding => `${name}: ${finding}`))
  }
  return findings
}

/** Those that lose words, or ask for scrolling in two directions. Narrow columns of large text are not pretty, and read well. */
const losses = (findings: readonly string[]) => findings.filter(finding => !finding.startsWith('squeezes'))

describe('every key page', () => {
  // Spanish is longer.
  test('loses no words where a visitor spaces text as far as WCAG says, in Spanish, on a phone and on a desktop (WCAG 1.4.12)', async () => {
    await using visit = await openPage(360)
    const { page } = visit
    const look = async () => {
      await page.evaluate(spaceText)
      const findings: string[] = []
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        findings.push(...losses(await page.evaluate(layoutFaults)))
      }
      return findings
    }
    expect(await onEach({ page, language: 'es', look })).toEqual([])
  })

  test.each(['en', 'es'] as const)(
    'loses no words with text of twice the size on a phone of 320 px: %s (WCAG 1.4.4)',
    async language => {
      await using visit = await openPage(360)
      const { page } = visit
      await page.setViewportSize({ width: 320, height: 740 })
      // The browser's own setting, which media queries know too.
      const settings = await page.context().newCDPSession(page)
      await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      const look = async () => losses(await page.evaluate(layoutFaults))
      expect(await onEach({ page, language, look })).toEqual([])
    },
  )

  test.each([
    ['on a desktop zoomed to 400 %', 320, 256],
    ['on a phone on its side', 740, 360],
  ] as const)(
    'scrolls in one direction, and what sticks leaves half of the window: %s (WCAG 1.4.10, 1.3.4)',
    async (_, width, height) => {
      await using visit = await openPage(360)
      const { page } = visit
      await page.setViewportSize({ width, height })
      const look = async () => [
        ...losses(await page.evaluate(layoutFaults)),
        ...(await page.evaluate(stickyFaults)),
      ]
      expect(await onEach({ page, language: 'es', look })).toEqual([])
    },
  )

  test('moves nothing where a visitor wants less motion, and does otherwise', async () => {
    await using visit = await openPage(360)
    const { page } = visit
    const look = () => page.evaluate(motionFaults)
    expect(await onEach({ page, look })).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await looker.open(page, 'start')
    expect(await look()).not.toEqual([])
  })

  test('has nothing that moves by itself for more than five seconds (WCAG 2.2.2)', async () => {
    await using visit = await openPage(1280, { reducedMotion: 'no-preference' })
    const { page } = visit
    const names = ['start', 'cards', 'results', 'order'] as const
    expect(await onEach({ page, names, look: () => page.evaluate(restlessFaults) })).toEqual([])
  })

  test('says everything without its own colors: choices, bars, marks, lists and errors (WCAG 1.4.1, 1.4.11)', async () => {
    await using visit = await openPage(360, { forcedColors: 'active' })
    const { page } = visit
    expect(await onEach({ page, look: () => page.evaluate(forcedColorFaults) })).toEqual([])
    await looker.open(page, 'errors')
    const field = page.locator('main [aria-invalid="true"]').first()
    const id = (await field.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${id.split(' ').at(-1)}"]`).isVisible()).toBe(true)
  })

  test('has no target smaller than 24 px without room around it, and names controls by what they show (WCAG 2.5.8, 2.5.3)', async () => {
    await using visit = await openPage(360)
    const { page } = visit
    const values = ['target-size', 'label-content-name-mismatch']
    const look = () => axeFindings(page, { runOnly: { type: 'rule', values } })
    expect(await onEach({ page, look })).toEqual([])
  })
})
