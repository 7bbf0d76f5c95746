import type { Exactness } from '../../contract/exact.ts'
import type { StatusReply } from '../../contract/status.ts'
import type { Tell } from '../../sentences/tell.ts'
import { skipped } from '../../wizard/step.ts'
import type { Answers, Journey, Walk } from '../../wizard/walk.ts'
import { effectOfAnswers, type PricedTwice } from '../results/effect-of-answers.ts'
import { type ExactingQuestion, exactness, isExacting } from '../results/exactness.ts'
import type { Offer } from '../store/offer-store.ts'
import type { Quote } from '../store/quote.ts'
import { earlierAnswer } from './earlier-answer.ts'
import { questionsOf } from './questions-of.ts'
import type { Services } from './services.ts'

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
  { ratePlans }: Pick<Services, 'ratePlans'>,
  finished: Finished,
  quotes: Data['result']['quotes'],
): Exactness {
  const { walked, offers, tell } = finished
  const exacting = exactingIn(finished)
  const isTold = exacting.some(({ told }) => told !== undefined)
  const effects = isTold ? effectOfAnswers(pricedTwice(ratePlans, finished, quotes)) : []
  const notes = walked.refinements.flatMap(({ asks, notes = [] }) => (isExacting(asks.name) ? notes : []))
  return exactness({
    offers,
    questions: questionsOf(walked),
    exacting,
    effects: [...notes, ...effects],
    tell,
  })
}

function exactingIn({ journey, walked }: Finished): readonly ExactingQuestion[] {
  return walked.refinements
    .filter(({ asks }) => isExacting(asks.name))
    .map(place => {
      const { route, asks, step, answered, answer } = place
      const { title: question, short: label = question, privacyShort: reason = '' } = step.props
      const isTold = answered && answer !== skipped
      const told = isTold ? { told: earlierAnswer(journey, walked, place) } : {}
      return { name: asks.name, route, label, question, reason, ...told }
    })
}

/** The prices by plans that we hold, without what was told besides the wizard and with it, in the order of the list. */
function pricedTwice(
  ratePlans: Services['ratePlans'],
  { quote, application, journey }: Finished,
  quotes: Data['result']['quotes'],
): readonly PricedTwice[] {
  const rated = (answers: Answers) =>
    ratePlans({ quoteId: quote.id, line: quote.line, application: answers, today: journey.today })
  const bare = Object.fromEntries(Object.entries(application).filter(([name]) => !isExacting(name)))
  const [without, told] = [rated(bare), rated(application)]
  return quotes.flatMap(({ id, ad, insurer }) => {
    const [before, after] = [without.get(id), told.get(id)]
    return before && after && !ad ? [{ insurer: insurer.name, without: before, told: after }] : []
  })
}
