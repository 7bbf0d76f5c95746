import type { Payload } from '../../../wizard/form.ts'

/** What was typed on a page that the visitor has not answered yet. */
export interface Draft {
  readonly typed: Payload
  /** The answer that the page showed before; null if there was none, undefined if nobody knows. */
  readonly shown: unknown
}

/** By `pageKey`. Only for the browser. */
export const drafts = new Map<string, Draft>()
