import * as v from 'valibot'
import type { Language } from '../../language/text.ts'
import type { Period } from '../../units/period.ts'
import type { FurtherPage, OtherLine } from '../answers/other-lines.ts'
import type { EarlierAnswer } from '../answers/properties.ts'
import type { AnswerChange } from '../answers/review.ts'
import { type Call, quoteId } from '../call.ts'
import type { ChangedSince, OrderedTerms } from '../purchase/ordered.ts'
import type { ActionsTaken } from './actions-taken.ts'

export const ask = v.object({ quote_id: quoteId })

/** Where a price comes from; see PriceInfo. */
export type PriceSource = 'insurer' | 'rates' | 'similar plans'

/** Spec 3.5. Prices are decimal text with two places ("14.84"), so that no cent is lost to rounding. */
export interface PriceInfo {
  readonly type: 'unavailable' | 'failed' | 'quoting' | 'declined' | 'price' | 'call'
  /** The carrier's number for its offer. */
  readonly quote_id?: string
  readonly message?: string
  /** The language of the message, if it isn't the page's. */
  readonly lang?: Language
  /** What the visitor could do about a declined offer. */
  readonly text?: string
  /** The language of that, if it isn't the page's. */
  readonly text_lang?: Language
  readonly original?: string
  readonly deal?: string
  readonly premium?: string
  readonly policy_period?: Period
  readonly popular?: boolean
  readonly estimated?: boolean
  /** Beyond the specification: the plan covers less than the line usually does, so prices for the usual cover come first. */
  readonly narrow?: boolean
  /** Beyond the specification: how the price is divided among the pets; absent for a single one. */
  readonly pets?: readonly PetPrice[]
  /** "For only 2 of 3 pets.", if the price leaves one out; the details begin with it. */
  readonly for_only?: string
  /** Beyond the specification: the price of the whole first year, the last day it is valid, what was assumed. */
  readonly total?: string
  /** The price of a year, or of a trip, with fees and surcharges, as it is paid. */
  readonly year_total?: string
  /** The fees and surcharges in it. */
  readonly year_fees?: string
  readonly expires_at?: string
  readonly assumed?: readonly string[]
  /** The parts of the price other than the premium, what the cover leaves out, and other ways to pay: whole sentences. */
  readonly details?: readonly string[]
  /**
   * Where the price comes from: the insurer sent it, we applied the insurer's rates here, or similar plans stand in until the
   * insurer has answered.
   */
  readonly source?: PriceSource
  /** What an estimate was worked out from, if that is the insurer's own price: a sentence. */
  readonly basis?: string
  /** The insurer is still being asked, and its own price may replace this one. */
  readonly awaited?: boolean
  /** When the price was made: an instant, as `2026-11-21T19:14:00.000Z`. */
  readonly quoted_at?: string
  /**
   * How much less the visitor would pay than today, in dollars per period; absent if today's premium is unknown or
   * lower.
   */
  readonly saves?: string
}

/** Beyond the specification: one of several pets, and what it costs or why the insurer doesn't take it. */
export interface PetPrice {
  /** "Cat, 11 years" */
  readonly name: string
  /** For the period of the offer. */
  readonly premium?: string
  readonly estimated?: true
  readonly message?: string
  /** The language of the message, if it isn't the page's. */
  readonly lang?: Language
  /** It covers less than the line usually does. */
  readonly narrow?: true
  /** Its cover, if that is not the offer's. */
  readonly coverage_amount?: string
  /** The carrier's number for it, if that is not the offer's. */
  readonly quote_id?: string
}

export interface Action {
  readonly type: 'quoting' | 'call' | 'other'
  readonly text: string
  readonly primary?: boolean
  readonly url?: string
  readonly external?: boolean
  readonly direct?: boolean
  /** The path of a frame that reports the click to the carrier. */
  readonly pixel?: string
  readonly phone?: string
  /** Beyond the specification: when somebody answers the phone. */
  readonly hours?: string
  /** The language of the hours, if it isn't the page's. */
  readonly lang?: string
  /** Beyond the specification: a note about calling a fictional insurer. */
  readonly note?: string
  readonly quote_number?: string
}

