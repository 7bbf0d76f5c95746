import type { Language } from '../../../language/text.ts'
import type { Day } from '../../../units/day.ts'
import { AppError, Fail } from '../../errors.ts'
import type { Reason } from '../../failures.ts'
import type { NewOffer } from '../../store/rows/new-offers.ts'
import type { Quote } from '../../store/rows/quote.ts'

/** What an operator lets assistants with one key do (docs/site.md). */
export interface AgentKey {
  readonly name: string
  /** For how many quotes a day its assistants may have insurers asked. */
  readonly quotesADay: number
}

/** The sender of an answer, as far as admission depends on it. */
export interface Sender {
  /** The network address, or the network that counts as one. */
  readonly address: string
  /** The page's solution of an earlier challenge. */
  readonly proof: string | undefined
  /** Sent by the page's script; a plain form cannot solve a challenge. */
  readonly hasScripts: boolean
  /** The language in which it reads. */
  readonly language: Language
  /** The browser asks not to be tracked (Global Privacy Control). */
  readonly optsOut: boolean
  /** Set for an assistant: the key under which it has insurers asked, if it has one. */
  readonly agent?: { readonly key?: AgentKey }
}

export interface AdmissionRequest {
  readonly quote: Pick<Quote, 'id' | 'visitor' | 'createdAt' | 'answers' | 'notes'>
  readonly sender: Sender
  readonly today: Day
}

/**
 * Returns if carriers over a wire may be asked about a quote: true if work or patience was needed for it. Throws an AppError
 * `proof-needed` with a challenge, or for a form a Fail that names the time of the next try (docs/decisions/044-abuse.md).
 */
export type Admit = (request: AdmissionRequest) => Promise<boolean>

/** Returns if mail about a quote may go to a mailbox; throws as `Admit` does. */
export type AdmitLetter = (request: LetterRequest) => Promise<void>

interface LetterRequest extends AdmissionRequest {
  readonly to: string
  /** The same request has already done the work that was asked of it. */
  readonly isProved?: boolean
}

interface Door {
  readonly admit: Admit
  readonly today: () => Day
}

interface Round extends Pick<AdmissionRequest, 'quote' | 'sender'> {
  /** The offers about to be saved; none if nothing is priced again. */
  readonly offers?: readonly NewOffer[] | undefined
}

/**
 * The single check before carriers over a wire, each of which costs something to ask. It comes before offers are saved. Returns
 * and throws as `Admit` does.
 */
export async function admitAsking(
  { admit, today }: Door,
  { quote, sender, offers = [] }: Round,
): Promise<boolean> {
  const asksCarriers = offers.some(offer => 'deadline' in offer)
  return asksCarriers && admit({ quote, sender, today: today() })
}

/** The condition for asking a carrier: a challenge that the page solves, or when to try again. */
export type ToPass = { readonly challenge: string } | { readonly wait: Reason }

/** The same check for a single question. Returns what the visitor has to do first; null if the carrier may be asked. */
export async function passDoor(
  { admit, today }: Door,
  round: Pick<AdmissionRequest, 'quote' | 'sender'>,
): Promise<ToPass | null> {
  try {
    await admit({ ...round, today: today() })
    return null
  } catch (thrown) {
    if (thrown instanceof Fail && thrown.status !== undefined) return { wait: thrown.status }
    if (thrown instanceof AppError && thrown.challenge !== undefined) return { challenge: thrown.challenge }
    throw thrown
  }
}
