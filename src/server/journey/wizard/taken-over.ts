import { type Text, told } from '../../../language/text.ts'
import { insuranceWithin } from '../../../lines/insurance-within.ts'
import { factsInWords, type TakenOver } from '../../../lines/taken-over.ts'
import type { Begun, Quote } from '../../store/rows/quote.ts'

type Held = Pick<Quote, 'answers' | 'notes'>

/** What a quote of a second line begins with, and from which quote that comes. */
export function beginningWith(
  start: unknown,
  { answers, filledIn, facts }: TakenOver,
  { id: quote, line }: Pick<Quote, 'id' | 'line'>,
): Held {
  const questions = Object.keys(answers)
  return { answers: { ...answers, start }, notes: { takenOver: { quote, line, facts, filledIn, questions } } }
}

/** The names of the answers that a visitor gave to this quote itself. */
export function givenHere({ answers, notes }: Held): readonly string[] {
  const taken = notes.takenOver?.questions ?? []
  return Object.keys(answers).filter(name => !taken.includes(name))
}

/** A quote without an answer that it took over: its page asks for it, filled in. Null if it took over none. */
export function givenBack({ answers, notes }: Held, question: string): Held | null {
  const { takenOver } = notes
  if (!takenOver?.questions.includes(question)) return null
  const { [question]: answer, ...others } = answers
  const left: Begun = {
    ...takenOver,
    questions: takenOver.questions.filter(one => one !== question),
    filledIn: { ...takenOver.filledIn, [question]: answer },
  }
  return { answers: others, notes: { ...notes, takenOver: left } }
}

/** "I reused your name and your birth date from your renters insurance quote." */
export function takenOverSentence({ line, facts }: Begun): Text {
  const what = factsInWords(facts).en
  const insurance = insuranceWithin(line).en
  return {
    en: `I reused ${what} from your ${insurance} quote.`,
    we: `We reused ${what} from your ${insurance} quote.`,
    es: `De su cotización de ${told(insuranceWithin(line), 'es')} se tomó lo siguiente: ${told(factsInWords(facts), 'es')}.`,
  }
}
