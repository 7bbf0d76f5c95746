import type { Payload } from '../../../wizard/form.ts'

/** What was typed on pages that the visitor left without answering, by `pageKey`. Only for the browser. */
export const drafts = new Map<string, Payload>()
