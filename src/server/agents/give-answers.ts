import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { ContactProps } from '../../kinds/contact/contact.ts'
import { type Language, spoken, wordsIn } from '../../language/text.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import type { Collect } from '../../wizard/line.ts'
import type { Step } from '../../wizard/step.ts'
import { itemWalks, type Stop } from '../../wizard/walk.ts'
import { Fail } from '../errors.ts'
import { tellFail } from '../http/wire/tell-failure.ts'
import { type Walked, walkedOf } from '../journey/journey-of.ts'
import { readOwnQuote } from '../journey/own-quote.ts'
import { takeAnswer } from '../journey/wizard/take-answer.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Agent, AgentServices, HeldQuote } from './agent.ts'
import { speechOf } from './tool.ts'

const words = wordsIn({
  en: {
    unknown: (names: string) => `There is no such question. The questions are: ${names}.`,
    list: (asked: string) =>
      `This is a list. Send items, one for each, with an answer to each of its questions by name: ${asked}.`,
    needed: 'This question can’t be skipped.',
    places: (count: number) =>
      count === 1 ? 'There is 1 item in this list.' : `There are ${count} items in this list.`,
  },
  es: {
    unknown: names => `No existe esa pregunta. Las preguntas son: ${names}.`,
    list: asked =>
      `Esta es una lista. Envíe items, uno por cada elemento, con una respuesta a cada pregunta por su nombre: ${asked}.`,
    needed: 'Esta pregunta no se puede omitir.',
    places: count => (count === 1 ? 'Esta lista tiene 1 elemento.' : `Esta lista tiene ${count} elementos.`),
  },
})

const answer = v.record(v.pipe(v.string(), v.maxLength(60)), v.unknown())

export const givenAnswer = v.strictObject({
  question: v.pipe(v.string(), v.maxLength(60), v.description('The name of the question.')),
  answer: v.optional(v.pipe(answer, v.description('As its schema says.'))),
  skip: v.optional(
    v.pipe(v.literal(true), v.description('Skips a skippable question: it says what skip_says says.')),
  ),
  items: v.optional(
    v.pipe(
      v.array(
        v.record(
          v.pipe(v.string(), v.maxLength(60)),
          v.record(
            v.pipe(v.string(), v.maxLength(60)),
            v.unknown(),
            'An item holds an object for each of its questions, by the name of the question.',
          ),
        ),
      ),
      v.maxLength(10),
      v.description(
        'For a list: the answers about each item in the order of the list, by the names of its questions. {} leaves an item as it is; items beyond the list are added.',
      ),
    ),
  ),
  remove: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      v.maxLength(10),
      v.description(
        'For a list: the places of items to take out of it, from 1. The places of those behind them change.',
      ),
    ),
  ),
})
export type GivenAnswer = v.InferOutput<typeof givenAnswer>

export interface Refused {
  readonly question: string
  readonly says: readonly string[]
  /** The question that was answered, of the line or of an item of a list; absent if the line has none of that name. */
  readonly step?: Step
}

/** What happened to each answer, and the quote as it is now. */
export interface GivenAnswers extends Walked {
  readonly quote: Quote
  readonly taken: readonly string[]
  readonly refused: readonly Refused[]
  /** Names of answered questions that this quote does not ask, or does not ask yet. */
  readonly unasked: readonly string[]
}

interface Giving {
  readonly held: HeldQuote
  /** As this call found it. */
  readonly begun: Quote
  readonly agent: Agent
  readonly answers: readonly GivenAnswer[]
  /** The same when the call is repeated. */
  readonly key: string | undefined
}

/** One answer as the page would send it. */
interface Submission {
  readonly given: GivenAnswer
  /** Names this submission among those of the call. */
  readonly id: string
  readonly place: Stop
  readonly payload: unknown
}

/**
 * Submits answers one by one, as the page would, in the order of the line's questions, because one answer may open the question of
 * another. A refused answer does not stop the others. Throws like `takeAnswer` when the whole quote is affected.
 */
export async function giveAnswers(
  { journey: services }: AgentServices,
  { held, begun, agent, answers, key }: Giving,
): Promise<GivenAnswers> {
  const sent = new Set<string>()
  const { journey, walked: start } = walkedOf(services, begun)
  const { line } = journey
  const stages = [...line.stages, ...line.refinements]
  const say = spoken(words, speechOf(begun.language))
  const refused = answers.flatMap(({ question, items = [], remove = [], skip }): Refused[] => {
    const stage = stages.find(({ name }) => name === question)
    if (!stage) return [{ question, says: [say.unknown(namesOf(stages))] }]
    if (stage.type === 'ask') return skip && !stage.skippable ? [{ question, says: [say.needed] }] : []
    const { length } = itemWalks(journey, stage, start.application)
    if (remove.some(place => place > length)) return [{ question, says: [say.places(length)] }]
    if (remove.length > 0 || items.some(item => stage.asks.some(({ name }) => name in item))) return []
    return [{ question, says: [say.list(namesOf(stage.asks))] }]
  })
  const taken = new Set<string>()
  let quote = begun
  for (;;) {
    const walked = walkedOf(services, quote)
    const isLeft = ({ question }: GivenAnswer) => !refused.some(one => one.question === question)
    const next = nextOf(walked, answers.filter(isLeft), sent)
    if (!next) {
      const unasked = answers
        .map(({ question }) => question)
        .filter(name => isUnsent(name, sent) && !refused.some(one => one.question === name))
      return { quote, ...walked, taken: [...taken], refused, unasked }
    }
    sent.add(next.id)
    const { question } = next.given
    try {
      await takeAnswer(services, {
        visitor: held.visitor,
        isCounted: true,
        isShared: false,
        step: next.place.route,
        quoteId: held.quoteId,
        payload: next.payload,
        key: key && innerKey(key, next.id),
        sender: senderFor(agent, quote.language),
      })
      if (answers.some(one => one.question === question)) taken.add(question)
    } catch (error) {
      if (!(error instanceof Fail)) throw error
      const { errors, status } = tellFail(error, speechOf(quote.language))
      const says = linesOf(errors)
      refused.push({ question, says: status === undefined ? says : [...says, status], step: next.place.step })
      taken.delete(question)
    }
    // What this call has just saved need not be read.
    const of = { visitor: held.visitor, id: held.quoteId }
    const saved = services.quotes.lastSaved(of)
    quote = saved && saved.version > quote.version ? saved : await readOwnQuote(services, of)
  }
}

