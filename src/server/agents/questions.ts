import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { type Speech, spoken, told, wordsIn } from '../../language/text.ts'
import { example } from '../../lines/example.ts'
import type { Day } from '../../units/day.ts'
import { checkUntold } from '../../wizard/check.ts'
import { type Ask, stepOf } from '../../wizard/line.ts'
import { type Upcoming, upcoming } from '../../wizard/progress.ts'
import type { JsonSchema, Step } from '../../wizard/step.ts'
import { tellEach } from '../http/wire/tell-failure.ts'
import type { Walked } from '../journey/journey-of.ts'
import { asksOnlyForMailbox, type GivenAnswer, linesOf, payloadOf, type Refused } from './give-answers.ts'

export const jsonSchema = v.record(v.string(), v.unknown())

const question = v.strictObject({
  /** Its name for answer_questions. */
  question: v.string(),
  title: v.optional(v.string()),
  help: v.optional(v.string()),
  /** `{ "skip": true }` is an answer. */
  skippable: v.optional(v.literal(true)),
  skip_says: v.optional(v.pipe(v.string(), v.description('What skipping says about the person.'))),
  /** What `answer` takes; absent while it depends on earlier answers. */
  answer: v.optional(jsonSchema),
  answer_about_others: v.optional(
    v.pipe(jsonSchema, v.description('What `answer` takes about each further item, if that differs.')),
  ),
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

/** The questions from the open one on, apart from one that asks only for a mailbox. */
function ahead({ journey, walked }: Walked): readonly Upcoming[] {
  return upcoming(journey, walked).filter(({ step }) => !step || !asksOnlyForMailbox(step))
}

/** The names of the questions from the open one on. */
export function namesAhead(from: Walked): readonly string[] {
  return ahead(withPresumedState(from)).map(({ stage }) => stage.name)
}

/**
 * What is still to be asked on the way to prices, in an assistant's language: the open question, and those behind it that have no
 * answer from an earlier call.
 */
export function questionsAhead(from: Walked, speech: Speech): OpenQuestions {
  const { journey, walked } = withPresumedState(from)
  const { today, answers } = journey
  const unanswered = ahead({ journey, walked }).filter(
    ({ stage }) => stage === walked.open?.stage || !(stage.name in answers),
  )
  return [...new Set(unanswered.map(({ stage }) => stage))].map(stage => {
    const own = unanswered.filter(one => one.stage === stage)
    if (stage.type === 'ask') {
      const [asked] = own.map(({ asks, step }) => questionOf(asks, step, today, speech))
      return asked ?? { question: stage.name }
    }
    const items = own.map(({ asks }) => itemQuestion(asks, { journey, walked }, speech))
    return { question: stage.name, title: told(stage.step.props.title, speech), items }
  })
}

/** Hardly anybody's address is in another state than the ZIP code of the start, and its law decides what is asked. */
function withPresumedState({ journey, walked }: Walked): Walked {
  const { start } = walked.application as { readonly start: { readonly state?: string } }
  const presumed = start.state === undefined ? {} : { address: { state: start.state } }
  return { journey, walked: { ...walked, application: { ...presumed, ...walked.application } } }
}

/** What is wrong with answers that wait for an earlier one, as far as it is known by now; of a list, with its first item. */
export function refusedAhead(
  from: Walked,
  waiting: readonly GivenAnswer[],
  speech: Speech,
): readonly Refused[] {
  const asked = ahead(withPresumedState(from))
  return waiting.flatMap(given => {
    const { question, skip, items: [first = {}] = [] } = given
    for (const { stage, asks, step } of asked) {
      const answer = stage.type === 'ask' ? given.answer : first[asks.name]
      if (stage.name !== question || skip || !step || !answer) continue
      const { errors } = checkUntold(step.answer(from.journey.today), payloadOf(step, answer))
      if (errors) return [{ question, says: linesOf(tellEach(errors, speech)), step }]
    }
    return []
  })
}

/**
 * A question about each item of a list. What it takes is known before the item has any answer, because only its words depend on
 * those; about the first item it may take less than about the others.
 */
function itemQuestion(ask: Ask, { journey, walked }: Walked, speech: Speech): Question {
  const { open, application } = walked
  const { today } = journey
  const at = (position: number) => stepOf(ask, { ...example, ...application, position })
  const [first, other] = [at(0), at(1)]
  const step = open?.asks === ask ? open.step : first
  const asked = questionOf(ask, step, today, speech)
  const title = open?.asks === ask ? {} : { title: told(first.props.short ?? first.props.title, speech) }
  const others = acceptedBy(other, today)
  return {
    ...asked,
    ...title,
    ...(isDeepStrictEqual(others, asked.answer) ? {} : { answer_about_others: others }),
  }
}

/** A question as an assistant reads it. */
export function questionOf(
  { name, skippable }: Pick<Ask, 'name' | 'skippable'>,
  step: Step | undefined,
  today: Day,
  speech: Speech,
): Question {
  const label = step?.props.skipLabel
  const skip = skippable ? { skippable, ...(label ? { skip_says: told(label, speech) } : {}) } : {}
  if (!step) return { question: name, ...skip }
  const { title, subtitle, privacyShort } = step.props
  // Its own words speak of the email address too, which is the person's to give.
  if (step.kind === 'contact')
    return { question: name, title: spoken(words, speech).name, ...skip, answer: acceptedBy(step, today) }
  const hints = [subtitle, privacyShort].filter(text => text !== undefined).map(text => told(text, speech))
  // Often one of them only repeats a sentence of the other.
  const help = hints.filter((hint, at) => !hints.some((other, nth) => nth !== at && other.includes(hint)))
  return {
    question: name,
    title: told(title, speech),
    ...(help.length > 0 ? { help: help.join(' ') } : {}),
    ...skip,
    answer: acceptedBy(step, today),
  }
}

/**
 * What an assistant may answer. It gives no mailbox: mail begins with the person, on the page. Items of a list go by their places,
 * not by their ids.
 */
export function acceptedBy(step: Step, today: Day): JsonSchema {
  const schema = step.accepts(today)
  const properties = schema.properties as Readonly<Record<string, unknown>> | undefined
  if (step.kind !== 'contact') {
    const { uuid, ...others } = properties ?? {}
    return uuid === undefined ? schema : { ...schema, properties: others }
  }
  const { firstName, lastName } = properties ?? {}
  return {
    type: 'object',
    properties: firstName ? { firstName, lastName } : {},
    ...(firstName ? { required: ['firstName', 'lastName'] } : {}),
    additionalProperties: false,
  }
}

const words = wordsIn({
  en: {
    about: (items: string) => `about each: ${items}`,
    depends: 'depends on earlier answers',
    name: 'The person’s first and last name',
  },
  es: {
    about: items => `sobre cada uno: ${items}`,
    depends: 'depende de respuestas anteriores',
    name: 'El nombre y el apellido de la persona',
  },
})

/** An open question in a few words, for hosts that show text. */
export function openLine({ question, title, items = [] }: OpenQuestions[number], speech: Speech): string {
  const say = spoken(words, speech)
  const about = items.length > 0 ? [say.about(items.map(one => one.question).join(', '))] : []
  const says = [title ?? say.depends, ...about]
  return `${question} (${says.join('; ')})`
}
