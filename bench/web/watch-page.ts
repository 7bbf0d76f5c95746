import type { Page } from 'playwright-core'

/** When something happened on a page, in milliseconds since 1970 by the page's own clock. */
export interface Moments {
  /** The navigation to the first screen began. */
  start?: number
  /** The button of the first screen was on the screen. */
  painted?: number
  /** React had taken over that button. */
  interactive?: number
  /** The page said that all of it responds; only ours does. */
  hydrated?: number
  /** A press reached the page. */
  pressed?: number
  /** The heading of the second screen was on the screen. */
  arrived?: number
}

interface Watched {
  /** The label of the button of the first screen. */
  readonly action: string
  /** The heading of the second screen. */
  readonly heading: string
  /** Chooses, types and presses as soon as the button is on the screen, as nobody can. */
  readonly pressesAtOnce: boolean
}

/** Notes the moments of every document that a page opens. To be called before it opens one. */
export async function watchPage(page: Page, watched: Watched): Promise<Moments> {
  const moments: Moments = {}
  await page.exposeFunction('noteMoment', (name: keyof Moments, at: number) => {
    // The first document begins the visit; of presses the last one counts.
    if (name === 'pressed' || moments[name] === undefined) moments[name] = at
  })
  await page.addInitScript(watch, watched)
  return moments
}

declare global {
  interface Window {
    noteMoment(name: string, at: number): void
  }
}

/** Runs in the page, so it may use nothing of this file. */
function watch({ action, heading, pressesAtOnce }: Watched): void {
  if (!location.protocol.startsWith('http')) return
  const note = (name: string, at = performance.now()) => window.noteMoment(name, performance.timeOrigin + at)
  note('start', 0)

  const isTheButton = (element: HTMLElement) =>
    (element instanceof HTMLInputElement ? element.value : element.textContent).trim() === action
  const theButton = () =>
    [...document.querySelectorAll<HTMLElement>('button, input[type="button"], input[type="submit"]')].find(
      isTheButton,
    )
  const isTaken = (element: HTMLElement) => Object.keys(element).some(key => key.startsWith('__reactProps$'))

  let frames = 0
  function look(): void {
    const button = theButton()
    // What is there before a frame is on the screen before the next one.
    if (button && button.getClientRects().length > 0) frames++
    if (button && frames === 2) {
      note('painted')
      if (pressesAtOnce) press(button)
    }
    if (button && frames >= 2 && isTaken(button)) note('interactive')
    else requestAnimationFrame(look)
  }

  function press(button: HTMLElement): void {
    document.querySelector<HTMLInputElement>('input[type="radio"][value="renters"]')?.click()
    const zip = document.querySelector<HTMLInputElement>(
      'input:not([type="radio"], [type="hidden"], [type="button"], [type="submit"])',
    )
    zip?.focus()
    // Around the setter that React puts on the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(zip, '78701')
    zip?.dispatchEvent(new Event('input', { bubbles: true }))
    zip?.dispatchEvent(new Event('change', { bubbles: true }))
    zip?.blur()
    button.click()
  }

  function lookForHeading(): void {
    // SurveyJS makes no heading of the title of a page.
    const found = [...document.querySelectorAll('h1, .sd-page__title')].find(
      element => element.textContent.trim() === heading && element.getClientRects().length > 0,
    )
    if (!found) return
    observer.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(() => note('arrived')))
  }

  const observer = new MutationObserver(lookForHeading)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  addEventListener('click', event => note('pressed', event.timeStamp), true)
  addEventListener('hydrated', () => note('hydrated'))
  requestAnimationFrame(look)
}
