import type { Properties } from '../../contract/properties.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import type { Payload } from '../../wizard/form.ts'
import type { KindView } from '../step/step-view.ts'
import type { Navigator } from './use-navigator.ts'

export interface StepState {
  readonly errors: FieldErrors
  /** A general message. */
  readonly status: string | null
  readonly busy: boolean
  /** Skipping did not work. */
  readonly skipFailed: boolean
  /** What to do where trying again does not help. */
  readonly help?: string | undefined
}

export interface UseStep {
  readonly route: string
  readonly properties: Properties
  readonly view: KindView
  /** What is wrong from the beginning. */
  readonly errors: FieldErrors
  readonly navigator: Navigator
}

/** What the visitor wants sent; `moves` tells where he was when he wanted it. */
export type Submission = { readonly moves: number } & (
  | { readonly type: 'form'; readonly fields: readonly [string, FormDataEntryValue][] }
  | { readonly type: 'payload'; readonly payload: Payload }
  | { readonly type: 'skip' }
)
