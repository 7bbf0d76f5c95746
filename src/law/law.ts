import { exceptions } from './exceptions.ts'
import { rulebook } from './rule.ts'

/** The state rules as this product knows them; `exceptions.ts` holds statute, date and confidence of each. */
export const law = rulebook(exceptions)

export const { ruleFor, mayRate, mayRefuse } = law
