import { isDeepStrictEqual } from 'node:util'
import type { InsuranceLine } from '../../../law/rule.ts'
import { coverQuestions } from '../../../lines/covers.ts'
import type { LineJourney } from '../../../lines/index.ts'
import { type Answers, walk } from '../../../wizard/walk.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import type { EarlierRound } from '../../store/rows/earlier-rounds.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { riskOf } from '../quoting/risk-of.ts'
import type { Changes } from './change-covers.ts'
import { type AnsweredRound, answeredRound } from './own-prices.ts'

/** A quote with its earlier rounds, the first one first. */
interface Tried {
  readonly quote: Pick<Quote, 'line' | 'round' | 'answers'>
  readonly earlier: readonly EarlierRound[]
}

/** The same with its line's questions, to see which answers mean the same cover. */
interface Compared extends Tried {
  readonly journey: Pick<LineJourney, 'line' | 'today'>
}

/** The same with its present offers, and the round whose prices were mailed last. */
interface Priced extends Compared {
  readonly quote: Tried['quote'] & Pick<Quote, 'savedRound'>
  readonly offers: readonly Offer[]
}

/** The earlier rounds that differ from the present answers in nothing but covers, so that a visitor can go back to them. */
export function triedRounds({ quote, earlier }: Tried): readonly EarlierRound[] {
  const facts = splitAnswers(quote.line, quote.answers).facts
  return earlier.filter(({ answers }) => isDeepStrictEqual(splitAnswers(quote.line, answers).facts, facts))
}

/** The changes of cover that lead from the present answers to earlier ones. */
export function changesTo({ line, answers }: Tried['quote'], earlier: Answers): Changes {
  const [now, then] = [splitAnswers(line, answers).covers, splitAnswers(line, earlier).covers]
  const differing = coverQuestions[line].filter(name => !isDeepStrictEqual(now[name], then[name]))
  return Object.fromEntries(differing.map(name => [name, then[name] ?? { skip_answer: true }]))
}

/** The round to which undoing leads; null if there is nothing to undo. */
export function undoTarget({ quote, earlier }: Tried): EarlierRound | null {
  const undoTo = earlier.find(({ round }) => round === quote.round - 1)?.undoTo ?? null
  return triedRounds({ quote, earlier }).find(({ round }) => round === undoTo) ?? null
}

/** The round to which undoing leads after a change: the present one, unless the change is itself an undoing. */
export function undoToAfter(tried: Compared, changed: Answers): number | null {
  const target = undoTarget(tried)
  const isUndoing = target !== null && isSameRisk(tried.journey, changed, target.answers)
  if (!isUndoing) return tried.quote.round
  return tried.earlier.find(({ round }) => round === target.round - 1)?.undoTo ?? null
}

/** The same, if it would change anything: choosing what is already chosen begins a round too. */
export function undoShown(tried: Compared): EarlierRound | null {
  const target = undoTarget(tried)
  return target && !isSameRisk(tried.journey, tried.quote.answers, target.answers) ? target : null
}

/** The first round of this session, if its covers differ from the present ones. */
export function firstTried(tried: Compared): EarlierRound | null {
  const [first] = triedRounds(tried)
  return first && !isSameRisk(tried.journey, tried.quote.answers, first.answers) ? first : null
}

/** The changes of a button that leads back: to what was chosen before, at first, or in a round. */
export function changesBack(
  tried: Compared,
  { undo, round }: { readonly undo?: unknown; readonly round: number },
): Changes {
  const named = triedRounds(tried).find(one => one.round === round)
  const target = named ?? (undo === 'first' ? firstTried(tried) : undoTarget(tried))
  return target ? changesTo(tried.quote, target.answers) : {}
}

/** The tried rounds whose coverage is not the present one, the latest first. */
export function otherRounds(tried: Compared): readonly EarlierRound[] {
  return triedRounds(tried)
    .filter(({ answers }) => !isSameRisk(tried.journey, tried.quote.answers, answers))
    .toReversed()
}

/**
 * Whether the prices that were mailed last are the present ones: nothing has changed since, or it was changed back and each insurer
 * that had a price has the same.
 */
export function isAsMailed({ quote, earlier, offers, journey }: Priced): boolean {
  if (quote.savedRound === quote.round) return true
  const mailed = earlier.find(({ round }) => round === quote.savedRound)
  if (!mailed || !isSameRisk(journey, quote.answers, mailed.answers)) return false
  const now = new Map(answeredRound(quote, offers).offers.map(offer => [offer.carrier, premiumOf(offer)]))
  return mailed.offers.every(offer => premiumOf(offer) === now.get(offer.carrier))
}

function premiumOf({ outcome }: AnsweredRound['offers'][number]): string | null {
  return outcome.kind === 'quoted' ? outcome.premium : null
}

/**
 * Whether two sets of answers insure the same: choosing what is usual anyway, when nobody had chosen before, changes only what is
 * assumed.
 */
function isSameRisk(journey: Compared['journey'], one: Answers, other: Answers): boolean {
  const { name } = journey.line
  if (isDeepStrictEqual(splitAnswers(name, one), splitAnswers(name, other))) return true
  const insured = insuredBy(journey, one)
  return insured !== null && isDeepStrictEqual(insured, insuredBy(journey, other))
}

/** The risk without what is assumed about it; null if the answers now leave a question open. */
function insuredBy({ line, today }: Compared['journey'], answers: Answers): object | null {
  const { open, application } = walk({ line, answers, today })
  if (open) return null
  const { assumed: _, ...insured } = riskOf({ line: line.name, application, today })
  return insured
}

/** The answers about cover, and all others. A question that was skipped counts as one without an answer. */
function splitAnswers(
  line: InsuranceLine,
  answers: Answers,
): { readonly covers: Answers; readonly facts: Answers } {
  const names = new Set(coverQuestions[line])
  const answered = Object.entries(answers).filter(([, answer]) => answer !== null && answer !== undefined)
  return {
    covers: Object.fromEntries(answered.filter(([name]) => names.has(name))),
    facts: Object.fromEntries(answered.filter(([name]) => !names.has(name))),
  }
}
