import { factsInWords, type TakenOver } from '../../../lines/taken-over.ts'
import type { Answers } from '../../../wizard/walk.ts'

/** The name under which a quote stores what it took over from another; no question of any line has this name. */
const key = 'takenOver'

/** What a quote of a second line began with. */
export interface Begun extends Pick<TakenOver, 'facts' | 'filledIn'> {
  /** The quote it was taken from, and its line. */
  readonly quote: string
  readonly line: string
  /** The questions that it answered. */
  readonly questions: readonly string[]
}

/** The answers that a quote of a second line begins with. */
export function beginningWith(
  start: unknown,
  taken: TakenOver,
  from: { quote: string; line: string },
): Answers {
  const { answers, filledIn, facts } = taken
  const begun: Begun = { ...from, facts, filledIn, questions: Object.keys(answers) }
  return { ...answers, start, [key]: begun }
}

/** What a quote took over when it began; undefined for one that began without another. */
export function takenOverIn(answers: Answers): Begun | undefined {
  // Only `beginningWith` stores it.
  return answers[key] as Begun | undefined
}

/** The names of the answers that a visitor gave to this quote itself: neither taken over nor the note of what was. */
export function givenHere(answers: Answers): readonly string[] {
  const taken = takenOverIn(answers)?.questions ?? []
  return Object.keys(answers).filter(name => name !== key && !taken.includes(name))
}

/** The answers without one that was taken over: its page asks for it, filled in. */
export function givenBack(answers: Answers, question: string): Answers {
  const begun = takenOverIn(answers)
  if (!begun?.questions.includes(question)) return answers
  const { [question]: answer, ...others } = answers
  const left: Begun = {
    ...begun,
    questions: begun.questions.filter(one => one !== question),
    filledIn: { ...begun.filledIn, [question]: answer },
  }
  return { ...others, [key]: left }
}

/** "From your renters quote I took over your name and your birth date." */
export function takenOverSentence({ line, facts }: Begun): string {
  return `From your ${line} quote I took over ${factsInWords(facts)}.`
}
