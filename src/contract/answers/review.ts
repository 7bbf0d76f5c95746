import type { Told } from '../../language/text.ts'
import type { AnswerPart } from '../../wizard/step.ts'
import type { FurtherPage } from './other-lines.ts'
import type { EarlierAnswer } from './properties.ts'

/** All answers of one quote, for the page on which its visitor goes through them. */
export interface Review {
  /** "Renters insurance" */
  readonly insurance: string
  /** An assistant gave the answers, and the person has not looked through them yet. */
  readonly byAgent?: {
    readonly version: number
    /** City, state and ZIP code that the quote began with; absent once a question has asked for an address. */
    readonly place?: string
  }
  readonly chapters: readonly ReviewChapter[]
  /** The changes since the previous prices; empty if there are none. */
  readonly changes: readonly AnswerChange[]
  /** What the quote took over from one of another line, as a sentence; absent if it took nothing. */
  readonly takenOver?: string
  /** Taken-over answers whose questions have not come yet. */
  readonly waiting: readonly { readonly name: string; readonly question: string; readonly answer: string }[]
  /** The page that adds to what the quote insures; absent if there is none. */
  readonly further?: FurtherPage
  /** The page of the next question; absent if all are answered. */
  readonly open?: string
}

export interface ReviewChapter {
  readonly title: string
  readonly entries: readonly (ReviewedAnswer | ReviewedList)[]
}

export interface ReviewedAnswer extends EarlierAnswer {
  readonly parts: readonly Told<AnswerPart>[]
}

/** A list, such as the cars, with the answers about each of its items. */
export interface ReviewedList {
  /** The page of the list. */
  readonly route: string
  readonly question: string
  readonly items: readonly ReviewedItem[]
}

export interface ReviewedItem {
  readonly uuid: string
  readonly name: string
  /** The answers about the item, beyond its name. */
  readonly parts: readonly Told<AnswerPart>[]
}

/** One changed answer. Without `before` the question is new; without `now` it is no longer asked. */
export interface AnswerChange {
  readonly label: string
  readonly before?: string
  readonly now?: string
}
