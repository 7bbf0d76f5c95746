import * as v from 'valibot'
import { animals, credits, dogs, homeOwnerships } from '../../risk/words.ts'

/** What the question to a carrier says about a household, by line. */

/** The visitor would insure both a car and a home with you; absent if they would not or nobody said. */
const multiPolicy = v.exactOptional(v.literal(true))

/** By the visitor's own account. UNKNOWN if nobody said or the state keeps it out of prices. */
const credit = v.picklist(credits)

export const drivers = v.strictObject({
  /** Absent if the state keeps it out of prices. */
  home: v.exactOptional(v.picklist(homeOwnerships)),
  credit,
  multiPolicy,
})

export const owners = v.strictObject({ dog: v.picklist(dogs), credit, multiPolicy })

export const tenants = v.strictObject({ animal: v.picklist(animals), multiPolicy })
