import type { CarrierRequest, Outcome } from '../../connectors/connector.ts'
import { together } from '../../connectors/each-pet.ts'
import type { NeededField } from '../../connectors/needs/need.ts'
import type { NoAnswer } from '../store/carriers/offer-store.ts'
import type { StoredOutcome } from '../store/rows/new-offers.ts'

/** What was found out about one of several pets: the carrier's answer, or what stands in for it. */
export interface AskedPet {
  readonly outcome: StoredOutcome
  readonly standIn: boolean
  readonly cause?: NoAnswer
}

/** How far an offer for several pets has come. They are asked about one after the other, so that no limit is exceeded. */
export interface AskedPets {
  /** In the visitor's order. */
  readonly done: readonly AskedPet[]
  /** The carrier's ticket for the answer about the next one. */
  readonly ticket: string | null
  /** The attempts that led here; if there was more than one since, an earlier one was interrupted. */
  readonly attempts: number
}

/** Read from the offer's own ticket, which only `ticketOf` writes. */
export function askedPets(ticket: string | null): AskedPets {
  return ticket === null ? { done: [], ticket: null, attempts: 0 } : (JSON.parse(ticket) as AskedPets)
}

/** The offer's ticket until all pets are done. */
export function ticketOf(asked: AskedPets): string {
  return JSON.stringify(asked)
}

const noAnswer = { kind: 'unavailable', message: { key: 'unavailable.noAnswer' } } as const

/** The one outcome of what was found out about all pets. */
export function answerAbout(request: CarrierRequest, done: readonly AskedPet[]): AskedPet {
  const isAnswered = done.some(({ outcome }) => outcome !== null && !isMissing(outcome))
  // A pet without an answer says so next to the others, and fails the offer if all of them do.
  const outcomes = done.map(({ outcome }) =>
    outcome === null || (isAnswered && isMissing(outcome)) ? noAnswer : outcome,
  )
  const whole = isAnswered ? together(request, outcomes) : (done[0]?.outcome ?? null)
  const outcome = withNeeds(whole, done.flatMap(fieldsIn))
  const standIn = outcome?.kind === 'quoted' ? outcome.source === 'estimate' : done.every(one => one.standIn)
  const [cause] = done.flatMap(one => one.cause ?? [])
  return { outcome, standIn, ...(cause === undefined ? {} : { cause }) }
}

/** The questions of a reply, marked as about the pet in question: the first one by itself. */
export function aboutPet<Result extends Outcome>(
  result: Result,
  { risk: { line } }: CarrierRequest,
  pet = 0,
): Result {
  if (result.kind !== 'needs' || line !== 'pet') return result
  return { ...result, fields: result.fields.map(field => ({ ...field, pet })) }
}

/** What the carrier wants to know about this pet. */
function fieldsIn({ outcome }: AskedPet): readonly NeededField[] {
  if (outcome?.kind === 'needs') return outcome.fields
  return outcome?.kind === 'quoted' ? (outcome.needs ?? []) : []
}

/** What is wanted about any of the pets is asked with the price for all, or in place of an answer that is not a price. */
function withNeeds(outcome: StoredOutcome, needs: readonly NeededField[]): StoredOutcome {
  if (needs.length === 0) return outcome
  return outcome?.kind === 'quoted' ? { ...outcome, needs } : { kind: 'needs', fields: needs }
}

function isMissing({ kind }: Outcome): boolean {
  return kind === 'failed' || kind === 'needs'
}
