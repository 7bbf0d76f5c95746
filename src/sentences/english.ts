import type { AutoCover, IncludedCover } from '../rating/inputs/auto-cover.ts'
import type { Assumption } from '../risk/assumptions.ts'
import type { PetCover } from '../risk/pet.ts'
import type { ChoosableCover, WindPool } from '../risk/words.ts'
import { wholeDollars } from '../units/dollars.ts'
import { longDay } from '../units/long-day.ts'

/**
 * The product's own sentences about offers, in English, by the keys in stored offers. Another language is another file like this
 * one, of the type `Catalog`.
 */
export const english = {
  'assumed.settlement':
    'Your belongings are covered at replacement cost: what it takes to buy them new today.',
  'assumed.actualCashValue':
    'Lost belongings are paid at what they were worth (actual cash value), not what new ones cost.',
  'assumed.householdSize': 'You’re the only person in the household on the policy.',
  'assumed.credit': 'Your credit is about average.',
  'assumed.age': 'You’re between 25 and 49 years old.',
  'assumed.protections': 'The home has none of the listed safety features.',
  'assumed.homeCover':
    'Coverage for other structures is 10% of the coverage on the house, and for living elsewhere during repairs 25%. Unless you chose otherwise, coverage for belongings is 60%, liability is $300,000 and medical payments are $5,000.',
  'assumed.condoCover':
    'The association insures the building. The inside is covered for a quarter of the cost to rebuild. Unless you chose otherwise, your belongings are covered for the same amount, liability is $300,000 and medical payments are $5,000.',
  'assumed.oneDeductible': 'You pay the first $2,500 of a loss.',
  'assumed.windDeductible':
    'You pay the first $2,500 of a loss. After wind or hail, you pay the first 2% of the coverage on the house.',
  'assumed.hurricaneDeductible':
    'You pay the first $2,500 of a loss. After a hurricane, you pay the first 2% of the coverage on the house.',
  'assumed.windPool': ({ pool = 'TWIA' }: WindLeft = {}) =>
    `Wind and hail aren’t covered here. On this coast, the ${poolNames[pool]} (${pool}) insures them, at a price of its own.`,
  'assumed.noFlood': 'Floods aren’t part of this policy. Flood insurance is a policy of its own.',
  'assumed.noFloodOrEarthquake':
    'Floods and earthquakes aren’t part of this policy. Each takes insurance of its own.',
  'assumed.homeCondition':
    'The finishes are of average quality, and the heating, plumbing and wiring are in good shape.',
  'assumed.yearBuilt': 'The home’s age is typical for your state.',
  'assumed.roofAge': 'The roof is as old as the home, but no more than 20 years old.',
  'assumed.squareFeet': 'The home’s size is typical for your state.',
  'assumed.features': 'The home has none of the listed safety features or hazards, and no dog.',
  'assumed.windFeatures':
    'Nothing special protects the home from the wind. A wind mitigation report could lower this price.',
  'assumed.priorCover': 'You’re buying the home, or its coverage ended no more than 30 days ago.',
  'assumed.petAge': 'Your pet is four years old.',
  'assumed.petHealth': 'Your pet is spayed or neutered and has no known illness or injury.',
  'assumed.petPlan':
    'Unless you chose otherwise, you want accident and illness coverage with a $500 deductible that pays back 80%, up to $10,000 a year. Each insurer quotes its closest plan.',
  'assumed.autoCover':
    'Unless you chose otherwise, uninsured motorist coverage matches your liability limits where your state requires it, injury protection and medical payments are at your state’s minimum, and coverage you may turn down isn’t included, nor are rental cars. Roadside assistance never is.',
  'assumed.injuryProtection': 'Your policy pays for medical care without a limit.',
  'assumed.fullTort': 'You keep the full right to sue (full tort).',
  'assumed.limitedTort': 'You have a limited right to sue (limited tort).',
  'assumed.drivingDays':
    'I count the miles a day you gave me on five days a week, 50 weeks a year, or six days for a business car, and add 2,000 miles for other trips. Each car counts for at least 3,000 miles a year and at most 40,000.',
  'assumed.drivingRecord':
    'Anything that happened in the past five years counts as recent, and toward your most expensive driver.',
  'assumed.recentIncidents': 'Anything that happened in the past five years counts as recent.',
  'assumed.creditNotGiven': 'Your credit is good, but not excellent.',
  'assumed.priorLimits': 'Your current bodily injury limits are typical.',
  'assumed.lifeHistory': 'Your work, travel and driving record are what insurers call standard.',
  'assumed.healthClass':
    'Your health class is based only on your height, weight and answers. An insurer may ask for a medical exam.',
  'assumed.firstPayment': 'You made the first payment for the trip within the past 14 days.',
  'assumed.tripHealth': 'Medical conditions you knew about before you bought the policy aren’t covered.',
  'assumed.noReason': 'You can cancel only for the reasons the policy lists.',
  'assumed.travelerAges': 'Each traveler has already had their birthday in the year you leave.',

  'estimate.standsIn':
    'This insurer hasn’t given me its own price yet. I worked this one out from what similar plans cost.',
  'estimate.heardEnough': ({ risks }: Risks) =>
    `I’ve asked this insurer ${risks} times today, so I worked this price out from similar plans. I’ll gladly ask again tomorrow.`,
  'estimate.askedEnough':
    'I’ve asked this insurer as often as I may today, so I worked this price out from similar plans. I’ll gladly ask again tomorrow.',
  'price.included': includedInPrice,
  'price.inFull': ({ total, saved }: InFull) =>
    `Or ${money(total)} paid in full, which saves ${money(saved)}.`,
  'price.monthly': ({ first, later, each, fee }: Monthly) =>
    `Or by the month: ${money(first)} down, then ${later} payments of ${money(each)}${fee > 0 ? `, ${money(fee)} of it a fee` : ''}.`,
  'price.startsOn': ({ day }: { readonly day: string }) =>
    `Every price is for a policy that begins on ${longDay(day)}.`,
  'price.shared':
    'This insurer gave me this price today for these exact details. Call them to get a quote in your name.',

  'note.otherCover': ({ label, asked, offered }: OtherCover) =>
    `You asked for ${label} of ${limits(asked)}. This price has ${limits(offered)}.`,

  'note.unratedCovers': ({ covers }: UnratedCovers) =>
    `This price doesn’t follow your choice of ${listOf.format(covers.map(cover => choosableCovers[cover]))}. Ask about it before you buy.`,

  'unavailable.heardEnough': ({ risks }: Risks) =>
    `I’ve asked this insurer ${risks} times today. I’ll gladly ask again tomorrow.`,
  'unavailable.askedEnough':
    'I’ve asked this insurer as often as I may today. I’ll gladly ask again tomorrow.',
  'unavailable.needsMore': 'This insurer needs to know more than I asked you.',
  'unavailable.noRates': 'This insurer has no rates for that day and state.',

  'amount.dollars': ({ dollars: amount }: Dollars) => wholeDollars(amount),
  'cover.auto': autoCover,
  'cover.homeowner': ({ dwelling, belongings, liability, deductible, wind }: HomeCover) =>
    [
      `${wholeDollars(dwelling)} dwelling`,
      ...(belongings === undefined ? [] : [`${wholeDollars(belongings)} belongings`]),
      ...(liability === undefined ? [] : [`${wholeDollars(liability)} liability`]),
      `${wholeDollars(deductible)} deductible`,
      ...(wind ? [`${wind.percent}% ${wind.peril}`] : []),
    ].join(' / '),
  'cover.renters': ({ belongings, liability, deductible }: RentersCover) =>
    `${wholeDollars(belongings)} belongings / ${wholeDollars(liability)} liability / ${wholeDollars(deductible)} deductible`,

  'cover.pet': petCover,

  'gone.call': 'This insurer would like to talk with you.',
  'gone.cover': 'Ask this insurer what the price covers.',
  'gone.decline': 'This insurer declined.',
  'gone.help': 'Call this insurer to ask what would help.',
  'gone.label': 'Other amount',
  'gone.note': 'This insurer has a note about this price. Ask about it before you buy.',
  'gone.unavailable': 'This insurer can’t give me a price.',
} as const satisfies Record<`assumed.${Assumption}`, string> & Record<string, Words>

