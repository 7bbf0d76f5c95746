import type { CoverChange as ToldChange } from '../../../contract/prices/update-quote.ts'
import type { ToPass } from '../../../contract/purchase/continue.ts'
import { type Speech, told } from '../../../language/text.ts'
import type { FieldErrors } from '../../../wizard/check.ts'
import type { Fail } from '../../errors.ts'
import { type Reason, tellFailure } from '../../failures.ts'
import type { ChangedCovers, CoverChange } from '../../journey/coverage/change-covers.ts'
import type { ToPass as ToPassDoor } from '../../journey/quoting/admit.ts'

/** What the visitor can correct, as the wire and pages say it. */
export interface ToldFail {
  readonly errors: FieldErrors
  readonly status?: string
}

/** A refused answer in words. */
export function tellFail({ errors, status }: Fail, speech: Speech): ToldFail {
  return {
    errors: tellEach(errors, speech),
    ...(status === undefined ? {} : { status: tellFailure(status, speech) }),
  }
}

/** Reasons by field, in words. */
export function tellEach(errors: FieldErrors<Reason>, speech: Speech): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => [field, tellFailure(reason, speech)]),
  )
}

/** What happened to changes of coverage, in words. */
export function tellChanges(
  changes: ChangedCovers['changes'],
  speech: Speech,
): Readonly<Record<string, ToldChange>> {
  return Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, tellChange(change, speech)]))
}

function tellChange({ errors, message, now, ...change }: CoverChange, speech: Speech): ToldChange {
  return {
    ...change,
    ...(message && { message: tellFailure(message, speech) }),
    ...(errors && { errors: tellEach(errors, speech) }),
    ...(now && { now: told(now, speech) }),
  }
}

/** What a visitor has to do before a carrier is asked, in words. */
export function tellToPass(toPass: ToPassDoor, speech: Speech): ToPass {
  return 'wait' in toPass ? { wait: tellFailure(toPass.wait, speech) } : toPass
}
