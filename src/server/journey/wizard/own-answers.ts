import { skipped } from '../../../wizard/step.ts'
import type { Stop, Walk } from '../../../wizard/walk.ts'
import type { SaidAnswer } from '../../results/passport.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { Walked } from '../journey-of.ts'
import { earlierAnswer } from './earlier-answer.ts'

/** The answered pages of a walk, including choices made beside the prices; a list's page represents its items. */
export function answerPages(walked: Walk): readonly Stop[] {
  return [
    ...walked.path.filter(
      ({ stage, asks, answered }) => answered && (stage.type === 'ask' || asks === stage),
    ),
    ...chosenIn(walked),
  ]
}

/** Choices made beside the prices and not undone. */
export function chosenIn({ refinements }: Walk): readonly Stop[] {
  return refinements.filter(({ answered, answer }) => answered && answer !== skipped)
}

interface OwnAnswer extends Walked {
  readonly quote: Quote
  /** The browser that sent the request. */
  readonly visitor: Buffer
}

/**
 * An answer as a browser may read it. One that only opened a mailed link does not get the name and address of the mailbox: the
 * letter may be in somebody else's hands.
 */
export function ownAnswer({ quote, visitor, ...of }: OwnAnswer): (place: Stop) => SaidAnswer {
  return place => {
    const said = earlierAnswer(of, place)
    return isOfOtherBrowser({ quote, visitor }, place)
      ? { ...said, answer: { en: 'given in another browser' } }
      : said
  }
}

/** Whether a page asked for name and mailbox, and another browser answered it. */
export function isOfOtherBrowser(
  { quote, visitor }: Pick<OwnAnswer, 'quote' | 'visitor'>,
  { step }: Stop,
): boolean {
  return step.kind === 'contact' && !quote.visitor.equals(visitor)
}
