import type { Exactness, OpenQuestion } from '../../contract/exact.ts'
import type { EarlierAnswer } from '../../contract/properties.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { Tell } from '../../sentences/tell.ts'
import type { StoredOutcome } from '../store/rows/new-offers.ts'
import { questionFor } from './asked-as.ts'
import type { OpenableQuestion } from './passport.ts'
import { isExclusion } from './price-details.ts'

/** A question beside the prices that would make them exact, and its answer if there is one. */
export interface ExactingQuestion extends OpenableQuestion {
  readonly name: string
  /** Why it is asked, in a sentence. */
  readonly reason: string
  readonly answer?: EarlierAnswer
}

interface PricesAndQuestions {
  readonly offers: readonly { readonly outcome: StoredOutcome }[]
  /** Every question that the visitor may open, by name. */
  readonly questions: ReadonlyMap<string, OpenableQuestion>
  readonly exacting: readonly ExactingQuestion[]
  readonly effects: readonly string[]
  readonly tell: Tell
}

/** What prices assume, by the question that would answer it. Pure. */
export function exactness({ offers, questions, exacting, effects, tell }: PricesAndQuestions): Exactness {
  const assumed = assumedIn(offers)
  const reasonsFor = new Map<string, string[]>()
  const assumptions: string[] = []
  for (const sentence of assumed) {
    const name = questionFor(sentence)
    if (name === undefined || !questions.has(name)) assumptions.push(tell(sentence))
    else reasonsFor.set(name, [...(reasonsFor.get(name) ?? []), tell(sentence)])
  }
  const open = [...reasonsFor].flatMap(([name, reasons]): OpenQuestion[] => {
    const question = questions.get(name)
    return question ? [{ ...question, reasons }] : []
  })
  const more = exacting
    .filter(({ name, answer }) => !answer && !reasonsFor.has(name))
    .map(({ route, label, question, reason }) => ({ route, label, question, reasons: [reason] }))
  return {
    open: [...open, ...more],
    answers: exacting.flatMap(({ answer }) => answer ?? []),
    effects,
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
