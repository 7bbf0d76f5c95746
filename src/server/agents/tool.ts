import * as v from 'valibot'
import type { CardsOfOffers } from '../../contract/prices/told-offer.ts'
import type { Language, Speech } from '../../language/text.ts'
import { AppError, appErrorOf, Fail } from '../errors.ts'
import { tellFailure } from '../failures.ts'
import { tellFail } from '../http/wire/tell-failure.ts'
import type { Agent, AgentServices, HeldQuote } from './agent.ts'

/** What a tool returns: values by its output schema, and the same in a few lines for hosts that show text. */
export interface ToolResult<Output> {
  readonly values: Output
  readonly text: string
  /** For hosts that draw offers as cards. */
  readonly cards?: CardsOfOffers
}

export interface ToolCall<Input> {
  readonly input: Input
  readonly agent: Agent
  readonly services: AgentServices
}

/** One job that an assistant can ask for. */
export interface Tool<Input = unknown, Output extends object = object> {
  /** `verb_noun` */
  readonly name: string
  readonly title: string
  /** For a model: what it does, what to do before and after. */
  readonly description: string
  readonly input: v.GenericSchema<unknown, Input>
  readonly output: v.GenericSchema<unknown, Output>
  /** Hosts that draw offers as cards draw its result. */
  readonly drawn?: true
  readonly hints: {
    readonly readOnlyHint?: true
    readonly idempotentHint?: true
    readonly destructiveHint?: boolean
  }
  /** Waits for work done elsewhere, before the call takes its turn. */
  ready?(call: ToolCall<Input>): Promise<void>
  run(call: ToolCall<Input>): Promise<ToolResult<Immutable<Output>>>
}

/** A value that is read-only at any depth. */
type Immutable<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
  : Value

/** A tool with its types; the list of all tools forgets them. */
export function tool<Input, Output extends object>(of: Tool<Input, Output>): Tool {
  return of as unknown as Tool
}

/** What an assistant did wrong, and what would be right, in a sentence for its model. */
export class ToolFault extends Error {
  override name = 'ToolFault'
}

/** Assistants speak for themselves, so nothing they are told says "I". */
export function speechOf(language: Language): Speech {
  return language === 'es' ? 'es' : 'we'
}

/** The argument that names a quote. */
export const handle = v.pipe(
  v.string(),
  v.maxLength(200),
  v.description(
    'The handle that start_quote returned. Keep it to yourself: whoever has it can read the quote.',
  ),
)

/** The quote of a handle. Throws a ToolFault for text that is none, as for a quote that is gone. */
export function heldBy({ handles }: AgentServices, given: string): HeldQuote {
  const held = handles.read(given)
  if (!held) throw goneFault()
  return held
}

function goneFault(): ToolFault {
  return new ToolFault(
    'There is no such quote, or it has expired. Pass the handle exactly as start_quote returned it, or begin anew with start_quote.',
  )
}

/** A tool's error as a sentence for a model, without its cause and without another quote's data. */
export function faultText(thrown: unknown, speech: Speech = 'we'): string {
  if (thrown instanceof ToolFault) return thrown.message
  if (thrown instanceof Fail) {
    const { errors, status } = tellFail(thrown, speech)
    return [...Object.entries(errors).map(([field, says]) => `${field}: ${says}`), status]
      .filter(Boolean)
      .join('\n')
  }
  const error = appErrorOf(thrown)
  switch (error.code) {
    case 'quote-expired':
      return goneFault().message
    case 'not-on-path':
      return 'Some questions are still open. Call answer_questions: without answers it says which.'
    case 'conflict':
      return 'This idempotency_key was used for other arguments. Use a new one for each different call.'
    case 'proof-needed':
    case 'too-many-requests':
      return 'key' in error.reason && error.reason.key === error.code
        ? tooMany
        : tellFailure(error.reason, speech)
    case 'unavailable':
      return 'The service is busy or restarting. Nothing was lost. Repeat the same call in 5 seconds.'
    default:
      return tellFailure(new AppError('internal').reason, speech)
  }
}

const tooMany = 'That was too much at once. Repeat the same call in a minute.'

/** A message of a field, which may have no full stop, as a sentence. */
export function ended(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
