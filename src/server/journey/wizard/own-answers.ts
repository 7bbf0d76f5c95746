import { type Step, skipped } from '../../../wizard/step.ts'
import type { Stop, Walk } from '../../../wizard/walk.ts'
import type { SaidAnswer } from '../../results/passport.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { Walked } from '../journey-of.ts'
import { gaveContact } from '../own-quote.ts'
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

/** A quote, and the browser that wants to read it. */
export interface Reader {
  readonly quote: Pick<Quote, 'visitor' | 'notes'>
  readonly visitor: Buffer
}

/**
 * An answered page as a browser may read it. The name and address that the contact page asked for are for the browser that gave
 * them: a mailed link may be in the hands of somebody else, who may answer the page anew.
 */
export function readableBy(reader: Reader): (place: Stop) => Stop {
  return place => {
    if (!isHiddenFrom(reader, place)) return place
    const { answer: _, outdated: __, ...open } = place
    return { ...open, step: hidden(place, reader) }
  }
}

/** Whether a browser may not read the answer of a page; see readableBy. */
export function isHiddenFrom({ quote, visitor }: Reader, { step, answer, outdated }: Stop): boolean {
  if (step.kind !== 'contact' || gaveContact(quote, visitor)) return false
  // The kind stored it, so it has these fields.
  const { email, firstName = '' } = (answer ?? outdated ?? {}) as {
    readonly email?: string
    readonly firstName?: string
  }
  return Boolean(email || firstName)
}

function hidden({ step: { more: _, ...step } }: Stop, { quote: { notes } }: Reader): Step {
  const isByAgent = notes.agent !== undefined && notes.contactFrom === undefined
  const said = isByAgent
    ? { en: 'given by your assistant', es: 'respondido por su asistente' }
    : { en: 'given in another browser', es: 'respondido en otro navegador' }
  return { ...step, say: () => said }
}

/** An answer in the words that a browser may read. */
export function ownAnswer({ quote, visitor, ...of }: Reader & Walked): (place: Stop) => SaidAnswer {
  const readable = readableBy({ quote, visitor })
  return place => earlierAnswer(of, readable(place))
}
