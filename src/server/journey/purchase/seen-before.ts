import type { Quoted } from '../../../connectors/connector.ts'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import type { Text } from '../../../language/text.ts'
import { centsOf } from '../../../units/cents.ts'
import type { Period } from '../../../units/period.ts'
import { walk } from '../../../wizard/walk.ts'
import { productIn } from '../../results/list/products.ts'
import type { CheckedPrice } from '../../store/rows/price-checks.ts'
import { type ChosenCover, chosenCovers, differingCovers, inWords } from '../coverage/cover-steps.ts'
import { hasOtherAnswers } from '../other-answers.ts'
import type { Finished } from '../results/show-results.ts'

/** A price as a page showed it, and the quote's round then: another tab may have changed either since. */
export interface SeenPrice {
  readonly cents: number
  readonly round: number
}

/** A price that has changed since it was seen. */
export interface SeenBefore {
  readonly cents: number
  readonly period: Period
  readonly isEstimated?: true
  /** What it was for, if the coverage is another one now: "$10,000". */
  readonly cover?: Text
  /** It was for other answers than there are now. */
  readonly isOfOtherAnswers?: true
}

interface Standing {
  readonly finished: Finished
  readonly offer: string
  /** The current price; null if there is none. */
  readonly quoted: Quoted | null
  /** The price before it was asked for once more, which the page reports by itself. */
  readonly before?: CheckedPrice | undefined
}

/** The price that the visitor saw in a tab, if another price or other coverage applies now; empty otherwise. */
export function seenBefore(
  { finished, offer, quoted, before }: Standing,
  seen: SeenPrice | null,
): { readonly seen?: SeenBefore } {
  if (!seen) return {}
  const { earlier, journey } = finished
  const round = earlier.find(one => one.round === seen.round)
  const stored = round?.offers.find(({ carrier }) => carrier === carrierOf(offer))?.outcome
  const then = productIn(stored ?? null, offer)
  const cents = then ? centsOf(then.premium) : seen.cents
  const period = (then ?? quoted)?.period
  if (period === undefined) return {}
  const price = { cents, period, ...(then?.estimated ? { isEstimated: true as const } : {}) }
  const cover = round && coverThen({ ...journey, answers: round.answers }, chosenCovers(finished))
  const isOfOtherAnswers = round !== undefined && hasOtherAnswers(finished, round.answers)
  const isSame = quoted && (cents === centsOf(quoted.premium) || cents === before?.cents)
  // Other answers may bring other coverage with them: another state has other coverage.
  if (cover && (isSame || !isOfOtherAnswers)) return { seen: { ...price, cover } }
  if (!quoted || isSame) return {}
  return { seen: { ...price, ...(isOfOtherAnswers ? { isOfOtherAnswers } : {}) } }
}

/** What was chosen then and is not chosen now, in words; undefined if nothing differs. */
function coverThen(journey: Finished['journey'], now: readonly ChosenCover[]): Text | undefined {
  const walked = walk(journey)
  if (walked.open) return undefined
  const chosen = chosenCovers({ journey, walked, application: walked.application })
  // The day on which it starts is not coverage.
  const then = differingCovers(chosen, [now]).filter(({ name }) => name !== 'starts')
  return then.length > 0 ? inWords(then) : undefined
}
