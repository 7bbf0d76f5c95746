import type { Moment } from '../moment.ts'

/** The page on which a visitor asks an agent to call or write. */
export interface AgentPage {
  /** The recipient, as the operator names it. */
  readonly to: string
  /** What the visitor agrees to; stored with the request. */
  readonly consent: string
  /** The insurance, within a sentence: "renters insurance". */
  readonly insurance: string
  /** The visitor entered an invite code, which is passed on with the request. */
  readonly hasInviteCode: boolean
  readonly typed: AgentForm
  readonly errors: Readonly<Partial<Record<keyof AgentForm, string>>>
  /** The request, once there is one. */
  readonly request?: AgentRequest
  /** The email address that the agent gets by the site's disclosure, if it does. */
  readonly disclosed?: AgentRequest
}

/** As typed. */
export interface AgentForm {
  readonly first_name: string
  readonly last_name: string
  readonly reach_by: string
  readonly phone: string
  readonly email: string
  /** Whether the answers go along. */
  readonly answers: boolean
  readonly agree: boolean
}

/** A request to an agent, and the kinds of data passed on, without their values. */
export interface AgentRequest {
  readonly to: string
  /** The visitor did not ask: the page of the email address disclosed that the agent gets it. */
  readonly byDisclosure?: true
  /** `failed`: the agent could not be reached, and nothing was passed on. */
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** When it was made, and when it was passed on. */
  readonly requested: Moment
  readonly delivered?: Moment
  /** The kinds of data passed on: "your name", "your phone number". */
  readonly parts: readonly string[]
}

/** Where the visitor of a quote asks for an agent. */
export function agentAddress(quoteId: string): string {
  return `/quotes/${quoteId}/agent`
}
