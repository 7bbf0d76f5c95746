import * as v from 'valibot'
import { highestPrice } from '../highest-price.ts'
import type { InputSpec, Vocabulary } from '../inputs/input.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { plainStep } from './format-step.ts'
import { text } from './format-text.ts'

/** Named values: whole numbers that a plan works out for itself, such as points, a tier or an insurance score. */

const bound = v.pipe(
  v.number(),
  v.integer('write a whole number'),
  v.minValue(0, 'write a whole number from 0 on'),
  v.maxValue(highestPrice, `write a whole number up to ${highestPrice.toLocaleString('en-US')}`),
)

export const namedValue = v.pipe(
  v.strictObject({
    /** By which tables, conditions and steps name it, as they name an input. */
    id: text,
    /** Heads its block of the worksheet: "Points", or "Points, 1" for the first driver's. */
    label: text,
    /** The list whose members have a value each; without it, the policy has one. */
    each: v.optional(text),
    /** The least and the most: what lies beyond counts as the nearer of them. */
    from: bound,
    to: bound,
    /** How the steps, which keep six decimals and begin at 0, come to a whole number. */
    round: v.optional(v.picklist(['halfUp', 'halfEven', 'up', 'down']), 'halfUp'),
    steps: v.pipe(v.array(plainStep), v.nonEmpty()),
  }),
  v.forward(
    v.check(({ from, to }) => from < to, 'it is not above from. Write a number above it.'),
    ['to'],
  ),
)
/** A whole number that a plan works out before its rules, of the inputs and of the values before it. */
export type NamedValue = v.InferOutput<typeof namedValue>

/** So many whole numbers can be listed one by one in an exact table. */
const mostListed = 100

const specOf = memoizeByObject(({ from, to }: NamedValue): InputSpec => {
  const whole = { type: 'whole', min: from, max: to } as const
  if (to - from >= mostListed) return whole
  return { ...whole, only: Array.from({ length: to - from + 1 }, (_, at) => from + at) }
})

/** A vocabulary and what is named by some values: those of a list's members beside the members' inputs. */
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
