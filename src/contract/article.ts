/** What a text page shows beside its words: it depends on the visitor, or is a form. */
export const articleParts = ['choice of counts', 'signal'] as const

export type ArticlePart = (typeof articleParts)[number]

/** A text page, in the order shown: HTML made from Markdown by the server, and parts of the page. */
export interface TextPage {
  /** The last part of its path. */
  readonly name: string
  readonly pieces: readonly ({ readonly html: string } | { readonly part: ArticlePart })[]
}
