import { closeOnBack } from '../ui/back-closes.ts'

/** By unfolded details: what to call once they are folded by hand. */
const unfolded = new Map<HTMLDetailsElement, () => void>()

/** While details are unfolded, the browser's Back folds them. To be called whenever that changes. */
export function foldOnBack(details: HTMLDetailsElement): void {
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
