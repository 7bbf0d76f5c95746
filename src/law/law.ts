import { exceptions } from './exceptions.ts'
import { rulebook } from './rule.ts'

/** The state rules of this product; `exceptions.ts` lists them with statute, day and confidence. */
export const law = rulebook(exceptions)

export const { ruleFor, mayRate, mayRefuse, rulesIn } = law