/** Text, or a function that makes it from values. */
type Words = string | ((values: never) => string)

/** All sentences in one language, each from the same values. */
export type Catalog = {
  readonly [Key in SentenceKey]: (typeof english)[Key] extends string ? string : (typeof english)[Key]
}

export type SentenceKey = keyof typeof english

/** Sentences that always read the same. */
export type PlainKey = {
  [Key in SentenceKey]: (typeof english)[Key] extends string ? Key : never
}[SentenceKey]

/** The values in the text of a key. */
export type ValuesOf<Key extends Exclude<SentenceKey, PlainKey>> = Parameters<(typeof english)[Key]>[0]

interface WindLeft {
  /** Absent in offers that were made while only Texas had one. */
  readonly pool?: Exclude<WindPool, 'NONE'>
}

const poolNames: Readonly<Record<Exclude<WindPool, 'NONE'>, string>> = {
  TWIA: 'Texas Windstorm Insurance Association',
  NCIUA: 'North Carolina Insurance Underwriting Association',
  SCWHUA: 'South Carolina Wind and Hail Underwriting Association',
  MWUA: 'Mississippi Windstorm Underwriting Association',
  AIUA: 'Alabama Insurance Underwriting Association',
}

interface Dollars {
  readonly dollars: number
}

/** In dollars: the amount that the visitor wanted, and the amount that the insurer offers instead. */
interface OtherCover {
  readonly label: string
  readonly asked: readonly number[]
  readonly offered: readonly number[]
}

interface UnratedCovers {
  readonly covers: readonly ChoosableCover[]
}

const choosableCovers: Readonly<Record<ChoosableCover, string>> = {
  uninsured: 'coverage for uninsured drivers',
  underinsured: 'coverage for underinsured drivers',
  pip: 'injury protection',
  medicalPayments: 'medical payments',
  carDeductibles: 'a deductible for each car',
  rental: 'a rental car',
  belongings: 'coverage on belongings',
  liability: 'a limit of liability',
  guestPayments: 'medical payments to guests',
  plan: 'what the plan pays for',
  deductible: 'a deductible',
  reimbursement: 'the share that is paid back',
  annualLimit: 'a yearly limit',
}

