import type { Exactness } from '../../contract/exact.ts'
import type { StatusReply } from '../../contract/status.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { coverQuestions } from '../../lines/covers.ts'
import type { Tell } from '../../sentences/tell.ts'
import { skipped } from '../../wizard/step.ts'
import type { Answers, Journey, Stop, Walk } from '../../wizard/walk.ts'
import { effectOfAnswers, type PricedTwice } from '../results/effect-of-answers.ts'
import { type ExactingQuestion, exactness } from '../results/exactness.ts'
import type { Offer } from '../store/offer-store.ts'
import type { Quote } from '../store/quote.ts'
import { earlierAnswer } from './earlier-answer.ts'
import type { RatePlans } from './make-offers.ts'
import { questionsOf } from './questions-of.ts'

type Data = StatusReply['data']

/** A quote whose questions are all answered. */
interface Finished {
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
  finished: Finished,
  quotes: Data['result']['quotes'],
): Exactness {
  const { walked, offers, tell } = finished
  const factual = factsIn(finished)
  const exacting = factual.map(place => exactingQuestion(finished, place))
  const isTold = exacting.some(({ told }) => told !== undefined)
  const effects = isTold ? effectOfAnswers(pricedTwice(ratePlans, finished, quotes)) : []
  const notes = factual.flatMap(({ notes = [] }) => notes)
  return exactness({
    offers,
    questions: questionsOf(walked),
    exacting,
    effects: [...notes, ...effects],
    tell,
  })
}

/** The questions beside the prices that are about facts; the others choose a cover. */
function factsIn({ quote, walked }: Pick<Finished, 'quote' | 'walked'>): readonly Stop[] {
  // Every line that is served is one of these.
  const covers = coverQuestions[quote.line as InsuranceLine]
  return walked.refinements.filter(({ asks }) => !covers.includes(asks.name))
}

function exactingQuestion({ journey, walked }: Finished, place: Stop): ExactingQuestion {
  const { route, asks, step, answered, answer } = place
  const { title: question, short: label = question, privacyShort: reason = '' } = step.props
  const isTold = answered && answer !== skipped
  const told = isTold ? { told: earlierAnswer(journey, walked, place) } : {}
  return { name: asks.name, route, label, question, reason, ...told }
}

/** The prices by plans that we hold, without what was told besides the wizard and with it, in the order of the list. */
function pricedTwice(
  ratePlans: RatePlans,
  { quote, application, journey, walked }: Finished,
  quotes: Data['result']['quotes'],
): readonly PricedTwice[] {
  const rated = (answers: Answers) =>
    ratePlans({ quoteId: quote.id, line: quote.line, application: answers, today: journey.today })
  const facts = factsIn({ quote, walked }).map(({ asks }) => asks.name)
  const bare = Object.fromEntries(Object.entries(application).filter(([name]) => !facts.includes(name)))
  const [without, told] = [rated(bare), rated(application)]
  return quotes.flatMap(({ id, ad, insurer }) => {
    const [before, after] = [without.get(id), told.get(id)]
    return before && after && !ad ? [{ insurer: insurer.name, without: before, told: after }] : []
  })
}
