import type { Text } from '../../../language/text.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import type { StoredOutcome } from '../../store/rows/new-offers.ts'
import type { OpenableQuestion, OpenableQuestions, SaidAnswer } from '../passport.ts'
import { isExclusion } from '../price-details.ts'
import { questionFor, replacesAssumption } from './question-for-assumption.ts'

/** A question beside the prices that would make them exact, and its answer if there is one. */
export interface ExactingQuestion extends OpenableQuestion {
  readonly name: string
  /** Why it is asked, in a sentence. */
  readonly reason: Text
  readonly answer?: SaidAnswer
}

interface PricesAndQuestions extends OpenableQuestions {
  readonly offers: readonly { readonly outcome: StoredOutcome }[]
  readonly exacting: readonly ExactingQuestion[]
}

/** What a visitor can still answer to make prices exact, as values. */
export interface ExactnessView {
  readonly open: readonly UnansweredQuestion[]
  /** The answers to questions outside the wizard. */
  readonly answers: readonly SaidAnswer[]
  /** What prices assume without a question of ours about it. */
  readonly assumptions: readonly Sentence[]
}

/** A question with what is assumed until it is answered, or why it is asked. */
export type UnansweredQuestion = OpenableQuestion &
  ({ readonly assumed: readonly Sentence[] } | { readonly reason: Text })

/** What prices assume, by the question that would answer it. Pure. */
export function exactness({ offers, questions, answered, exacting }: PricesAndQuestions): ExactnessView {
  const assumed = assumedIn(offers)
  const assumedFor = new Map<string, Sentence[]>()
  const assumptions: Sentence[] = []
  for (const sentence of assumed) {
    const name = questionFor(sentence, { questions, answered })
    if (name === undefined) assumptions.push(sentence)
    else assumedFor.set(name, [...(assumedFor.get(name) ?? []), sentence])
  }
  const open = [...assumedFor].flatMap(([name, assumed]): UnansweredQuestion[] => {
    const question = questions.get(name)
    return question ? [{ ...question, assumed }] : []
  })
  const more = exacting
    // If no price rests on the assumption that an answer would replace, it would change none.
    .filter(({ name, answer }) => !answer && !replacesAssumption(name))
    .map(({ route, label, question, reason }) => ({ route, label, question, reason }))
  return {
    open: [...open, ...more],
    answers: exacting.flatMap(({ answer }) => answer ?? []),
    assumptions,
  }
}

/** The assumptions of all prices, each once; a cover's exclusions are not assumptions. */
function assumedIn(offers: PricesAndQuestions['offers']): readonly Sentence[] {
  const all = offers.flatMap(({ outcome }) => (outcome?.kind === 'quoted' ? outcome.assumed : []))
  const assumed = all.filter(sentence => 'key' in sentence && sentence.key.startsWith('assumed.'))
  const byKey = new Map(assumed.map(sentence => ['key' in sentence ? sentence.key : '', sentence]))
  return [...byKey.values()].filter(sentence => !isExclusion(sentence))
}