export interface Insurer {
  readonly name: string
  readonly logo: string
  readonly tag_line: string
  /** The language of tag line and badges, if it isn't the page's. */
  readonly lang?: Language
  readonly review?: { readonly rating: number; readonly review_url?: string; readonly review_count: number }
  readonly badges: readonly { readonly text: string; readonly description: string }[]
}

/** Beyond the specification: a part of the cover, such as "$500 deductible", so that covers can be compared. */
export interface CoverPart {
  /** What it is about: parts with the same title are compared. */
  readonly title: string
  readonly text: string
  /** Its amount alone, to go next to its title: "$500"; absent if the title and an amount don't say it. */
  readonly amount?: string
  /** The amount, comparable with the same part of other offers; absent if it names none. */
  readonly extent?: number
  /** How it differs from what the offers share; absent if it does not. */
  readonly differs?: Differing
}

/** How coverage differs from what the offers share; `other` is neither less nor more. */
export type Differing = 'less' | 'more' | 'other'

/** Beyond the specification: what the prices have in common, which the page says once. */
export interface Shared {
  /** On one line; empty if they have nothing in common. */
  readonly cover: string
  /** Every price has exactly this cover; otherwise it is only the most usual. */
  readonly is_of_all: boolean
  /** Sentences about price and cover that apply to every price. */
  readonly details: readonly string[]
}

/** Beyond the specification: an offer's price for a visitor who takes the other line from the same insurer too. */
export interface QuoteBundle {
  /** The other line: "car insurance". */
  readonly with: string
  /** A year of this offer in the bundle, and by itself, with fees and surcharges. */
  readonly year: string
  readonly alone: string
}

/** Beyond the specification: the cheapest bundle of two of the visitor's quotes, for a year with fees and surcharges. */
export interface BestBundle {
  readonly insurer: string
  readonly with: string
  /** Both together. */
  readonly year: string
  /** The cheapest offers of both lines, whoever makes them; absent while an insurer of either may still answer. */
  readonly apart?: string
  /**
   * How much less that is than the cheapest two separate policies; against both from this insurer while the others are not known,
   * or if they cost no more.
   */
  readonly saves: { readonly amount: string; readonly against: 'any-two' | 'same-insurer' }
}

/** Beyond the specification: what decides about a price, assumed or left out of it, and the question behind it if there is one. */
export interface Decisive {
  readonly text: string
  /** The words that lead to the question. */
  readonly ask?: { readonly text: string; readonly href: string }
}

/** Beyond the specification: what is known about an offer's policy or insurer. */
export interface Fact {
  /** "Financial strength" */
  readonly title: string
  readonly text: string
  /** The page of somebody else on which it was read. */
  readonly source?: string
}

/** One offer; the wire calls it a quote. */
export interface Quote {
  /** As `offerIdOf` makes it: its carrier, and which of the carrier's products it is. */
  readonly id: string
  /** Beyond the specification: this is an ad from this network. Ads appear among offers, never before them. */
  readonly ad?: { readonly network: string }
  readonly insurer: Insurer
  /** HTML, sanitized by the server. */
  readonly description: string
  readonly coverage_amount: string
  readonly cover?: readonly CoverPart[]
  /** Beyond the specification: which of the visitor's choices of cover the price doesn't follow, as a sentence. */
  readonly unfollowed?: string
  /** Beyond the specification: what each part of the cover pays, in whole sentences. */
  readonly cover_explained?: readonly string[]
  readonly price_info: PriceInfo
  readonly bundle?: QuoteBundle
  /** What the price assumes or leaves out above all. */
  readonly decisive?: readonly Decisive[]
  /** Beyond the specification: for its details, the policy before the insurer. */
  readonly facts?: readonly Fact[]
  /** Beyond the specification: what the insurer confirmed today for several choices of coverage; absent for fewer than two. */
  readonly receipts?: readonly Receipt[]
  /** Beyond the specification: what the visitor has from it, once it is ordered: "Your policy". */
  readonly mark?: string
  /** What was ordered, if this card is for other answers, or now shows another price or other coverage. */
  readonly ordered_terms?: OrderedTerms & {
    readonly changed: ChangedSince
    /** The insurer has not got the order. */
    readonly is_unpaid?: true
  }
  readonly actions: readonly Action[]
}

