import type { Payload } from '../../../wizard/form.ts'

/** What was typed on a page that the visitor has not answered yet. */
export interface Draft {
  readonly typed: Payload
  /** The answer that the page showed before; null where there was none, undefined where nobody knows. */
  readonly shown: unknown
}

/** By `pageKey`. Only for the browser. */
export const drafts = new Map<string, Draft>()
