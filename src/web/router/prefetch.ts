import type { Properties } from '../../contract/answers/properties.ts'
import { loadAllKinds, loadKind, loadOther } from '../load-screen.ts'
import { loadOnDemand } from '../wizard/load-on-demand.ts'
import { isStart } from '../wizard/step-screen.ts'

let begun = false

/**
 * Fetches what comes next once the visitor begins to answer: the code for answering, the address step after the start
 * page, later any kind, and the results at the end. Failures are fetched again when needed.
 */
export function prefetch(properties: Properties): void {
  const { kind, step_current, step_total } = properties
  const pieces = [loadKind(kind, 'whole'), import('../wizard/answer-queue/send-answer.ts'), loadOnDemand()]
  if (isStart(properties)) pieces.push(loadKind('address'), loadOther('extras'))
  else if (!begun) pieces.push(loadAllKinds())
  begun ||= !isStart(properties)
  if (step_total && step_current === step_total) pieces.push(loadOther('results'))
  Promise.all(pieces).catch(() => {})
}
