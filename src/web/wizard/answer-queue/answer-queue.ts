import type { FormEventHandler, MouseEventHandler, RefObject } from 'react'
import type { Properties } from '../../../contract/answers/properties.ts'
import type { SiteFacts } from '../../../contract/page.ts'
import type { FieldErrors } from '../../../wizard/check.ts'
import type { Payload } from '../../../wizard/form.ts'
import type { Router } from '../../router/router.ts'
import type { KindView } from '../../step/step-view.ts'

/**
 * The answers to one question, on their way to the server. Each is checked with the server's schema and sent after the reply to the
 * previous one, and the last one counts: the page goes on with its reply, unless the visitor has changed the form or gone elsewhere
 * since. One that got no reply is sent again under the same key, by itself once the connection is back. What was typed survives
 * leaving the page, and a reload for a new version of it.
 */
export interface AnswerQueue {
  readonly state: AnswerState
  /** What the form of the question needs for the queue to follow it. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onInput: FormEventHandler
    readonly onClick: MouseEventHandler
  }
  /** Answers with the form and the fields of the pressed button. */
  readonly submit: (submitter?: HTMLElement | null) => void
  /** Answers with a payload that is not from the form. */
  readonly send: (payload: Payload) => void
  /** Skips the question (spec 4.2.1). */
  readonly skip: () => void
}

/** What has happened to the answers so far. */
export interface AnswerState {
  readonly errors: FieldErrors
  /** A general message. */
  readonly status: string | null
  /** What to do if trying again does not help. */
  readonly help?: string | undefined
  readonly busy: boolean
  readonly skipFailed: boolean
}

/** The last word about a submission, shown on its page; null if the page has gone on. */
export type Outcome =
  | (Pick<AnswerState, 'errors' | 'status' | 'help'> & {
      /** There was no reply, and it is worth sending again. */
      readonly isLost?: true
    })
  | null

/** The question that is answered. */
export interface Question {
  readonly route: string
  readonly properties: Properties
  readonly view: KindView
  readonly router: Router
  readonly facts: SiteFacts
}

export interface Submission {
  /** The fields of the form, or a payload that is not from it. Null skips the question. */
  readonly given: [string, FormDataEntryValue][] | Payload | null
  /** The turn of the router in which the visitor gave it: the page goes on while it lasts. */
  turn: number
  /** What the server knows it by, from its first attempt on. */
  key: string | undefined
}
