import * as v from 'valibot'
import { type Speech, told } from '../../language/text.ts'
import type { Day } from '../../units/day.ts'
import type { Ask } from '../../wizard/line.ts'
import { upcoming } from '../../wizard/progress.ts'
import type { JsonSchema, Step } from '../../wizard/step.ts'
import type { Walked } from '../journey/journey-of.ts'
import { asksOnlyForMailbox } from './give-answers.ts'

const jsonSchema = v.record(v.string(), v.unknown())

const question = v.strictObject({
  /** Its name for answer_questions. */
  question: v.string(),
  title: v.optional(v.string()),
  help: v.optional(v.string()),
  /** `{ "skip": true }` is an answer. */
  skippable: v.optional(v.literal(true)),
  /** What `answer` takes; absent while it depends on earlier answers. */
  answer: v.optional(jsonSchema),
})

/** The questions that are still open, the next one first; those about the items of a list stand under the list's name. */
export const openQuestions = v.array(
  v.strictObject({
    ...question.entries,
    /** The questions about each item, where it is a list such as cars or drivers. */
    items: v.optional(v.array(question)),
  }),
)
export type OpenQuestions = v.InferOutput<typeof openQuestions>

type Question = v.InferOutput<typeof question>

/** What is still to be asked on the way to prices, in an assistant's language. */
export function questionsAhead({ journey, walked }: Walked, speech: Speech): OpenQuestions {
  const { today } = journey
  const ahead = upcoming(journey, walked).filter(({ step }) => !step || !asksOnlyForMailbox(step))
  return [...new Set(ahead.map(({ stage }) => stage))].map(stage => {
    const own = ahead.filter(one => one.stage === stage)
    const asked = own.map(({ asks, step }) => questionOf(asks, step, today, speech))
    if (stage.type === 'ask') return asked[0] ?? { question: stage.name }
    return { question: stage.name, title: told(stage.step.props.title, speech), items: asked }
  })
}

/** A question as an assistant reads it. */
export function questionOf(
  { name, skippable }: Pick<Ask, 'name' | 'skippable'>,
  step: Step | undefined,
  today: Day,
  speech: Speech,
): Question {
  const skip = skippable ? { skippable } : {}
  if (!step) return { question: name, ...skip }
  const { title, subtitle, privacyShort } = step.props
  const help = [subtitle, privacyShort].filter(text => text !== undefined).map(text => told(text, speech))
  return {
    question: name,
    title: told(title, speech),
    ...(help.length > 0 ? { help: help.join(' ') } : {}),
    ...skip,
    answer: withoutContact(step, step.accepts(today)),
  }
}

/** An assistant gives no mailbox: mail begins with the person, on the page. */
function withoutContact({ kind }: Step, schema: JsonSchema): Record<string, unknown> {
  if (kind !== 'contact') return schema
  const { firstName, lastName } = (schema.properties ?? {}) as Readonly<Record<string, unknown>>
  return {
    type: 'object',
    properties: firstName ? { firstName, lastName } : {},
    ...(firstName ? { required: ['firstName', 'lastName'] } : {}),
    additionalProperties: false,
  }
}
