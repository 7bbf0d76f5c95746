import type { InsuranceLine } from '../../../law/rule.ts'
import type { Period } from '../../../units/period.ts'
import type { Answers } from '../../../wizard/walk.ts'

/**
 * What recipients of leads get, as values: a visitor's request for a call or a mail, or, if the site discloses it, the email
 * address of a finished quote. Every member was disclosed to the visitor.
 */
export interface Lead {
  /** Absent for a request. */
  readonly grounds?: 'disclosure'
  /** ISO time of the request, or of the answer with the address. */
  readonly requestedAt: string
  /** The quote's number, which visitor and agent can both read out. */
  readonly quoteNumber: string
  readonly line: InsuranceLine
  readonly state: string
  readonly zip: string
  /** Empty if the page with the disclosure asked for no name. */
  readonly firstName: string
  readonly lastName: string
  /** How the visitor wants to be contacted. */
  readonly reachBy: 'phone' | 'email'
  /** `+15125550142`; empty if the visitor wants a mail. */
  readonly phone: string
  readonly email: string
  /** The sentence that the visitor agreed to, or that was next to the address. */
  readonly consent: string
  /** The code of the partner who sent the visitor, if one did. */
  readonly partner: string
  /** As the visitor typed it; absent if there is none, and under the disclosure. */
  readonly inviteCode?: string
  /** The price list at that time; empty under the disclosure, when there is none yet. */
  readonly prices: readonly LeadPrice[]
  /**
   * The quote's answers at that time, if the visitor wanted them passed on. They are put into words when the lead is delivered, and
   * those about health are left out then: without them nobody could say which questions were asked.
   */
  readonly answers: Answers | null
}

export interface LeadPrice {
  readonly insurer: string
  readonly cents: number
  readonly period: Period
}
