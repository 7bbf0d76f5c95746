import { isReloadNeeded } from './load-piece.ts'

/** What a reload is to leave as it was: the fields of the form, and whether they were on their way. */
export interface KeptPage {
  readonly path: string
  readonly fields: readonly [string, FormDataEntryValue][]
  readonly sending: boolean
}

/** Where the browser keeps it for a moment (resume-page.ts). */
export const keptPage = 'kept-page'

const reloadedAt = 'reloaded-at'

/** A page that misses a file right after it was loaded anew is not helped by doing so again. */
const atMostEvery = 60_000

/**
 * Where only that helps (load-piece.ts): loads the page anew, in the version that is served now, and keeps what was
 * typed. False when that is not the trouble, or has not helped.
 */
export function reloadKeepingForm(): boolean {
  try {
    if (!isReloadNeeded() || Date.now() - Number(sessionStorage[reloadedAt] ?? 0) < atMostEvery) return false
    const form = document.querySelector<HTMLFormElement>('main form')
    const page: KeptPage = {
      path: location.pathname,
      fields: [...new FormData(form ?? undefined)],
      sending: !!form?.querySelector('[data-busy]'),
    }
    sessionStorage[keptPage] = JSON.stringify(page)
    sessionStorage[reloadedAt] = Date.now()
    location.reload()
    return true
  } catch {
    // Where the browser keeps nothing, what was typed is worth more than what did not come.
    return false
  }
}

export function hasKeptPage(): boolean {
  try {
    return keptPage in sessionStorage
  } catch {
    return false
  }
}