interface Risks {
  /** How many versions of the visitor’s answers there were. */
  readonly risks: number
}

/** In cents: the carrier's fees on top of the premium, the state's confirmed charges, and its possible charges. */
interface IncludedAmounts {
  readonly fees: number
  readonly surcharges: number
  readonly allowance: number
  /** All fees are one policy fee. */
  readonly isPolicyFee: boolean
  /** The amounts are those of a year, although the price is a month's. */
  readonly isOfYear: boolean
}

/** In cents: a down payment, how many payments come later, and the amount of each, including its fee. */
interface Monthly {
  readonly first: number
  readonly later: number
  readonly each: number
  readonly fee: number
}

/** In cents. */
interface InFull {
  readonly total: number
  readonly saved: number
}

/** In whole dollars, and percent of the dwelling. */
interface HomeCover {
  readonly dwelling: number
  /** Absent in offers that were made before the card showed them. */
  readonly belongings?: number
  readonly liability?: number
  readonly deductible: number
  readonly wind?: { readonly percent: number; readonly peril: string }
}

/** In whole dollars. */
interface RentersCover {
  readonly belongings: number
  readonly liability: number
  readonly deductible: number
}

const listOf = new Intl.ListFormat('en-US')

/** `Includes a policy fee of $12 and state surcharges of $19.` */
function includedInPrice(amounts: IncludedAmounts): string {
  const { fees, surcharges, allowance, isPolicyFee, isOfYear } = amounts
  const parts = [
    ...(fees > 0 ? [`${isPolicyFee ? 'a policy fee' : 'fees'} of ${money(fees)}`] : []),
    ...(surcharges > 0 ? [`state surcharges of ${money(surcharges)}`] : []),
    ...(allowance > 0 ? [`${money(allowance)} set aside for surcharges that may apply`] : []),
  ]
  return `${isOfYear ? 'The first year includes' : 'Includes'} ${listOf.format(parts)}.`
}

/** Cents as `$12`, or `$12.50`. */
function money(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits })
}

/** The covers that states require, as a declarations page writes them. */
const requiredCovers = {
  injuryProtection: 'PIP',
  propertyProtection: 'PPI',
  medicalPayments: 'MedPay',
  uninsured: 'UM',
  underinsured: 'UIM',
} as const

const tortWords = { FULL: 'full tort', LIMITED: 'limited tort' } as const

/**
 * Limits in thousands as a declarations page writes them, the right to sue, what else the price includes and leaves out, then the
 * deductibles for damage to the cars.
 */
function autoCover(cover: AutoCover): string {
  const { injury, injuryProtection, property, required = [], without = [], tort } = cover
  const { physicalDamage, deductibles, carDeductibles, rental } = cover
  const liability =
    injury.length > 0
      ? thousands([...injury, ...property])
      : `${thousands(injuryProtection)} PIP/${thousands(property)} PD`
  const limits = [
    liability,
    ...(tort ? [tortWords[tort]] : []),
    ...required.map(includedText),
    ...without.map(one => `no ${requiredCovers[one]}`),
  ].join(', ')
  const byCar = carDeductibles ? ' by car' : ''
  const borne = `${(carDeductibles ?? deductibles).map(wholeDollars).join('/')} deductible${byCar}${rental === undefined ? '' : `, rental car ${wholeDollars(rental)} a day`}`
  switch (physicalDamage) {
    case 'FULL':
      return `${limits}, ${borne}`
    case 'COMP':
      return `${limits}, comprehensive only, ${borne}`
    case 'LIABILITY':
      return `${limits}, liability only`
  }
}

/** `$50,000 PIP`, `unlimited PIP`, `UM 100/300`. */
function includedText({ cover, least, limits = [], isUnlimited }: IncludedCover): string {
  const word = requiredCovers[cover]
  if (isUnlimited) return `unlimited ${word}`
  if (limits.length > 0) return `${word} ${thousands(limits)}`
  return least === undefined ? word : `${wholeDollars(least)} ${word}`
}

function thousands(amounts: readonly number[]): string {
  return amounts.map(amount => amount / 1000).join('/')
}

/** `80% back / $500 deductible / $10,000 a year`, and what a plan pays for where that is less or more than usual. */
function petCover({ plan, deductible, reimbursement, annualLimit }: PetCover): string {
  return [
    ...(plan === 'ACCIDENT_ONLY' ? ['Accidents only'] : []),
    `${reimbursement}% back`,
    `${wholeDollars(deductible)} deductible`,
    annualLimit === 0 ? 'no yearly limit' : `${wholeDollars(annualLimit)} a year`,
    ...(plan === 'WELLNESS' ? ['routine care'] : []),
  ].join(' / ')
}

/** A limit, or one per person and one per accident: `$100,000/$300,000`. */
function limits(amounts: readonly number[]): string {
  return amounts.map(wholeDollars).join('/')
}
