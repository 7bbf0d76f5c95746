import type { AnswerAsk } from '../../../contract/answers/answer.ts'
import { keptPage } from '../../kept-page.ts'

const place = `${keptPage}-answer`

/** An answer that the visitor gave and that got no reply. It goes out once there is a connection, whatever page is open by then. */
export interface Unsent {
  readonly ask: AnswerAsk
  /** What the server knows it by. */
  readonly key: string
  /** The address of its page, and its `pageKey`. */
  readonly address: string
  readonly of: string
  /** The fields of its form; none if it is not from a form. */
  readonly fields: readonly [string, FormDataEntryValue][]
}

export function keepUnsent(unsent: Unsent): void {
  try {
    sessionStorage[place] = JSON.stringify(unsent)
  } catch {
    // Without browser storage it is sent while its page is open.
  }
}

/** Takes it back if its form has changed since. The field of a pressed button is not one of the form's own. */
export function forgetIfChanged(route: string, form: HTMLFormElement): void {
  const given = unsent()?.fields.map(field => JSON.stringify(field)) ?? []
  const fields = [...new FormData(form)].map(field => JSON.stringify(field))
  if (fields.length < given.length - 1 || !fields.every(field => given.includes(field))) forgetUnsent(route)
}

/** The answer to this question was sent, or taken back. */
export function forgetUnsent(route: string): void {
  try {
    if (unsent()?.ask.step === route) sessionStorage.removeItem(place)
  } catch {
    // Nothing is kept without browser storage.
  }
}

export function unsent(): Unsent | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Unsent | null
  } catch {
    return null
  }
}