/** The assistant as a sender, for the journey's functions. */
export function senderFor({ address, key }: Agent, language: Language) {
  return { address, proof: undefined, hasScripts: true, language, optsOut: false, agent: key ? { key } : {} }
}

function namesOf(questions: readonly { readonly name: string }[]): string {
  return questions.map(({ name }) => name).join(', ')
}

/** What is wrong with each field. */
export function linesOf(errors: FieldErrors): readonly string[] {
  return Object.entries(errors).map(([field, text]) => `${field}: ${text}`)
}

function isUnsent(question: string, sent: ReadonlySet<string>): boolean {
  return ![...sent].some(id => id === question || id.startsWith(`${question} `))
}

/** The next answer to submit: to the open question if one was given, otherwise to a question asked earlier. */
function nextOf(
  walked: Walked,
  answers: readonly GivenAnswer[],
  sent: ReadonlySet<string>,
): Submission | null {
  const { path, open, refinements } = walked.walked
  if (open && asksOnlyForMailbox(open.step) && !sent.has(open.asks.name)) {
    return { given: { question: open.asks.name }, id: open.asks.name, place: open, payload: {} }
  }
  const stops = [...(open ? [open] : []), ...path, ...refinements]
  for (const stop of stops) {
    for (const given of answers) {
      if (given.question !== stop.stage.name) continue
      const found =
        stop.stage.type === 'collect'
          ? nextInList(walked, stop.stage, given, sent)
          : forQuestion(stop, given, sent)
      if (found) return found
    }
  }
  return null
}

function forQuestion(stop: Stop, given: GivenAnswer, sent: ReadonlySet<string>): Submission | null {
  if (sent.has(given.question)) return null
  const payload = given.skip ? { skip_answer: true } : payloadOf(stop.step, given.answer)
  return { given, id: given.question, place: stop, payload }
}

/** The next submission for a list: an answer about an item, a new item, or that the list is complete. */
function nextInList(
  { journey, walked }: Walked,
  stage: Collect,
  given: GivenAnswer,
  sent: ReadonlySet<string>,
): Submission | null {
  const { question, items = [], remove = [] } = given
  const page = walked.path.find(({ asks }) => asks === stage)
  if (!page) return null
  const known = itemWalks(journey, stage, walked.application)
  // From the end, so that the places of the others stay as they were.
  for (const place of remove.toSorted((a, b) => b - a)) {
    const id = `${question} remove ${place}`
    const uuid = known[place - 1]?.uuid
    if (uuid && !sent.has(id)) return { given, id, place: page, payload: { action: 'delete', uuid } }
  }
  for (const [index, answers] of items.entries()) {
    const item = known[index]
    const idOf = (name: string) => `${question} ${index} ${name}`
    if (!item && index > 0) {
      if (sent.has(idOf('new'))) return null
      return { given, id: idOf('new'), place: page, payload: { action: 'new' } }
    }
    const places = item?.places ?? walked.path.filter(one => one.stage === stage && one.asks !== stage)
    const uuid = item?.uuid === undefined ? {} : { uuid: item.uuid }
    for (const place of places) {
      const { name } = place.asks
      const own = answers[name]
      if (own && !sent.has(idOf(name))) {
        return { given, id: idOf(name), place, payload: { ...payloadOf(place.step, own), ...uuid } }
      }
      if (!place.answered) return null
    }
  }
  const id = `${question} done`
  return page.answered || sent.has(id) ? null : { given, id, place: page, payload: { action: 'next' } }
}

/**
 * Whether a question asks only for an email address. Assistants never give one, because mail starts with the person, on the page;
 * the question is skipped.
 */
export function asksOnlyForMailbox({ kind, props }: Step): boolean {
  // The kind determines these props.
  return kind === 'contact' && !(props as ContactProps).names
}

/** An answer as the page would send it: without a mailbox, and with a choice in text, because models send some as numbers. */
export function payloadOf(
  { kind }: Step,
  answer: GivenAnswer['answer'] = {},
): Readonly<Record<string, unknown>> {
  if (kind !== 'contact')
    return typeof answer.choice === 'number' ? { ...answer, choice: String(answer.choice) } : answer
  const { email: _, emailSwitch: __, inviteCode: ___, inviteSwitch: ____, ...names } = answer
  return names
}

/** The idempotency key of one answer within a call, so that repeating the call repeats each of its answers. */
function innerKey(key: string, id: string): string {
  return createHash('sha256').update(`${key} ${id}`).digest('base64url')
}
