import type { Exactness } from '../../../contract/answers/exact.ts'
import { allTold, type Speech } from '../../../language/text.ts'
import type { Tell } from '../../../sentences/tell.ts'
import type { Exactness as ExactnessOf } from '../../journey/results/exactness-of.ts'

/** What would make prices exact, on the page. */
export function tellExactness(
  { open, answers, assumptions, ...did }: ExactnessOf,
  tell: Tell,
  speech: Speech,
): Exactness {
  const questions = open.map(({ route, label, question, ...why }) => {
    const reasons = 'assumed' in why ? why.assumed.map(tell) : [why.reason]
    return { route, label, question, reasons }
  })
  return {
    ...allTold({ open: questions, answers }, speech),
    effects: tellEffects(did, tell, speech),
    assumptions: assumptions.map(tell),
  }
}

/** What answers did to prices, after those that no longer count. */
export function tellEffects(
  { notes, effects }: Pick<ExactnessOf, 'notes' | 'effects'>,
  tell: Tell,
  speech: Speech,
): readonly string[] {
  return [...allTold(notes, speech), ...effects.map(tell)]
}
