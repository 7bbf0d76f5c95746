import { isDeepStrictEqual } from 'node:util'
import type { Carrier } from '../../../carriers/carrier.ts'
import type { Text } from '../../../language/text.ts'
import { alike } from '../../../language/texts.ts'
import { coverQuestions, furtherQuestions } from '../../../lines/covers.ts'
import type { OwnSentence } from '../../../sentences/sentence.ts'
import { skipped } from '../../../wizard/step.ts'
import type { Answers, Stop } from '../../../wizard/walk.ts'
import { effectOfAnswers } from '../../results/explain/effect-of-answers.ts'
import { type ExactingQuestion, type ExactnessView, exactness } from '../../results/explain/exactness.ts'
import type { OfferView } from '../../results/offer-view.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import type { EarlierRound } from '../../store/rows/earlier-rounds.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { listedPlanPrices } from '../coverage/plan-prices.ts'
import type { Walked } from '../journey-of.ts'
import { mayMovePrices } from '../quoting/rated-cards.ts'
import { earlierAnswer } from '../wizard/earlier-answer.ts'
import { openable, questionsOf } from '../wizard/questions-of.ts'

/** A quote whose questions are all answered. */
interface FinishedQuote extends Walked {
  readonly quote: Pick<Quote, 'id' | 'line' | 'answers'>
  readonly application: Answers
  readonly offers: readonly Omit<Offer, 'round'>[]
  /** The rounds before, the first one first. */
  readonly earlier: readonly EarlierRound[]
}

/** What would make prices exact, and what was answered for that. */
export interface Exactness extends ExactnessView {
  /** The answers that no longer count, in the words of their questions. */
  readonly notes: readonly Text[]
  /** What the answers did to prices. */
  readonly effects: readonly OwnSentence[]
}

/** What would make the prices of a finished quote exact; `listed` are its offers in the order of the list. */
export function exactnessOf(
  carriers: readonly Carrier[],
  finished: FinishedQuote,
  listed: readonly OfferView[],
): Exactness {
  const { walked, offers } = finished
  const factual = factsIn(finished).filter(
    place => chosenAt(place) || mayMovePrices(carriers, finished, place),
  )
  const exacting = factual.map(place => exactingQuestion(finished, place))
  const hasAnswers = exacting.some(({ answer }) => answer !== undefined)
  const effects = hasAnswers ? effectsIn(carriers, finished, listed) : []
  return {
    ...exactness({ offers, ...questionsOf(walked), exacting }),
    notes: factual.flatMap(({ notes = [] }) => notes),
    effects,
  }
}

/** The questions beside the prices that are about facts; the others choose a cover, or add to what is insured. */
function factsIn({ quote, walked }: Pick<FinishedQuote, 'quote' | 'walked'>): readonly Stop[] {
  const { line } = quote
  const others = [...coverQuestions[line], furtherQuestions[line]?.name]
  return walked.refinements.filter(({ asks }) => !others.includes(asks.name))
}

function chosenAt({ answered, answer }: Stop): boolean {
  return answered && answer !== skipped
}

function exactingQuestion(of: FinishedQuote, place: Stop): ExactingQuestion {
  const { asks, step } = place
  const given = chosenAt(place) ? { answer: earlierAnswer(of, place) } : {}
  return {
    name: asks.name,
    ...openable(place),
    reason: step.props.privacyShort ?? alike(''),
    ...given,
  }
}

/**
 * How the answers outside the wizard changed the prices by rates that we hold, and which insurers no longer have a price, in
 * sentences.
 */
function effectsIn(
  carriers: readonly Carrier[],
  finished: FinishedQuote,
  listed: readonly OfferView[],
): readonly OwnSentence[] {
  const { application } = finished
  const facts = factsIn(finished).map(({ asks }) => asks.name)
  const pricesOf = listedPlanPrices(carriers, finished, listed)
  const [without, withAnswers] = [pricesOf(answersBut(facts, application)), pricesOf(application)]
  const gone = without.filter(({ carrier }) => !withAnswers.some(price => price.carrier === carrier))
  const refusing = new Set([...gone.map(({ carrier }) => carrier), ...refusingNow(finished, facts)])
  return effectOfAnswers({ without, withAnswers, gone: refusing.size })
}

/** The insurers that had a price of their own when only these facts were different, and that now refuse or ask for a call. */
function refusingNow({ quote, offers, earlier }: FinishedQuote, facts: readonly string[]): readonly string[] {
  const others = answersBut(facts, quote.answers)
  const before = earlier
    .filter(({ answers }) => isDeepStrictEqual(answersBut(facts, answers), others))
    .flatMap(round => round.offers)
  const priced = new Set(
    before.filter(({ outcome }) => outcome.kind === 'quoted').map(({ carrier }) => carrier),
  )
  return offers
    .filter(({ outcome }) => outcome?.kind === 'declined' || outcome?.kind === 'referred')
    .map(({ carrier }) => carrier)
    .filter(carrier => priced.has(carrier))
}

function answersBut(names: readonly string[], answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))
}
