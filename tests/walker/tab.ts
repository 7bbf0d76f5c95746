import type { Page } from 'playwright-core'
import type { Person } from './person.ts'
import type { Report } from './watch.ts'

/**
 * Waits until the scripts of a tab's page run, which takes a busy machine longer than the network. Returns whether they had not run
 * before; false for a page whose scripts never come, such as the browser's own.
 */
export async function comeToLife({ page }: Tab): Promise<boolean> {
  const isAlive = () =>
    document.documentElement.dataset.hydrated !== undefined ||
    document.querySelector('#initial-data') === null
  const looks = 100
  for (let nth = 0; nth < looks; nth += 1) {
    if (await page.evaluate(isAlive).catch(() => true)) return nth > 0
    // Not in the page, whose own timers are held.
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return false
}

/** Whether a tab's page says that its answer is under way; not when the page is unloading. */
export function isBusy({ page }: Tab): Promise<boolean> {
  const busy = () => document.querySelector('main form [data-busy]') !== null
  return page.evaluate(busy).catch(() => false)
}

/** A tab of the visitor's browser, and what the walker knows about it. */
export interface Tab {
  readonly name: string
  readonly page: Page
  readonly person: Person
  /** The numbers of the quotes that this tab has shown, the current one last. */
  readonly quotes: string[]
  /** What the form of each page showed last, by the page's route and list item. */
  readonly reports: Map<string, Report>
  /** Everything its forms have shown, in order. */
  readonly seen: Report[]
  /** The last answer of the page that was open when it went out, until the walker has seen where it led. */
  sent: Report | null
  /** Since that answer, the walker led the tab elsewhere by hand. */
  isLed: boolean
  /** The page whose touched card should lead on, until another action. */
  card: string | null
}
