import type { Exactness } from '../../contract/exact.ts'
import type { StatusReply } from '../../contract/status.ts'
import { coverQuestions, furtherQuestions } from '../../lines/covers.ts'
import type { Tell } from '../../sentences/tell.ts'
import { skipped } from '../../wizard/step.ts'
import type { Answers, Journey, Stop, Walk } from '../../wizard/walk.ts'
import { effectOfAnswers } from '../results/effect-of-answers.ts'
import { type ExactingQuestion, exactness } from '../results/exactness.ts'
import type { Offer } from '../store/offer-store.ts'
import type { Quote } from '../store/quote.ts'
import { earlierAnswer } from './earlier-answer.ts'
import type { RatePlans } from './make-offers.ts'
import { listedPlanPrices } from './plan-prices.ts'
import { questionsOf } from './questions-of.ts'

type Data = StatusReply['data']

/** A quote whose questions are all answered. */
interface FinishedQuote {
  readonly quote: Pick<Quote, 'id' | 'line'>
  readonly application: Answers
  readonly offers: readonly Omit<Offer, 'round'>[]
  readonly journey: Journey
  readonly walked: Walk
  readonly tell: Tell
}

/** What would make the prices of a finished quote exact; `quotes` are its offers as they are listed. */
export function exactnessOf(
  { ratePlans }: { readonly ratePlans: RatePlans },
  finished: FinishedQuote,
  quotes: Data['result']['quotes'],
): Exactness {
  const { walked, offers, tell } = finished
  const factual = factsIn(finished)
  const exacting = factual.map(place => exactingQuestion(finished, place))
  const hasAnswers = exacting.some(({ answer }) => answer !== undefined)
  const effects = hasAnswers ? effectsIn(ratePlans, finished, quotes) : []
  const notes = factual.flatMap(({ notes = [] }) => notes)
  return exactness({
    offers,
    questions: questionsOf(walked),
    exacting,
    effects: [...notes, ...effects],
    tell,
  })
}

/** The questions beside the prices that are about facts; the others choose a cover, or add to what is insured. */
function factsIn({ quote, walked }: Pick<FinishedQuote, 'quote' | 'walked'>): readonly Stop[] {
  const { line } = quote
  const others = [...coverQuestions[line], furtherQuestions[line]?.name]
  return walked.refinements.filter(({ asks }) => !others.includes(asks.name))
}

function exactingQuestion({ journey, walked }: FinishedQuote, place: Stop): ExactingQuestion {
  const { route, asks, step, answered, answer } = place
  const { title: question, short: label = question, privacyShort: reason = '' } = step.props
  const hasAnswer = answered && answer !== skipped
  const given = hasAnswer ? { answer: earlierAnswer(journey, walked, place) } : {}
  return { name: asks.name, route, label, question, reason, ...given }
}

/** How the answers beside the wizard changed the prices by rates that we hold, in sentences. */
function effectsIn(
  ratePlans: RatePlans,
  finished: FinishedQuote,
  quotes: Data['result']['quotes'],
): readonly string[] {
  const { application } = finished
  const facts = factsIn(finished).map(({ asks }) => asks.name)
  const bare = Object.fromEntries(Object.entries(application).filter(([name]) => !facts.includes(name)))
  const pricesOf = listedPlanPrices({ ratePlans }, finished, quotes)
  return effectOfAnswers(pricesOf(bare), pricesOf(application))
}
