import type { Exactness, OpenQuestion } from '../../../contract/answers/exact.ts'
import type { Tell } from '../../../sentences/tell.ts'
import type { Exactness as ExactnessOf } from '../../journey/results/exactness-of.ts'

/** What would make prices exact, on the page. */
export function tellExactness({ open, answers, assumptions, ...did }: ExactnessOf, tell: Tell): Exactness {
  return {
    open: open.map(({ route, label, question, ...why }): OpenQuestion => {
      const reasons = 'assumed' in why ? why.assumed.map(tell) : [why.reason]
      return { route, label, question, reasons }
    }),
    answers,
    effects: tellEffects(did, tell),
    assumptions: assumptions.map(tell),
  }
}

/** What answers did to prices, after those that no longer count. */
export function tellEffects(
  { notes, effects }: Pick<ExactnessOf, 'notes' | 'effects'>,
  tell: Tell,
): readonly string[] {
  return [...notes, ...effects.map(tell)]
}
