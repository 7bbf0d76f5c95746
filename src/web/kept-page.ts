import { pathHere } from './base-path.ts'
import { isReloadNeeded } from './load-piece.ts'

/** What survives a reload, or the way to the page in another language: the fields of the form. */
export interface KeptPage {
  /** The same in every language. */
  readonly path: string
  readonly fields: readonly [string, FormDataEntryValue][]
  /** Whether they were being sent when the page was reloaded. */
  readonly sending?: boolean | undefined
}

/**
 * Where the browser keeps it for a moment (answer-queue/keep-typed.ts). The names of everything that a document leaves for later
 * ones begin like this.
 */
export const keptPage = 'kept'

const reloadedAt = 'reloaded'

/** If a file is missing right after a reload, another reload does not help. */
const atMostEvery = 60_000

/**
 * If only that helps (load-piece.ts): reloads the page in the current version and keeps what was typed. False when that
 * is not the problem, or did not help.
 */
export function reloadKeepingForm(): boolean {
  try {
    if (!isReloadNeeded() || Date.now() - sessionStorage[reloadedAt] < atMostEvery) return false
    keepForm(!!document.querySelector('main form [data-busy]'))
    sessionStorage[reloadedAt] = Date.now()
    location.reload()
    return true
  } catch {
    // Without browser storage, the typed text is worth more than the missing file.
    return false
  }
}

/**
 * Keeps what is typed for the next document that shows this page, except for the field `without`. It throws without browser
 * storage, which stops no link.
 */
export function keepForm(sending?: boolean, without = ''): void {
  const data = new FormData(document.querySelector<HTMLFormElement>('main form') ?? undefined)
  data.delete(without)
  const page: KeptPage = { path: pathHere(), fields: [...data], sending }
  sessionStorage[keptPage] = JSON.stringify(page)
}

/** Whether an earlier document left something for this one: what was typed, or an answer to send. */
export function hasKeptPage(): boolean {
  try {
    return Object.keys(sessionStorage).some(name => name.startsWith(keptPage))
  } catch {
    return false
  }
}
