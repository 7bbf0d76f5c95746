import { coverQuestions } from '../../../lines/covers.ts'
import type { LineJourney } from '../../../lines/index.ts'
import { chosenCoverage } from '../../../rating/coverage/chosen.ts'
import { askable } from '../../../risk/askable.ts'
import { usualChoices } from '../../../risk/usual-choices.ts'
import type { Answers } from '../../../wizard/walk.ts'
import { type SharedCoverage, valuesOf } from '../../results/shared-coverage.ts'
import { riskOf } from '../quoting/risk-of.ts'

interface Asked {
  readonly journey: LineJourney
  readonly application: Answers
}

/** Whether the coverage that prices share is what the visitor chose, in the wizard or beside the prices. Pure. */
export function isOwnPlan({ journey, application }: Asked, { parts }: SharedCoverage): boolean {
  const { name: line } = journey.line
  const risk = riskOf({ line, application, today: journey.today })
  const usual = usualChoices(risk)
  const hasChosen = coverQuestions[line].some(name => {
    // The line's own answer; one that is not a choice among cards belongs to no whole plan.
    const answer = application[name] as { readonly choice?: string } | null | undefined
    return name !== 'starts' && answer?.choice !== undefined && answer.choice !== usual[name]
  })
  const chosen = chosenCoverage(askable(risk))
  const inOrder = (one: SharedCoverage['parts']) =>
    valuesOf(one.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)))
  return hasChosen && inOrder(parts) === inOrder(chosen)
}
