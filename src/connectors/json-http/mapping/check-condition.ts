import type { Problem } from '../../json-document.ts'
import type { Condition } from './condition.ts'
import { exactOf } from './exact.ts'
import { isPath } from './path.ts'
import { codesOf, memberOf, type ShapeScope, shapeAt, typeOf } from './question-shape.ts'
import type { Scalar } from './words.ts'

/** Where a condition on a question is. */
export interface ConditionScope extends ShapeScope {
  /** The path in the mapping. */
  readonly at: string
  /** The mapping is for one line, so whatever that line's question always has, every question has. */
  readonly isOnly: boolean
}

/** Problems with a condition that names what no question has, or codes that none may contain. */
export function conditionProblems(
  conditions: readonly Condition[],
  scope: ConditionScope,
): readonly Problem[] {
  return conditions.flatMap((condition, index) =>
    oneCondition(condition, { ...scope, at: `${scope.at}.${index}` }),
  )
}

function oneCondition(condition: Condition, scope: ConditionScope): readonly Problem[] {
  if ('http' in condition) return told(scope, 'a question has no status. Use http for replies only.')
  if ('any' in condition) return conditionProblems(condition.any, { ...scope, at: `${scope.at}.any` })
  if ('all' in condition) return conditionProblems(condition.all, { ...scope, at: `${scope.at}.all` })
  const { path } = condition
  if ('has' in condition)
    return inMembers(path, scope, inside =>
      conditionProblems(condition.has, { ...inside, at: `${scope.at}.has` }),
    )
  const found = shapeAt(path, scope)
  if (typeof found === 'string') return told(scope, found)
  if ('present' in condition) {
    const isIdle = scope.isOnly && !found.isOptional
    return isIdle ? told(scope, `${path} is never absent. Remove the condition.`) : []
  }
  if ('atLeast' in condition || 'atMost' in condition) return numberProblems(path, scope)
  const asked = 'is' in condition ? condition.is : condition.isNot
  const codes = codesOf(found.shape)
  const isKnown = (code: Scalar) =>
    codes.length > 0 ? codes.includes(code) : isOfType(code, typeOf(found.shape))
  const listed = codes.length > 0 ? ` It is one of ${codes.join(', ')}.` : ''
  return asked
    .filter(code => !isKnown(code))
    .flatMap(code => told(scope, `${path} is never ${JSON.stringify(code).replaceAll('"', '')}.${listed}`))
}

/** What is neither a number nor free text has no codes to compare. */
function isOfType(code: Scalar, type: string): boolean {
  if (type === 'union') return code !== null
  return typeof code === (type === 'custom' ? 'string' : type)
}

/** Problems with a path that does not lead to numbers, or to codes that are all numbers. */
export function numberProblems(path: string, scope: ConditionScope): readonly Problem[] {
  if (!isPath(path)) return told(scope, `${path} is neither a number nor a path to one.`)
  const found = shapeAt(path, scope)
  if (typeof found === 'string') return told(scope, found)
  const codes = codesOf(found.shape)
  const word = codes.find(code => !exactOf(code))
  if (word !== undefined)
    return told(scope, `${path} may be ${word}, which is no number. Translate it by a table, with $from.`)
  const isNumber = codes.length > 0 || ['number', 'union'].includes(typeOf(found.shape))
  return isNumber ? [] : told(scope, `${path} is no number.`)
}

/** What `inside` finds among the members of a list, or the problem that there is no such list. */
export function inMembers<Scope extends ConditionScope>(
  path: string,
  scope: Scope,
  inside: (scope: Scope) => readonly Problem[],
): readonly Problem[] {
  const member = memberOf(path, scope)
  return typeof member === 'string' ? told(scope, member) : inside({ ...scope, ...member })
}

/** A problem at a place of the mapping. */
export function told({ at }: Pick<ConditionScope, 'at'>, message: string): readonly Problem[] {
  return [{ path: at, message }]
}
