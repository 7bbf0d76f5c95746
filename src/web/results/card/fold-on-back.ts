import { closeOnBack } from '../../ui/back-closes.ts'

/** By unfolded details: what to call once they are folded by hand. */
const unfolded = new Map<HTMLDetailsElement, () => void>()

/** From now on the browser's Back folds the details of a card, those unfolded before included. To be called by each list. */
export function foldOnBack(): void {
  addEventListener('toggle', onToggle, { capture: true })
  document.querySelectorAll('details').forEach(take)
}

function onToggle({ target }: Event): void {
  take(target)
}

function take(details: EventTarget | null): void {
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
