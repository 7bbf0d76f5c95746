import type { OwnSentence } from '../sentences/sentence.ts'

/** A cover that differs from what the visitor asked for: its limits or its deductible, in whole dollars. */
export interface OtherCover {
  readonly label: string
  readonly asked: readonly number[]
  readonly offered: readonly number[]
}

/** The note on the card of such a price. */
export function otherCoverNote({ label, asked, offered }: OtherCover): OwnSentence {
  return { key: 'note.otherCover', values: { label, asked, offered } }
}
