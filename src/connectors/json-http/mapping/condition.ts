import * as v from 'valibot'
import { exactOf, exactText } from './exact.ts'
import { look, membersAt, pathOf, type Scope } from './path.ts'
import { path, type Scalar, scalar } from './words.ts'

/** A condition on a question or on a reply. Where its path leads to a list, one member that fits is enough. */
export type Condition =
  | { readonly path: string; readonly is: readonly Scalar[] }
  /** Nothing there is one of these; having nothing there fits too. */
  | { readonly path: string; readonly isNot: readonly Scalar[] }
  | { readonly path: string; readonly present: boolean }
  | { readonly path: string; readonly atLeast: number }
  | { readonly path: string; readonly atMost: number }
  /** One and the same member of the list fits all of these, whose paths begin with a dot. */
  | { readonly path: string; readonly has: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly all: readonly Condition[] }
  /** The status of a reply. */
  | { readonly http: readonly number[] }

const list = v.pipe(
  v.array(v.lazy((): v.GenericSchema<Condition> => condition)),
  v.nonEmpty('give at least one condition'),
)
const codes = v.pipe(v.array(scalar), v.nonEmpty('give at least one'))
const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))

const forms = {
  is: v.strictObject({ path, is: codes }),
  isNot: v.strictObject({ path, isNot: codes }),
  present: v.strictObject({ path, present: v.boolean() }),
  atLeast: v.strictObject({ path, atLeast: v.number() }),
  atMost: v.strictObject({ path, atMost: v.number() }),
  has: v.strictObject({ path, has: list }),
  any: v.strictObject({ any: list }),
  all: v.strictObject({ all: list }),
  http: v.strictObject({ http: v.pipe(v.array(status), v.nonEmpty()) }),
}

/** Selected by its one word, so that a message names a mistake at its path. */
export const condition: v.GenericSchema<Condition> = v.lazy((input): v.GenericSchema<Condition> => {
  // The keys of the record are the words.
  const words = Object.keys(forms) as (keyof typeof forms)[]
  const word = words.find(one => typeof input === 'object' && input !== null && Object.hasOwn(input, one))
  return word
    ? forms[word]
    : v.never(
        'not a condition: give path with is, isNot, present, atLeast, atMost or has; or any, all or http',
      )
})

/** Whether a condition holds in a scope; `status` is that of the reply. */
export function holds(condition: Condition, scope: Scope, status?: number): boolean {
  if ('is' in condition) return isOneOf(look(scope, condition.path), condition.is)
  if ('isNot' in condition) return !isOneOf(look(scope, condition.path), condition.isNot)
  if ('present' in condition)
    return isPresent(look(scope, condition.path), condition.path) === condition.present
  if ('any' in condition) return condition.any.some(one => holds(one, scope, status))
  if ('all' in condition) return holdAll(condition.all, scope, status)
  if ('has' in condition)
    return membersAt(scope, condition.path).some(member => holdAll(condition.has, member, status))
  if ('http' in condition) return status !== undefined && condition.http.includes(status)
  const value = look(scope, condition.path)
  return (Array.isArray(value) ? value : [value]).some(one => {
    const found = exactOf(one)
    if (!found) return false
    const number = Number(exactText(found))
    return 'atLeast' in condition ? number >= condition.atLeast : number <= condition.atMost
  })
}

/** Whether all of these hold; an empty list always does. */
export function holdAll(conditions: readonly Condition[], scope: Scope, status?: number): boolean {
  return conditions.every(one => holds(one, scope, status))
}

function isOneOf(value: unknown, codes: readonly Scalar[]): boolean {
  return Array.isArray(value)
    ? value.some(one => codes.some(code => code === one))
    : codes.some(code => code === value)
}

/** A list named by itself is present even without members; what its members have, only if one of them has it. */
function isPresent(value: unknown, path: string): boolean {
  if (pathOf(path).isMany) return Array.isArray(value) && value.length > 0
  return value !== undefined && value !== null
}
