import type { Answers } from '../../wizard/walk.ts'

/** The address that a visitor gave on the e-mail page; empty when none is wanted, or the line has no such page. */
export function emailOf({ contact }: Answers): string {
  // The step kind `contact` stores it, checked by its schema.
  return (contact as { email?: string } | undefined)?.email ?? ''
}
