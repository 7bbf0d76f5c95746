import * as v from 'valibot'
import { grouped } from '../../../language/numbers.ts'
import { highestPrice } from '../../highest-price.ts'
import type { InputSpec, Vocabulary } from '../../inputs/input.ts'
import { memoizeByObject } from '../../memoize-by-object.ts'
import { plainStep } from './format-step.ts'
import { said, text } from './format-text.ts'

/** Named values: whole numbers that a plan computes for itself, such as points, a tier or an insurance score. */

const bound = v.pipe(
  v.number(),
  v.integer('write a whole number'),
  v.minValue(0, 'write a whole number from 0 on'),
  v.maxValue(highestPrice, `write a whole number up to ${grouped(highestPrice)}`),
)

export const namedValue = v.pipe(
  v.strictObject({
    /** The name by which tables, conditions and steps refer to it, like an input. */
    id: text,
    /** The heading of its block of the worksheet: "Points", or "Points, 1" for the first driver's. */
    label: said,
    /** The list whose members have a value each; without it, the policy has one. */
    each: v.optional(text),
    /** The least and the most: values beyond count as the nearer of the two. */
    from: bound,
    to: bound,
    /** How the result of the steps, which have six decimals and begin at 0, becomes a whole number. */
    round: v.optional(v.picklist(['halfUp', 'halfEven', 'up', 'down']), 'halfUp'),
    steps: v.pipe(v.array(plainStep), v.nonEmpty()),
  }),
  v.forward(
    v.check(({ from, to }) => from < to, 'it is not above from. Write a number above it.'),
    ['to'],
  ),
)
/** A whole number that a plan computes before its rules, from the inputs and the values before it. */
export type NamedValue = v.InferOutput<typeof namedValue>

/** The most whole numbers that can be listed one by one in an exact table. */
const mostListed = 100

const specOf = memoizeByObject(({ from, to }: NamedValue): InputSpec => {
  const whole = { type: 'whole', min: from, max: to } as const
  if (to - from >= mostListed) return whole
  return { ...whole, only: Array.from({ length: to - from + 1 }, (_, at) => from + at) }
})

/** A vocabulary with some named values: those of a list's members go with the members' inputs. */
export function withValues(vocabulary: Vocabulary, values: readonly NamedValue[]): Vocabulary {
  const known: Record<string, InputSpec> = { ...vocabulary }
  for (const value of values) {
    const { id, each } = value
    const list = each === undefined ? undefined : known[each]
    if (each === undefined) known[id] = specOf(value)
    else if (list?.type === 'list') known[each] = { ...list, of: { ...list.of, [id]: specOf(value) } }
  }
  return known
}
