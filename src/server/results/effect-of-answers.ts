import { type ComparedPrice, moreOrLessEach } from './price-steps.ts'

/**
 * What answers did to prices, in sentences: at the first insurer that has a price without them and with them, and how many of all
 * such prices moved. Both lists are in the order in which insurers are listed. Empty where no insurer has both.
 */
export function effectOfAnswers(
  without: readonly ComparedPrice[],
  withAnswers: readonly ComparedPrice[],
): readonly string[] {
  const differences = withAnswers.flatMap(({ carrier, insurer, period, premium }) => {
    const before = without.find(price => price.carrier === carrier)
    return before ? [{ insurer, period, cents: premium - before.premium }] : []
  })
  const [first, ...others] = differences
  if (!first) return []
  const { insurer, cents, period } = first
  return [
    `With the details you added, ${insurer} costs ${moreOrLessEach(cents, period)}.`,
    ...(others.length > 0 ? [countOf(differences.map(({ cents }) => cents))] : []),
  ]
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
