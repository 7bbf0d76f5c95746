import type { Buying } from '../../contract/purchase/purchase.ts'

/** Whether a form is shown again because something is wrong with it: it has what was typed. */
export function isSentBack({ status, errors }: Pick<Buying, 'status' | 'errors'>): boolean {
  return status !== undefined || Object.keys(errors).length > 0
}
