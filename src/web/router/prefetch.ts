import type { Properties } from '../../contract/answers/properties.ts'
import { loadButler } from '../butler/Butler.tsx'
import { loadKind, loadOther } from '../load-screen.ts'
import { loadOnDemand } from '../wizard/load-on-demand.ts'
import { isStart } from '../wizard/step-screen.ts'

/**
 * Fetches what comes next: the code for answering, the address step after the start page with the butler's drawing, later the kinds of
 * questions that follow, and the results at the end. Failures are fetched again when needed.
 */
export function prefetch(properties: Properties): void {
  const { kind, kinds = [], step_current, step_total } = properties
  const pieces = [loadKind(kind, 'whole'), import('../wizard/answer-queue/send-answer.ts'), loadOnDemand()]
  if (isStart(properties)) pieces.push(loadKind('address'), loadOther('extras'), loadButler())
  pieces.push(...kinds.map(next => loadKind(next)))
  if (step_total && step_current === step_total) pieces.push(loadOther('results'))
  Promise.all(pieces).catch(() => {})
}
