import type { Language } from '../../language/text.ts'
import { type Fault, lineAt, type Stretch } from '../fill-in.ts'
import type { Claim, Truth } from './claim.ts'
import { dataClaims, soundsLikePromise } from './data-claims.ts'
import { glossOf } from './gloss.ts'
import { keptClaims } from './kept-claims.ts'
import { marketClaims } from './market-claims.ts'
import { sentencesIn } from './sentences.ts'
import { serviceClaims } from './service-claims.ts'

export type { Truth } from './claim.ts'

/** The kinds of promises that are checked, in the order of docs/texts.md. */
export const claims: readonly Claim[] = [...dataClaims, ...serviceClaims, ...keptClaims, ...marketClaims]

/** A sentence that a lawyer should read, and what it depends on. */
interface Doubt extends Fault {
  readonly sentence: string
}

/** What is wrong with the sentences of a text, and which of them a lawyer should read. */
export interface Claimed {
  readonly faults: readonly Fault[]
  readonly doubts: readonly Doubt[]
}

interface Settled {
  readonly truth: Truth
  /** That in which the text is written. */
  readonly language: Language
}

/** The promises of an article, by what is loaded and configured; only what it shows is checked. */
export function checkClaims(
  stretches: readonly Stretch[],
  source: string,
  { truth, language }: Settled,
): Claimed {
  const pieces = stretches.filter(stretch => 'text' in stretch)
  const faults: Fault[] = []
  const doubts: Doubt[] = []
  for (const { text, at } of sentencesIn(pieces)) {
    const line = lineAt(source, at)
    const { isFalse, unsure } = judge(language === 'es' ? glossOf(text) : text, truth)
    faults.push(...isFalse.map(says => ({ line, says: `“${text}” is not so: ${says}` })))
    doubts.push(...unsure.map(says => ({ line, sentence: text, says })))
  }
  return { faults, doubts }
}

/** What is said against a sentence; for one that is false, doubts add nothing. */
function judge(text: string, truth: Truth) {
  const verdicts = claims.map(claim => claim.judge(text, truth)).filter(verdict => verdict !== null)
  const isFalse = [...new Set(verdicts.flatMap(verdict => ('isFalse' in verdict ? [verdict.isFalse] : [])))]
  if (isFalse.length > 0) return { isFalse, unsure: [] }
  const known = verdicts.flatMap(verdict => ('isUnsure' in verdict ? [verdict.isUnsure] : []))
  const sounds = known.length > 0 ? null : soundsLikePromise(text, truth)
  const further = sounds && 'isUnsure' in sounds ? [sounds.isUnsure] : []
  return { isFalse, unsure: [...new Set([...known, ...further])] }
}
