import type { Walk } from '../../../wizard/walk.ts'

/** Whether the visitor has passed a page with the information disclosure; without it no outside carrier is asked. */
export function isDisclosed({ path }: Pick<Walk, 'path'>): boolean {
  return path.some(({ step, answered }) => answered && step.props.information_disclosure === true)
}
