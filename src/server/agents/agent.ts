import type { AgentKey } from '../journey/quoting/admit.ts'
import type { Services } from '../journey/services.ts'
import type { InTurn } from './turns.ts'

/** Who calls a tool. */
export interface Agent {
  /** The network address, or the network that counts as one. */
  readonly address: string
  /** Absent without a key: then no insurer over a wire is asked. */
  readonly key?: AgentKey
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal
}

/** What tools do beyond the journey's services. */
export interface AgentServices {
  readonly journey: Services
  readonly handles: Handles
  /** Seconds until one more call is answered; null where it is answered now. */
  readonly limit: (of: { readonly agent: Agent; readonly session?: Buffer }) => number | null
  readonly inTurn: InTurn
  /** An image of the site as a `data:` URL; empty if it is too large for one. */
  readonly drawingAt: (path: string) => string
}

/** A quote as the assistant that has its handle sees it. */
export interface HeldQuote {
  readonly visitor: Buffer
  readonly quoteId: string
}

/** The keys to quotes that assistants hold; see handles.ts. */
export interface Handles {
  /** A new visitor, and the handle of a quote that it begins. */
  mint(): { readonly visitor: Buffer; handleOf(quoteId: string): string }
  /** Null for any text that this service has not signed. */
  read(handle: string): HeldQuote | null
}
