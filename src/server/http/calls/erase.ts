import { erase } from '../../../contract/sharing/erase.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../journey/services.ts'
import { eraseData } from '../../journey/sharing/erase-data.ts'
import type { Handler } from '../serve.ts'

export const call = erase

/** Erases a quote, if it is this visitor's. */
export function handler(services: Services): Handler<typeof erase> {
  return async ({ ask, who }) => {
    const { quote_id: id, warned } = ask
    const { isErased, ordered } = await eraseData(services, { ...who, id, warned: warned ?? '' })
    if (isErased || !ordered) return {}
    // A page of an earlier version, or a program, does not expect an OK that erases nothing.
    if (warned === undefined) throw new AppError('conflict')
    return { data: { ordered } }
  }
}
