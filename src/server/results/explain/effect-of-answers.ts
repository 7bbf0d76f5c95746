import type { OwnSentence } from '../../../sentences/sentence.ts'
import type { ComparedPrice } from './price-steps.ts'

interface Answered {
  /** The prices without the answers and with them, both in the order in which insurers are listed. */
  readonly without: readonly ComparedPrice[]
  readonly withAnswers: readonly ComparedPrice[]
  /** How many insurers had a price without the answers and have none with them. */
  readonly gone: number
}

/**
 * What answers did to prices: at the first insurer that has a price without them and with them, how many of all such prices moved,
 * and how many insurers no longer have one. Empty if the answers did nothing that we know of. Pure.
 */
export function effectOfAnswers({ without, withAnswers, gone }: Answered): readonly OwnSentence[] {
  const insurers = gone
  const differences = withAnswers.flatMap(({ carrier, insurer, period, premium }) => {
    const before = without.find(price => price.carrier === carrier)
    return before ? [{ insurer, period, cents: premium - before.premium }] : []
  })
  const [first, ...others] = differences
  if (!first) return gone > 0 ? [{ key: 'effect.goneOnly', values: { insurers } }] : []
  const counts = {
    all: differences.length,
    fell: differences.filter(({ cents }) => cents < 0).length,
    rose: differences.filter(({ cents }) => cents > 0).length,
  }
  if (counts.fell === 0 && counts.rose === 0 && gone === 0) return [{ key: 'effect.none' }]
  return [
    { key: 'effect.first', values: first },
    ...(others.length > 0 ? [{ key: 'effect.counts', values: counts } as const] : []),
    ...(gone > 0 ? [{ key: 'effect.gone', values: { insurers } } as const] : []),
  ]
}
