import type { Properties } from '../../contract/properties.ts'
import { loadAllKinds, loadKind, loadOther } from '../screens.ts'
import { isStart } from './step-screen.ts'

let begun = false

/**
 * Fetches what comes next, once the visitor has begun to answer: what answering takes, the address after the start
 * page, any kind further on, and the results at the end. What fails here is fetched again when it is needed.
 */
export function prefetch(properties: Properties): void {
  const { kind, step_current, step_total } = properties
  const wanted = [loadKind(kind, 'whole'), import('./answer-desk.ts'), import('./visits.ts')]
  if (isStart(properties)) wanted.push(loadKind('address'), loadOther('extras'))
  else if (!begun) wanted.push(loadAllKinds())
  begun ||= !isStart(properties)
  if (step_total && step_current === step_total) wanted.push(loadOther('results'))
  Promise.all(wanted).catch(() => {})
}
