import * as v from 'valibot'
import { dateForm } from '../date-form.ts'
import { isPath } from './path.ts'

/** The words that both halves of a mapping are written with. */

export const text = v.pipe(v.string(), v.nonEmpty('no empty text'))

export const path = v.pipe(
  v.string(),
  v.check(
    isPath,
    'write a path like risk.drivers[].dob of a question, or quote.premium, offers.0.price, errors[].code or plans[code=FULL].price of a reply',
  ),
)

/** A path, or several, of which the first with a value counts. */
export const paths = v.union(
  [path, v.pipe(v.array(path), v.minLength(2, 'give several paths, or one without a list'))],
  'write a path like quote.premium, or a list of paths',
)

/** The paths of a member that takes one or several. */
export function pathsOf(paths: string | readonly string[]): readonly string[] {
  return typeof paths === 'string' ? [paths] : paths
}

export const scalar = v.union(
  [v.string(), v.number(), v.boolean(), v.null()],
  'not a text, number, true, false or null',
)
export type Scalar = v.InferOutput<typeof scalar>

export const date = v.pipe(
  v.string(),
  v.regex(dateForm, 'write a form like MM/DD/YYYY or YYYY-MM-DDTHH:mm:ssZ'),
)

/** How the result of a calculation is rounded. */
export const rounding = {
  decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  round: v.optional(v.picklist(['halfUp', 'halfEven', 'up', 'down'], 'write halfUp, halfEven, up or down')),
}
