import type { Exactness } from '../../../contract/answers/exact.ts'
import type { Speech } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import type { Tell } from '../../../sentences/tell.ts'
import type { Exactness as ExactnessOf } from '../../journey/results/exactness-of.ts'

/** What would make prices exact, on the page. */
export function tellExactness(exact: ExactnessOf, tell: Tell, speech: Speech): Exactness {
  const open = exact.open.map(({ route, label, question, ...why }) => {
    const reasons = 'assumed' in why ? why.assumed.map(tell) : [why.reason]
    return { route, label, question, reasons }
  })
  return {
    ...allTold({ open, answers: exact.answers }, speech),
    effects: tellEffects(exact, tell, speech),
    assumptions: exact.assumptions.map(tell),
  }
}

/** What answers did to prices, after those that no longer count. */
export function tellEffects({ notes, effects }: ExactnessOf, tell: Tell, speech: Speech): readonly string[] {
  return [...allTold(notes, speech), ...effects.map(tell)]
}
