import type { State } from '../../../law/jurisdictions.ts'
import type { KnownLead, LeadState } from '../../store/rows/lead-outbox.ts'

/** The kinds of data that an agent gets. */
export type LeadPart =
  | 'name'
  | 'phone'
  | 'email'
  | 'risk'
  | 'quoteNumber'
  | 'partner'
  | 'inviteCode'
  | 'prices'
  | 'answers'

/** A request for an agent as its visitor sees it: the kinds of data passed on, without their values. */
export interface LeadView {
  /** The recipient, as the operator names it; undefined if none is named any more. */
  readonly to: string | undefined
  /** The visitor did not ask: the page of the email address disclosed that the agent gets it. */
  readonly isDisclosed: boolean
  /** `failed`: the agent could not be reached, and nothing was passed on. */
  readonly state: LeadState
  readonly requestedAt: Date
  /** Null before it was passed on. */
  readonly deliveredAt: Date | null
  /** Of the ZIP code with which the quote began: its time zone is the visitor's. */
  readonly place: State | undefined
  readonly parts: readonly LeadPart[]
}

export function viewLead(
  { state, endedAt, lead }: KnownLead,
  { to, place }: Pick<LeadView, 'to' | 'place'>,
): LeadView {
  return {
    to,
    isDisclosed: lead.grounds === 'disclosure',
    state,
    requestedAt: new Date(lead.requestedAt),
    deliveredAt: state === 'delivered' ? endedAt : null,
    place,
    parts: [
      ...(lead.firstName === '' ? [] : (['name'] as const)),
      lead.reachBy,
      'risk',
      'quoteNumber',
      ...(lead.partner === '' ? [] : (['partner'] as const)),
      ...(lead.inviteCode ? (['inviteCode'] as const) : []),
      ...(lead.prices.length > 0 ? (['prices'] as const) : []),
      ...(lead.answers ? (['answers'] as const) : []),
    ],
  }
}
