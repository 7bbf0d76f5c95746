import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'
import { offerId } from '../prices/offer-id.ts'
import type { PayPlan } from '../prices/pay-plan.ts'
import type { Continuing, NotDone, SeenPrice } from './continue.ts'
import type { ChangedSince, OrderStatus } from './ordered.ts'

const ask = v.object({ quote_id: quoteId })

/** Dollars with two decimals: "14.84". */
const amount = v.pipe(v.string(), v.regex(/^\d{1,9}\.\d\d$/))

const typed = v.optional(v.pipe(v.string(), v.maxLength(400)), '')

/** The form that a visitor fills in to buy, as typed; the reply lists its mistakes. */
export const orderData = v.object({
  quote: offerId,
  plan: typed,
  /** The day on which the cover begins, as the form shows it; empty for whichever day the price is for. */
  start: typed,
  first_name: typed,
  last_name: typed,
  email: typed,
  esign: v.optional(v.boolean(), false),
  /** The price that the form shows. An order at another price, or for other coverage, is refused. */
  seen: v.optional(v.object({ premium: amount, round: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
})
export type OrderData = v.InferOutput<typeof orderData>

export interface GetFinancialKeyReply {
  readonly data: { readonly provider: 'stripe' | 'test'; readonly publishable_key: string | null }
}

/** Who takes the payment (spec 7.2). */
export const getFinancialKey: Call<v.InferOutput<typeof ask>, GetFinancialKeyReply> = {
  path: '/api/v4/getFinancialKey',
  ask,
}

const paymentAsk = v.object({
  quote_id: quoteId,
  /** The ordered offer by default. */
  data: v.optional(v.object({ quote: v.optional(offerId) }), {}),
})

export interface GetPaymentAppReply {
  readonly data: {
    readonly provider: 'stripe' | 'test'
    readonly plans: readonly PayPlan[]
    /** The provider's page; null until something is ordered, and once it is paid. */
    readonly checkout_url: string | null
  }
}

/** How an offer can be paid, and where (spec 7.3). */
export const getPaymentApp: Call<v.InferOutput<typeof paymentAsk>, GetPaymentAppReply> = {
  path: '/api/v4/getPaymentApp',
  ask: paymentAsk,
}

export interface PlaceOrderReply {
  readonly data: {
    readonly order: { readonly number: string; readonly status: OrderStatus; readonly effective: string }
    readonly checkout_url: string | null
  }
}

const placeAsk = v.object({ quote_id: quoteId, data: orderData })

/** Orders a policy, once per quote, whatever is repeated (spec 7.9). */
export const placeOrder: Call<v.InferOutput<typeof placeAsk>, PlaceOrderReply> = {
  path: '/api/v4/placeOrder',
  ask: placeAsk,
}

/** The page on which a policy is ordered. */
export interface Buying {
  readonly quote: Continuing['quote']
  /** We hold the insurer's rates, so confirming the price sent it nothing. */
  readonly isRatedHere?: true
  /** The visitor said that they have such insurance now. */
  readonly isInsured?: true
  /** As in Continuing. */
  readonly estimate?: string
  /** A note about a fictional insurer. */
  readonly demoNote?: string
  /** The price that the form shows. */
  readonly seen: SeenPrice
  readonly plans: readonly PayPlan[]
  /**
   * The day on which the cover begins, for which the price is, and the page that changes it and leads back; absent if the trip
   * determines it.
   */
  readonly start?: { readonly day: string; readonly page: string }
  /** For a trip: the day on which the policy begins, and the day of departure. */
  readonly trip?: { readonly policy: string; readonly departure: string }
  readonly typed: OrderData
  readonly errors: Readonly<Record<string, string>>
  readonly status?: string
}

/** The page of an order. */
export interface ShownOrder {
  readonly number: string
  /** What was ordered, for ordering it again; only once it was dropped. */
  readonly seen?: SeenPrice
  readonly status: OrderStatus
  readonly notDone?: NotDone
  /** It is not paid, and the quote now has other answers, or another price or other coverage from this insurer. */
  readonly changed?: ChangedSince
  readonly insurer: string
  readonly carrier: string
  /** As in Continuing, for the price that was ordered. */
  readonly estimate?: string
  /** A note about a fictional insurer. */
  readonly demoNote?: string
  readonly effective: string
  readonly due: string
  readonly plan?: string
  /** What is covered, on one line. */
  readonly coverage?: string
  /** What is insured, such as the car, and who ordered it: only for the browser that gave them. */
  readonly insured?: { readonly label: string; readonly text: string }
  readonly name?: string
  readonly email?: string
  /** For a trip's policy, with the day of departure for the browser that gave it. */
  readonly trip?: { readonly departure?: string }
  readonly policyNumber?: string
  /** The insurer's, once there is a policy. */
  readonly phone?: string
  /** Where to pay; only while it is unpaid. */
  readonly checkoutUrl?: string
  /** A card was declined there. */
  readonly isDeclined?: boolean
}
