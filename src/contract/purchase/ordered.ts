import type { Period } from '../../units/period.ts'

/**
 * `unpaid`: waits for its payment. `working`: paid, and the insurer is issuing the policy. `held`: paid, and a person has to find
 * out why there is no policy yet. `bound`: there is a policy.
 */
export type OrderStatus = 'unpaid' | 'working' | 'held' | 'bound' | 'dropped' | 'refunding' | 'refunded'

/** The order of a quote, as pages other than its own show it. */
export interface Ordered {
  readonly number: string
  readonly status: OrderStatus
  /** The `id` of the ordered offer, and the name of its insurer. */
  readonly offer: string
  readonly insurer: string
  /** The insurer's, to change or cancel the policy; absent if it no longer sells here. */
  readonly insurer_phone?: string
  /** The insurer's number of the policy, once there is one. */
  readonly policy_number?: string
  /** The first day of the policy, and whether it has come. */
  readonly effective: string
  readonly has_begun: boolean
  /** The order's own page. */
  readonly route: string
  /** What was ordered, shown with the prices of the same quote; absent elsewhere, and if it can no longer be read. */
  readonly terms?: OrderedTerms
}

/**
 * What has changed since an order was placed: the answers, perhaps with price and coverage, or only the coverage, or only the
 * price.
 */
export type ChangedSince = 'answers' | 'coverage' | 'price'

/** The price of an order and what it covers, whatever the quote says since. */
export interface OrderedTerms {
  readonly premium: string
  readonly policy_period: Period
  /** On one line. */
  readonly coverage_amount: string
}

/** What happens to an order when its quote is erased: nobody is charged for it, the payment goes back, or the policy stays. */
export function fateOf({ status }: Pick<Ordered, 'status'>): 'dropped' | 'paid-back' | 'stays' | null {
  switch (status) {
    case 'unpaid':
      return 'dropped'
    case 'working':
    case 'held':
      return 'paid-back'
    case 'bound':
      return 'stays'
    case 'dropped':
    case 'refunding':
    case 'refunded':
      return null
  }
}

/** What a page says about an order before its quote is erased, for the server to compare: `W-12345 stays`; empty for nothing. */
export function warningOf(ordered: Ordered | null | undefined): string {
  const fate = ordered && fateOf(ordered)
  return ordered && fate ? `${ordered.number} ${fate}` : ''
}

/** Whether an order has a policy or may still get one: then nothing else can be ordered. */
export function isLive({ status }: Pick<Ordered, 'status'>): boolean {
  return status !== 'dropped' && status !== 'refunded'
}
