import type { Coverage } from '../rating/coverage/coverage.ts'
import type { Tell } from './tell.ts'

/** What a price covers, on one line. */
export function tellCoverage(coverage: Coverage, tell: Tell): string {
  return tell({ key: 'coverage.whole', values: coverage })
}
