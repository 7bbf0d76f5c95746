import type { Text } from '../../language/text.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { folderKey } from '../../rating/plan/folder-sentence.ts'
import { type ChangeSentence, changeSentences } from '../change-sentences.ts'
import type { WireConnector, Writing } from '../connector.ts'
import { sha256 } from '../rate-plan/plan-files.ts'

interface Known {
  readonly carrier: string
  readonly line: InsuranceLine
  /** Sentences of the carrier's replies, word for word, with their translation. */
  readonly replies: readonly Text[]
}

/** A line over a wire whose sentences we partly know: these become its folder's own, and are shown in the visitor's language. */
export function knowingReplies(
  writing: Writing & { readonly connector: WireConnector },
  { carrier, line, replies }: Known,
): Writing {
  const { connector } = writing
  const known = new Map(replies.map(text => [text.en, text]))
  const change: ChangeSentence = (said, place) => {
    const text = 'text' in said ? known.get(said.text) : undefined
    return text ? { key: folderKey({ carrier, line, id: `${place}.reply`, text }, sha256) } : said
  }
  return {
    ...writing,
    connector: {
      ...connector,
      read(reply, request) {
        const read = connector.read(reply, request)
        return read.kind === 'pending' || read.kind === 'next' ? read : changeSentences(read, change)
      },
    },
    words: replies,
  }
}
