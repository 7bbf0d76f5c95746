import type { EarlierAnswer } from '../../contract/properties.ts'
import { skipped } from '../../wizard/step.ts'
import type { Journey, Stop, Walk } from '../../wizard/walk.ts'
import type { Quote } from '../store/quote.ts'
import { earlierAnswer } from './earlier-answer.ts'

/** The answered pages of a walk; a list's page stands for its items. What was chosen beside the prices is among them. */
export function answerPages(walked: Walk): readonly Stop[] {
  return [
    ...walked.path.filter(
      ({ stage, asks, answered }) => answered && (stage.type === 'ask' || asks === stage),
    ),
    ...chosenIn(walked),
  ]
}

/** What was chosen beside the prices, and not taken back. */
export function chosenIn({ refinements }: Walk): readonly Stop[] {
  return refinements.filter(({ answered, answer }) => answered && answer !== skipped)
}

interface OwnAnswer {
  readonly quote: Quote
  /** The browser that asks. */
  readonly visitor: Buffer
  readonly journey: Journey
  readonly walked: Walk
}

/**
 * How a browser may read an answer. One that only opened a mailed link is not told the name and address of the mailbox:
 * somebody else may hold the letter.
 */
export function ownAnswer({ quote, visitor, journey, walked }: OwnAnswer): (place: Stop) => EarlierAnswer {
  return place => {
    const said = earlierAnswer(journey, walked, place)
    return isOfOtherBrowser({ quote, visitor }, place)
      ? { ...said, answer: 'given in another browser' }
      : said
  }
}

/** Whether a page asked for name and mailbox, and another browser than this one answered it. */
export function isOfOtherBrowser(
  { quote, visitor }: Pick<OwnAnswer, 'quote' | 'visitor'>,
  { step }: Stop,
): boolean {
  return step.kind === 'contact' && !quote.visitor.equals(visitor)
}
