import type { Walk } from '../../../wizard/walk.ts'
import type { Quote } from '../../store/rows/quote.ts'

/**
 * Whether the visitor has passed a page with the information disclosure; without it no outside carrier is asked. When an assistant
 * answers, there is no page: it has to say that it has shown the disclosure, or the person has looked through the answers.
 */
export function isDisclosed({ path }: Pick<Walk, 'path'>, { agent }: Pick<Quote['notes'], 'agent'>): boolean {
  if (agent && agent.disclosed === undefined && !agent.isReviewed) return false
  return path.some(({ step, answered }) => answered && step.props.information_disclosure === true)
}
