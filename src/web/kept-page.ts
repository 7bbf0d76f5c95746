import { isReloadNeeded } from './load-piece.ts'

/** What survives a reload: the fields of the form, and whether they were being sent. */
export interface KeptPage {
  readonly path: string
  readonly fields: readonly [string, FormDataEntryValue][]
  readonly sending: boolean
}

/** Where the browser keeps it for a moment (answer-queue/keep-typed.ts). */
export const keptPage = 'kept-page'

const reloadedAt = 'reloaded-at'

/** If a file is missing right after a reload, another reload does not help. */
const atMostEvery = 60_000

/**
 * If only that helps (load-piece.ts): reloads the page in the current version and keeps what was typed. False when that
 * is not the problem, or did not help.
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
    // Without browser storage, the typed text is worth more than the missing file.
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