/**
 * Beyond the specification: what else a visitor can do if most insurers declined, or none has a price. Absent if there is nothing
 * to add to the list.
 */
export interface WaysOn {
  /** What insurers here sell, and what would help, in whole sentences. */
  readonly says: readonly string[]
  /** Other choices of cover that insurers who decline this one do price, as the form of the covers takes them. */
  readonly choices: readonly { readonly name: string; readonly value: string; readonly text: string }[]
  /** Pages where the visitor can change something else. */
  readonly pages: readonly { readonly href: string; readonly text: string }[]
}

/** A price that an insurer has confirmed for one choice of coverage. */
export interface Receipt {
  readonly premium: string
  /**
   * How this coverage differs from the present one: "Deductible $2,500, Wind 5%"; for the present one, the cover in which all
   * differ, if it is only one.
   */
  readonly cover: string
  /** The round of the quote to go back to; absent for the current coverage. */
  readonly round?: number
}

export interface QuoteResult {
  readonly quote_status: 'quoting' | 'complete'
  readonly quotes: readonly Quote[]
  readonly email_needed: boolean
  readonly has_more_results: boolean
  readonly shared: Shared
  /** Null without at least three different prices. */
  readonly spread: Spread | null
  /** What the visitor's pets would cost at different insurers, as a sentence, if that costs less. */
  readonly apart?: string
  /** Beyond the specification: grows with each change of what the prices are for. */
  readonly round: number
}

/**
 * Beyond the specification: the range of prices for the usual cover, in cents for one period. `places` are all of them from 0 to 1,
 * on a scale that includes the published average if there is one.
 */
export interface Spread {
  readonly cheapest: number
  readonly median: number
  readonly dearest: number
  /** The cheapest price, one in the middle, or the most expensive one is only an estimate. */
  readonly cheapest_estimated?: true
  readonly median_estimated?: true
  readonly dearest_estimated?: true
  readonly period: Period
  readonly places: readonly number[]
  readonly average?: Average
}

/** What people in a state pay according to a publisher, for people and cover of the publisher's choosing. */
export interface Average {
  readonly cents: number
  readonly place: number
  /** Who says so, for which year, and about whom. */
  readonly about: string
}

/** Days in words: "December 1, 2026". */
export interface LateStart {
  readonly picked: string
  /** The first day of the policy until the visitor picks another. */
  readonly instead: string
}

export interface StatusReply {
  readonly data: {
    readonly id: string
    /** The short number people use for the quote; not accepted in calls. */
    readonly quote_number: string
    readonly address: {
      readonly address1: string
      readonly city: string
      readonly state: string
      readonly zip_code: string
    }
    readonly result: QuoteResult
    readonly quotes_title: string
    readonly sourceUrl: string | null
    readonly sourceName: string | null
    readonly reload: boolean
    /** The address given on the e-mail page, if this same browser gave it. */
    readonly email?: string
    /** The answers, each with the page where it can be changed. */
    readonly answers: readonly EarlierAnswer[]
    /** How many questions would make prices exact, and the effect of such answers so far, in sentences. */
    readonly exact: { readonly open: number; readonly effects: readonly string[] }
    /** What the visitor changed since the prices before these. */
    readonly changes: readonly AnswerChange[]
    /** The visitor chose the cover that the prices share. */
    readonly own_plan?: true
    /** The start date that the visitor picked, no longer in the future; absent otherwise. */
    readonly late_start?: LateStart
    /** The visitor’s quotes of other lines. */
    readonly others: readonly OtherLine[]
    /** Absent if the visitor has done nothing with the prices yet. */
    readonly actions_taken?: ActionsTaken
    /** The page that adds to what these prices insure; absent if the line has none. */
    readonly further?: FurtherPage
    /** Absent if no insurer with both lines gives a discount for it. */
    readonly bundle?: BestBundle
    readonly ways?: WaysOn
  }
}

/** The offers of a quote received so far. */
export const status: Call<v.InferOutput<typeof ask>, StatusReply> = { path: '/api/v1/status', ask }
