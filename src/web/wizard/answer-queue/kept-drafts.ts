import { keptPage } from '../../kept-page.ts'
import { isStart, pageKey, type StepScreen } from '../step-screen.ts'
import { type Draft, drafts } from './drafts.ts'

/** The drafts by `pageKey`. */
const place = `${keptPage}-drafts`

/**
 * Keeps a draft for later documents: a browser fills in by itself only some of what was typed, and only for visitors who go back or
 * forward. False without browser storage, where the draft lasts as long as this document. The page that begins a quote is nobody's:
 * it is empty again for the next one.
 */
export function storeDraft(page: Pick<StepScreen, 'route' | 'properties'>, draft: Draft): boolean {
  if (isStart(page.properties)) return false
  return store({ ...stored(), [pageKey(page)]: draft })
}

/** What was typed on the page with this key in an earlier document. */
export function storedDraft(key: string): Draft | undefined {
  return stored()[key]
}

/** Forgets the draft of a page that was answered. */
export function forgetDraft(key: string): void {
  drafts.delete(key)
  const { [key]: forgotten, ...others } = stored()
  if (forgotten) store(others)
}

function stored(): Readonly<Record<string, Draft>> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}')
  } catch {
    return {}
  }
}

function store(kept: Readonly<Record<string, Draft>>): boolean {
  try {
    if (Object.keys(kept).length > 0) sessionStorage[place] = JSON.stringify(kept)
    else sessionStorage.removeItem(place)
    return true
  } catch {
    return false
  }
}
