import { changeSentences } from '../../src/connectors/change-sentences.ts'
import type { Outcome } from '../../src/connectors/connector.ts'
import { byHash } from '../../src/connectors/folder-words.ts'
import type { Text } from '../../src/language/text.ts'
import { type Tell, tellBy } from '../../src/sentences/tell.ts'
import { tellCoverage } from '../../src/sentences/tell-coverage.ts'

/** For tests: an outcome with each of its sentences in the words that a visitor reads. */
export function inWords<Kind extends Outcome>(outcome: Kind, tell: Tell = tellOf([])): Kind {
  const told = changeSentences(outcome, sentence => ({ text: tell(sentence) }))
  return told.kind === 'quoted'
    ? { ...told, coverage: { parts: [], line: tellCoverage(told.coverage, tell) } }
    : told
}

/** For tests: renders the sentences of folders with these words. */
export function tellOf(words: readonly Text[]): Tell {
  const gone = (key: string) => {
    throw new Error(`nobody has the words of ${key}`)
  }
  return tellBy(byHash(words), { reportMissing: gone })
}
