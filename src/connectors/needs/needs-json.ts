import * as v from 'valibot'
import { textFile } from '../../language/text-file.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { isDay } from '../../units/day.ts'
import {
  isOurNeed,
  type Need,
  type NeedAnswer,
  type NeededTo,
  neededTo,
  type OurNeedId,
  ourNeed,
  ourNeedIds,
  ownKinds,
} from './need.ts'

/** The member `needs` of a line in `carrier.json` (docs/carriers/needs.md). */

/** No more fields than a person fills in for one insurer. */
const mostNeeds = 20
const mostChoices = 30

/** Plain text: a prompt is shown as it is, and no honest one looks like markup. */
const plain = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('no empty text'),
    v.maxLength(most, `at most ${most} characters`),
    v.check(text => !/[<>{}]/.test(text), 'plain text without <, >, { and }'),
  )

const answer = v.union([v.string(), v.number(), v.boolean()], 'a text, a number, true or false')

const ownMembers = v.strictObject({
  to: v.picklist(neededTo, `write ${neededTo.map(one => `"${one}"`).join(' or ')}`),
  prompt: textFile(plain(200)),
  kind: v.picklist(ownKinds, `write ${ownKinds.map(one => `"${one}"`).join(' or ')}`),
  choices: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ value: plain(60), label: textFile(plain(80)) })),
      v.minLength(2, 'give at least two choices'),
      v.maxLength(mostChoices, `give at most ${mostChoices} choices`),
      v.check(
        choices => new Set(choices.map(({ value }) => value)).size === choices.length,
        'two choices have the same value. Rename one of them',
      ),
    ),
  ),
  least: v.exactOptional(v.pipe(v.number(), v.integer())),
  most: v.exactOptional(v.pipe(v.number(), v.integer())),
  required: v.exactOptional(v.boolean()),
  usual: v.exactOptional(answer),
  example: v.exactOptional(answer),
  means: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'write a meaning in lower case with hyphens, like sr-22'),
    ),
  ),
})
type OwnNeed = v.InferOutput<typeof ownMembers>

const ownNeed = v.pipe(
  ownMembers,
  v.check(
    ({ kind, choices }) => (kind === 'choice') === (choices !== undefined),
    'choices go with the kind "choice", and with no other',
  ),
  v.check(
    ({ kind, least, most }) => kind === 'number' || (least === undefined && most === undefined),
    'least and most go with the kind "number"',
  ),
  v.check(({ least = 0, most = least }) => least <= most, 'least is above most. Swap them'),
  v.check(
    need => need.usual === undefined || fits(need, need.usual),
    'the usual answer is none that a visitor could give. Correct it, or leave it out',
  ),
  v.check(
    need => need.example === undefined || fits(need, need.example),
    'the example is none that a visitor could give. Correct it, or leave it out',
  ),
)

function fits({ kind, choices, least, most }: OwnNeed, usual: NeedAnswer): boolean {
  switch (kind) {
    case 'choice':
      return choices?.some(({ value }) => value === usual) ?? false
    case 'number':
      return Number.isInteger(usual) && Number(usual) >= (least ?? 0) && Number(usual) <= (most ?? Infinity)
    case 'date':
      return isDay(usual)
    case 'text':
      return typeof usual === 'string'
    case 'yes or no':
      return typeof usual === 'boolean'
  }
}

const needId = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][A-Za-z0-9]{1,39}$/,
    `name it in 2 to 40 letters and digits, a small letter first, like floorNumber, or use one of ours: ${ourNeedIds.join(', ')}`,
  ),
)

/** What a line of a carrier needs, according to its folder. */
export const needs = v.pipe(
  v.record(
    needId,
    // By its kind, so that a message names the mistake within a question.
    v.lazy(need =>
      typeof need === 'object' && need !== null
        ? ownNeed
        : v.picklist(neededTo, 'write "quote", "confirm" or "buy", or a question with to, prompt and kind'),
    ),
  ),
  v.check(all => Object.keys(all).length <= mostNeeds, `at most ${mostNeeds} can be asked`),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly Need[] => {
    const entries = Object.entries(dataset.value)
    for (const [name, need] of entries) {
      const message = faultOf(name, need)
      if (message) {
        addIssue({ message: `${name}: ${message}` })
        return NEVER
      }
    }
    return entries.map(([name, need]) => needOf(name, need))
  }),
)

function faultOf(name: string, need: OwnNeed | NeededTo): string | null {
  const isShort = typeof need === 'string'
  if (isOurNeed(name) && !isShort)
    return `this is a name of ours, whose question we write. Give only when it is needed, like "confirm", or rename your question.`
  if (!isOurNeed(name) && isShort)
    return `this is none of ${ourNeedIds.join(', ')}. Write your question: { "to": …, "prompt": …, "kind": … }.`
  return null
}

function needOf(id: string, need: OwnNeed | NeededTo): Need {
  // The check has let short ones through only under our names.
  if (typeof need === 'string') return ourNeed(id as OurNeedId, need)
  const { required = true, ...own } = need
  return { ...own, id, isOurs: false, isRequired: required && own.usual === undefined, ofDrivers: false }
}

interface NeedsContext {
  readonly line: InsuranceLine
  /** The carrier takes orders for the line here. */
  readonly isBound: boolean
  /** It is asked over a wire. */
  readonly isAsked: boolean
}

/** What is wrong with the needs of a line, given what the line is and what the carrier does; null if nothing is. */
export function needsFault(needed: readonly Need[], { line, isBound, isAsked }: NeedsContext): string | null {
  const ofDrivers = needed.find(one => one.ofDrivers)
  if (ofDrivers && line !== 'auto')
    return `${ofDrivers.id} is asked of drivers, whom only auto has. Remove it.`
  const early = needed.find(({ to }) => to !== 'buy')
  if (early && !isAsked)
    return `${early.id} is needed for a price, and the carrier’s own plan gives it here without asking anybody. Write "buy", or remove it.`
  const toBuy = needed.find(({ to }) => to === 'buy')
  if (toBuy && !isBound)
    return `${toBuy.id} is needed to buy, and the carrier takes no orders for ${line} here. Name the line in binds, or write "confirm".`
  return null
}
