import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import { todayAt } from '../../../units/today.ts'
import { walk } from '../../../wizard/walk.ts'
import { AppError } from '../../errors.ts'
import { productIn } from '../../results/list/products.ts'
import { passportOf } from '../../results/passport.ts'
import { type Card, viewResults } from '../../results/results-view.ts'
import { riskOf } from '../quoting/risk-of.ts'
import { answerPages, ownAnswer } from '../wizard/own-answers.ts'
import { questionsOf } from '../wizard/questions-of.ts'
import { type Reading, readFinished } from './show-results.ts'

interface PassportOf {
  readonly visitor: Buffer
  readonly id: string
  /** The id of the offer. */
  readonly offer: string
}

/** How a price came about, and its card. */
export interface ShownPassport {
  readonly explained: ReturnType<typeof passportOf>
  /** Of the quote. */
  readonly number: string
  readonly card: Card
}

/**
 * How one price of a visitor's quote came about; null if its carrier has no price now. Throws `quote-expired` as `showResults`
 * does, and `not-found` if the carrier was never asked.
 */
export async function showPassport(services: Reading, of: PassportOf): Promise<ShownPassport | null> {
  const finished = await readFinished(services, of.visitor, of.id)
  const { quote, application, offers, journey, walked } = finished
  const say = ownAnswer({ quote, visitor: of.visitor, journey, walked })
  const view = viewResults(services.carriers, finished)
  const shown = view.offers.find(({ id }) => id === of.offer)
  const offer = offers.find(({ carrier }) => carrier === carrierOf(of.offer))
  if (!offer) throw new AppError('not-found')
  if (!shown?.price) return null
  // A price is explained as of the day on which it was made.
  const today = offer.settledAt ? todayAt(offer.settledAt) : services.today()
  const then = today === journey.today ? application : walk({ ...journey, today }).application
  const explained = passportOf({
    carriers: services.carriers,
    offer: { ...offer, outcome: productIn(offer.outcome, of.offer) ?? offer.outcome },
    risk: riskOf({ line: quote.line, application: then, today }),
    answers: answerPages(walked).map(say),
    ...questionsOf(walked),
  })
  return { number: quote.number, card: { view, offer: shown, tellIn: finished.tellIn }, explained }
}
