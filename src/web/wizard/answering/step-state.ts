import type { Properties } from '../../../contract/answers/properties.ts'
import type { FieldErrors } from '../../../wizard/check.ts'
import type { Payload } from '../../../wizard/form.ts'
import type { KindView } from '../../step/step-view.ts'
import type { Navigator } from '../navigator/use-navigator.ts'

export interface StepState {
  readonly errors: FieldErrors
  /** A general message. */
  readonly status: string | null
  readonly busy: boolean
  /** Skipping failed. */
  readonly skipFailed: boolean
  /** What to do if trying again does not help. */
  readonly help?: string | undefined
}

export interface UseStep {
  readonly route: string
  readonly properties: Properties
  readonly view: KindView
  /** The complaints at the beginning. */
  readonly errors: FieldErrors
  readonly navigator: Navigator
}

/** What the visitor submitted; `moves` is the navigation count at that moment. */
export type Submission = { readonly moves: number } & (
  | { readonly type: 'form'; readonly fields: readonly [string, FormDataEntryValue][] }
  | { readonly type: 'payload'; readonly payload: Payload }
  | { readonly type: 'skip' }
)
