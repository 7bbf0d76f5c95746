import { closeOnBack } from '../../ui/dialog/back-closes.ts'

/** For unfolded details and opened bubbles: what to call once they are closed by hand. */
const unfolded = new Map<Element, () => void>()

/**
 * From now on the browser's Back folds the details of a page, including those unfolded already, and closes the bubbles that a press
 * has opened. Call it for each new list.
 */
export function foldOnBack(): void {
  addEventListener('toggle', onToggle, { capture: true })
  addEventListener('click', onClick)
  document.querySelectorAll('details').forEach(track)
  showUnfolded()
}

/** Where this tab notes which of a page's details were unfolded last. */
const noted = 'unfolded'

function note(details: HTMLDetailsElement): void {
  try {
    sessionStorage[noted] =
      `${location.pathname} ${[...document.querySelectorAll('details')].indexOf(details)}`
  } catch {
    // Without browser storage, Back leads to where the window was.
  }
}

/** A page that is loaded anew on Back has everything folded, and would be at another card. */
function showUnfolded(): void {
  try {
    const [path, place] = String(sessionStorage[noted] ?? '').split(' ')
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (path === location.pathname && loaded?.type === 'back_forward')
      show(document.querySelectorAll('details').item(Number(place)))
    delete sessionStorage[noted]
  } catch {
    // See above.
  }
}

/** After folding, its card may be out of view. */
function show(folded: Element | null): void {
  folded?.closest('article')?.scrollIntoView({ block: 'nearest' })
}

function onToggle({ target, newState }: ToggleEvent): void {
  if (target instanceof HTMLDetailsElement) track(target)
  else if (target instanceof Element && newState === 'closed') forget(target)
}

/** A bubble that is open only while a pointer is over it closes before anybody goes back. */
function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null
  const bubble = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (bubble && !unfolded.has(bubble))
    unfolded.set(
      bubble,
      closeOnBack(() => bubble.hidePopover()),
    )
}

function forget(closed: Element): void {
  unfolded.get(closed)?.()
  unfolded.delete(closed)
}

function track(details: HTMLDetailsElement): void {
  if (details.dataset.backFolds !== 'true') return
  const isKnown = unfolded.has(details)
  if (details.open === isKnown) return
  forget(details)
  if (!details.open) return
  const close = () => {
    details.open = false
    show(details)
  }
  unfolded.set(details, closeOnBack(close))
  note(details)
}
