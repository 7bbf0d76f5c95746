import { exceptions } from './exceptions.ts'
import { rulebook } from './rule.ts'

/** The state rules of this product; `exceptions.ts` holds statute, date and confidence of each. */
export const law = rulebook(exceptions)

export const { ruleFor, mayRate, mayRefuse } = law
