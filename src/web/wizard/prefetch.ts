import type { Properties } from '../../contract/properties.ts'
import { allKinds, loadKind, loadOther } from '../screens.ts'

let begun = false

/**
 * Fetches what is likely shown next, once the visitor has begun to answer: the address after the start page, any
 * kind further on, and the results at the end. What fails here is fetched again when it is needed.
 */
export function prefetchKinds({ kind, step_current, step_total }: Properties): void {
  if (kind === 'start' || kind === 'mobile-zip') void loadKind('address').catch(() => {})
  else if (!begun) {
    begun = true
    for (const one of allKinds()) void loadKind(one).catch(() => {})
  }
  if (step_total && step_current === step_total) void loadOther('results').catch(() => {})
}
