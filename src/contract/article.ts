import type { Language } from '../language/text.ts'

/** Parts of a text page that depend on the visitor, or are forms. */
export const articleParts = ['choice of counts', 'signal'] as const

/** Parts of what a start page says below its form. */
export const introductionParts = ['sample prices'] as const

export type ArticlePart = (typeof articleParts | typeof introductionParts)[number]

/** A text page, in the order shown: HTML made from Markdown by the server, and parts of the page. */
export interface TextPage {
  /** The last part of its path. */
  readonly name: string
  /** Its language, if that is not the language of the page. */
  readonly lang?: Language
  readonly pieces: readonly ({ readonly html: string } | { readonly part: ArticlePart })[]
}
