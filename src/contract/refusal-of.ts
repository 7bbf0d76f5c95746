import type { CoverChange } from './prices/update-quote.ts'

/** Why a change was refused, in words; nothing if it was not. */
export function refusalOf({ status, errors = {}, message }: CoverChange): readonly string[] {
  return status === 'refused' ? [message ?? Object.values(errors)[0] ?? ''] : []
}
