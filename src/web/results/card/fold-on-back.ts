import { closeOnBack } from '../../ui/back-closes.ts'

/** By unfolded details: what to call once they are folded by hand. */
const unfolded = new Map<HTMLDetailsElement, () => void>()

/** From now on the browser's Back folds the details of cards, including those unfolded already. Call it for each new list. */
export function foldOnBack(): void {
  addEventListener('toggle', onToggle, { capture: true })
  document.querySelectorAll('details').forEach(track)
}

function onToggle({ target }: Event): void {
  track(target)
}

function track(details: EventTarget | null): void {
  if (!(details instanceof HTMLDetailsElement) || details.dataset.backFolds !== 'true') return
  const isKnown = unfolded.has(details)
  if (details.open === isKnown) return
  unfolded.get(details)?.()
  unfolded.delete(details)
  if (!details.open) return
  const close = () => {
    details.open = false
  }
  unfolded.set(details, closeOnBack(close))
}
