import type { Contact, Names } from '../../../kinds/contact/contact.ts'
import { type Step, skipped } from '../../../wizard/step.ts'
import type { Stop, Walk } from '../../../wizard/walk.ts'
import type { SaidAnswer } from '../../results/passport.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { Walked } from '../journey-of.ts'
import { ownsContact } from '../own-quote.ts'
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
    return { ...open, step: hidden(place) }
  }
}

/** Whether a browser may not read the answer of a page; see readableBy. */
function isHiddenFrom({ quote, visitor }: Reader, place: Stop): boolean {
  if (place.step.kind !== 'contact' || ownsContact(quote, visitor)) return false
  const { email, firstName } = contactOf(place)
  return Boolean(email || firstName)
}

function hidden(place: Stop): Step {
  const { more: _, ...step } = place.step
  const said = contactOf(place).email
    ? { en: 'given in another browser', es: 'respondido en otro navegador' }
    : {
        en: 'name given in another browser, no email',
        es: 'nombre respondido en otro navegador, sin correo electrónico',
      }
  return { ...step, say: () => said }
}

function contactOf({ answer, outdated }: Stop): Partial<Contact & Names> {
  // The kind stored it.
  return (answer ?? outdated ?? {}) as Partial<Contact & Names>
}

/** An answer in the words that a browser may read. */
export function ownAnswer({ quote, visitor, ...of }: Reader & Walked): (place: Stop) => SaidAnswer {
  const readable = readableBy({ quote, visitor })
  return place => earlierAnswer(of, readable(place))
}
