import { counted } from '../../units/counted.ts'
import { type ComparedPrice, moreOrLessEach } from './price-steps.ts'

interface Answered {
  /** The prices without the answers and with them, both in the order in which insurers are listed. */
  readonly without: readonly ComparedPrice[]
  readonly withAnswers: readonly ComparedPrice[]
  /** How many insurers had a price without the answers and have none with them. */
  readonly gone: number
}

/**
 * What answers did to prices, in sentences: at the first insurer that has a price without them and with them, how many of all such
 * prices moved, and how many insurers have none any more. Empty where the answers did nothing that we know of.
 */
export function effectOfAnswers({ without, withAnswers, gone }: Answered): readonly string[] {
  const differences = withAnswers.flatMap(({ carrier, insurer, period, premium }) => {
    const before = without.find(price => price.carrier === carrier)
    return before ? [{ insurer, period, cents: premium - before.premium }] : []
  })
  const [first, ...others] = differences
  if (!first) return gone > 0 ? [`With the details you added, ${noLongerPriced(gone)}.`] : []
  const { insurer, cents, period } = first
  return [
    `With the details you added, ${insurer} costs ${moreOrLessEach(cents, period)}.`,
    ...(others.length > 0 ? [countOf(differences.map(({ cents }) => cents))] : []),
    ...(gone > 0 ? [`${noLongerPriced(gone)}.`] : []),
  ]
}

function noLongerPriced(count: number): string {
  return `${counted(count, 'insurer')} no longer ${count === 1 ? 'gives' : 'give'} a price`
}

/** How many prices by rates that we hold moved, and in which direction. */
function countOf(differences: readonly number[]): string {
  const all = differences.length
  const fell = differences.filter(cents => cents < 0).length
  const rose = differences.filter(cents => cents > 0).length
  if (fell === all) return `All ${all} prices that I work out myself went down.`
  if (rose === all) return `All ${all} prices that I work out myself went up.`
  const moved = [...(fell > 0 ? [`${fell} went down`] : []), ...(rose > 0 ? [`${rose} went up`] : [])]
  return `Of ${all} prices that I work out myself, ${moved.length > 0 ? moved.join(' and ') : 'none changed'}.`
}
