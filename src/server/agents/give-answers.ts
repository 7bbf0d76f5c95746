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
  en: { unknown: (names: string) => `There is no such question. The questions are: ${names}.` },
  es: { unknown: names => `No existe esa pregunta. Las preguntas son: ${names}.` },
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
      v.array(v.record(v.pipe(v.string(), v.maxLength(60)), answer)),
      v.maxLength(10),
      v.description('For a list: the answers about each item, by the names of its questions.'),
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
  const { line } = walkedOf(services, begun).journey
  const questions = [...line.stages, ...line.refinements].map(({ name }) => name)
  const say = spoken(words, speechOf(begun.language))
  const refused = answers.flatMap(({ question }): Refused[] =>
    questions.includes(question) ? [] : [{ question, says: [say.unknown(questions.join(', '))] }],
  )
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
  const payload = given.skip ? { skip_answer: true } : withoutMailbox(stop.step, given.answer)
  return { given, id: given.question, place: stop, payload }
}

/** The next submission for a list: an answer about an item, a new item, or that the list is complete. */
function nextInList(
  { journey, walked }: Walked,
  stage: Collect,
  given: GivenAnswer,
  sent: ReadonlySet<string>,
): Submission | null {
  const { question, items = [] } = given
  const page = walked.path.find(({ asks }) => asks === stage)
  if (!page || items.length === 0) return null
  const known = itemWalks(journey, stage, walked.application)
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
        return { given, id: idOf(name), place, payload: { ...own, ...uuid } }
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

export function withoutMailbox({ kind }: Step, answer: GivenAnswer['answer'] = {}): unknown {
  if (kind !== 'contact') return answer
  const { email: _, emailSwitch: __, inviteCode: ___, inviteSwitch: ____, ...names } = answer
  return names
}

/** The idempotency key of one answer within a call, so that repeating the call repeats each of its answers. */
function innerKey(key: string, id: string): string {
  return createHash('sha256').update(`${key} ${id}`).digest('base64url')
}
