import type { Coverage } from '../rating/coverage/coverage.ts'
import type { Tell } from './tell.ts'

/** What a price covers, on one line: the insurer's own, where it wrote one. */
export function tellCoverage({ parts, line }: Coverage, tell: Tell): string {
  if (line !== undefined) return line
  // The limits of a car's coverage have slashes of their own.
  const separator = parts.some(({ kind }) => kind === 'property') ? ', ' : ' / '
  return parts.map(part => tell({ key: 'coverage.part', values: part })).join(separator)
}
