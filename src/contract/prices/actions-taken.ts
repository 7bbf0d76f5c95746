import type { Ordered } from '../purchase/ordered.ts'

/** What a visitor has done with the prices of a quote; what was not done is absent. Days are in words: "November 23, 2026". */
export interface ActionsTaken {
  readonly ordered?: Ordered
  /**
   * The latest mail with the prices of this quote; `refused` if this browser gave an address that had already had all its mail of
   * the day.
   */
  readonly saved?: {
    readonly state: 'waiting' | 'sent' | 'failed' | 'refused'
    readonly on: string
    /** The prices have not changed since. */
    readonly is_current: boolean
    /** It went to the address that this same browser gave on the e-mail page. */
    readonly is_to_own_email?: true
  }
  /** Mail about changed prices: `asked` until it is confirmed by mail, `failed` if that mail could not be delivered. */
  readonly watch?:
    | { readonly state: 'asked' | 'failed' }
    | { readonly state: 'running' | 'stopped'; readonly on: string }
  /** The offers whose prices are shared, the latest first. */
  readonly shared?: readonly { readonly offer: string; readonly insurer: string }[]
}
