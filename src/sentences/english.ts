import { longDay } from '../language/days.ts'
import { uncapitalized } from '../language/letters.ts'
import { andList } from '../language/lists.ts'
import { dollars, shortDollars, wholeDollars } from '../language/money.ts'
import { counted } from '../language/numbers.ts'
import { perPeriod } from '../language/periods.ts'
import type { Assumption } from '../risk/assumptions.ts'
import type { ChoosableCover } from '../risk/coverage/choosable-covers.ts'
import type { BreedGroup, WindPool } from '../risk/words.ts'
import type { Period } from '../units/period.ts'
import { englishAuto } from './english-auto.ts'
import { dollarLimits, englishCoverage } from './english-coverage.ts'
import { englishPrices } from './english-prices.ts'

/**
 * The product's own sentences about offers, in English, by the keys in stored offers. Another language is another file like this
 * one; `sentences.ts` puts them together.
 */
export const english = {
  'assumed.settlement':
    'Your belongings are covered at replacement cost: what it costs to buy them new today.',
  'assumed.actualCashValue':
    'Lost belongings are paid at what they were worth (actual cash value), not what new ones cost.',
  'assumed.householdSize': 'You’re the only person in the household on the policy.',
  'assumed.credit': 'Your credit is good, but not excellent.',
  'assumed.age': 'You’re between 25 and 49 years old.',
  'assumed.protections': 'The home has none of the listed safety features.',
  'assumed.homeCover':
    'Coverage for other structures is 10% of your dwelling coverage. Coverage for living elsewhere during repairs is 25%. Unless you chose otherwise, coverage for belongings is 60%, liability is $300,000 and medical payments are $5,000.',
  'assumed.condoCover':
    'The association insures the building. The inside is covered for a quarter of the cost to rebuild. Unless you chose otherwise, your belongings are covered for the same amount. Liability is $300,000 and medical payments are $5,000.',
  'assumed.oneDeductible': 'You pay the first $2,500 of a loss.',
  'assumed.windDeductible':
    'You pay the first $2,500 of a loss. After wind or hail, you pay the first 2% of your dwelling coverage.',
  'assumed.hurricaneDeductible':
    'You pay the first $2,500 of a loss. After a hurricane, you pay the first 2% of your dwelling coverage.',
  'assumed.windPool': ({ pool = 'TWIA' }: WindLeft = {}) =>
    `Wind and hail aren’t covered here. On this coast, the ${poolNames[pool]} (${pool}) insures them, at a separate price.`,
  'assumed.noFlood': 'This policy doesn’t cover floods. You’d need a separate policy for those.',
  'assumed.noFloodOrEarthquake':
    'This policy doesn’t cover floods or earthquakes. You’d need separate policies for those.',
  'assumed.homeCondition':
    'The finishes are of average quality, and the heating, plumbing and wiring are in good shape.',
  'assumed.homeFinishes': 'The finishes are of average quality.',
  'assumed.yearBuilt': 'The home’s age is typical for your state.',
  'assumed.roofAge': 'The roof is as old as the home, but no more than 20 years old.',
  'assumed.roofMaterial': 'The roof is covered with asphalt shingles.',
  'assumed.roofShape': 'The roof slopes down on two sides.',
  'assumed.squareFeet': 'The home’s size is typical for your state.',
  'assumed.features': 'The home has none of the listed safety features or hazards, and no dog.',
  'assumed.windFeatures':
    'Nothing special protects the home from wind. A wind mitigation report could lower this price.',
  'assumed.wildfireMeasures':
    'Nothing special protects the home from wildfire. Something that does could lower this price.',
  'assumed.recentClaims': 'Any claim without a date was recent.',
  'assumed.oldClaims': 'A claim from more than 5 years before the policy begins isn’t counted.',
  'assumed.priorCover': 'You’re buying the home, or its coverage ended no more than 30 days ago.',
  'assumed.petAge': 'Your pet is 4 years old.',
  'assumed.petHealth': 'Your pet is spayed or neutered and has no known illness or injury.',
  'assumed.petPlan':
    'Unless you chose otherwise, you want accident and illness coverage with a $500 deductible that pays back 80%, up to $10,000 a year. Each insurer quotes its closest plan.',
  'assumed.autoCover':
    'Where you haven’t chosen a coverage, your policy has what your state’s law puts in, with the limits the law sets, and no rental car or roadside assistance.',
  'assumed.injuryProtection': 'Your policy pays for medical care with no limit.',
  'assumed.fullTort': 'You keep the full right to sue (full tort).',
  'assumed.limitedTort': 'You have a limited right to sue (limited tort).',
  'assumed.drivingDays':
    'I count your daily miles five days a week (six for a business car), 50 weeks a year. I add 2,000 miles for other trips. Each car counts for at least 3,000 miles a year and at most 40,000.',
  'assumed.drivingRecord':
    'Anything that happened in the past 5 years counts as recent, and toward your most expensive driver.',
  'assumed.recentIncidents': 'Anything that happened in the past 5 years counts as recent.',
  'assumed.creditNotGiven': 'Your credit is good, but not excellent.',
  'assumed.priorLimits': 'Your current bodily injury limits are typical.',
  'assumed.lifeHistory': 'Your work, travel and driving record are what insurers call standard.',
  'assumed.healthClass': 'Your health class is based only on your height, weight and answers.',
  'assumed.firstPayment': 'You made the first payment for the trip more than 21 days ago.',
  'assumed.tripHealth': 'Medical conditions you knew about before you bought the policy aren’t covered.',
  'assumed.tripHealthSoon':
    'Medical conditions you knew about may be covered: many insurers waive that exclusion if you’re well enough to travel and buy within 14 days of your first payment. Ask before you buy.',
  'assumed.tripHealthLater':
    'Medical conditions you knew about are rarely covered: some insurers waive that exclusion if you buy within 21 days of your first payment. Ask before you buy.',
  'assumed.tripHealthWithin': ({ days }: Waiver) =>
    `Medical conditions you knew about can be covered: this insurer waives that exclusion if you’re well enough to travel and buy within ${counted(days, 'day')} of your first payment.`,
  'assumed.noReason': 'You can cancel only for the reasons the policy lists.',
  'assumed.travelerAges': 'Each traveler’s birthday comes before the trip, in the year you leave.',

  'estimate.standsIn':
    'This insurer hasn’t given me its own price yet. I worked this one out from what similar plans cost.',
  'estimate.similar': 'I worked this price out from what similar plans cost.',
  'estimate.fromOwn': (price: OwnPrice) =>
    `This insurer hasn’t given me its price for this coverage yet. I worked this one out from its own price for your earlier choices, ${priceOf(price)}.`,
  'estimate.basis': (price: OwnPrice) =>
    `Worked out from this insurer’s own price for your earlier choices, ${priceOf(price)}.`,
  'estimate.heardEnough': (asked: Asked) => askedTimes(asked, 'I'),
  'estimate.askedEnough': 'I’ve asked this insurer as often as I can today. I can ask again tomorrow.',
  'estimate.askedMuch': 'Too many people are asking this insurer at once. I can ask it for you in a minute.',
  'price.windDeductible': ({ peril, cents }: WindDeductible) =>
    `After ${peril === 'wind' ? 'wind or hail damage' : 'a hurricane'}, you pay the first ${shortDollars(cents)}.`,
  'price.included': includedInPrice,
  'price.firstPayment': ({ cents }: { readonly cents: number }) =>
    `The first monthly payment is ${dollars(cents)}.`,
  'price.inFull': ({ total, saved }: InFull) =>
    `Or ${shortDollars(total)} paid in full, which saves ${shortDollars(saved)}.`,
  'price.monthly': ({ first, later, each, fee }: Monthly) =>
    `Or monthly: ${shortDollars(first)} down, then ${later} payments of ${shortDollars(each)}${fee > 0 ? `, including a ${shortDollars(fee)} fee each` : ''}.`,
  'price.pets': ({ insured, all }: InsuredPets) =>
    insured === all ? `For ${all} pets together.` : `For only ${insured} of ${all} pets.`,
  'price.nothingSaved': ({ dollars: amount }: Dollars) =>
    `You pay ${wholeDollars(amount)} a year now, and none of these prices is lower.`,
  'price.petsApart': ({ isAlike, cents, period, each }: PetsApart) =>
    `${isAlike ? 'Insured separately' : 'Insured separately, with different coverage'}, they’d cost ${priceOf({ cents, period })}: ${andList(each.map(petAlone), 'en')}.`,
  'price.noOneTakesAll': 'No single insurer here takes all of your pets.',
  'price.startsOn': ({ day }: { readonly day: string }) =>
    `Every price is for a policy that starts on ${longDay(day, 'en')}.`,
  'price.fairPlan':
    'Wildfire risk is high here, and some insurers may turn you down. The California FAIR Plan (cfpnet.com) sells basic fire insurance to owners who can’t get it elsewhere.',
  'price.shared':
    'This insurer gave me this price today for these exact details. Call them to get a quote in your name.',

  'note.otherCover': ({ label, asked, offered }: OtherCover) =>
    `You asked for ${label} of ${dollarLimits(asked)}. This price has ${dollarLimits(offered)}.`,

  'note.unratedCovers': ({ covers }: UnratedCovers) =>
    `This price doesn’t reflect your ${andList(
      covers.map(cover => choosableCovers[cover]),
      'en',
    )}. Ask about it before you buy.`,
  'note.unfollowedBy': ({ insurers }: Insurers) =>
    insurers.length === 1
      ? `The price from ${insurers[0]} may not include this choice.`
      : `The prices from ${andList(insurers, 'en')} may not include this choice.`,
  'note.roofUnsaid': 'This insurer hasn’t said how its price pays for the roof. Ask before you buy.',

  'unavailable.heardEnough': (asked: Asked) => askedTimes(asked, 'I'),
  'unavailable.askedEnough': 'I’ve asked this insurer as often as I can today. I can ask again tomorrow.',
  'unavailable.askedMuch':
    'Too many people are asking this insurer at once. I can ask it for you in a minute.',
  'unavailable.needsMore': 'This insurer needs to know more than I asked you.',
  'unavailable.notSold': ({ last }: NotSold) =>
    `You can’t get this insurer’s policies here anymore.${last ? ` Its price was ${priceOf(last)}.` : ''}`,
  'unavailable.noRates': 'This insurer has no rates for that date and state.',
  'unavailable.noProduct': 'This insurer doesn’t offer this plan for this pet.',
  'unavailable.noAnswer': 'I couldn’t get an answer about this pet.',

  'pet.named': petName,

  'decisive.homeCondition': 'Assumes updated wiring, plumbing and heating.',
  'decisive.recentIncidents': 'Assumes accidents and tickets were recent.',
  'decisive.yearBuilt': 'Assumes a home of typical age.',
  'decisive.squareFeet': 'Assumes a home of typical size.',
  'decisive.petAge': 'Assumes a 4-year-old pet.',
  'decisive.creditNotGiven': 'Assumes good credit.',
  'decisive.age': 'Assumes an age between 25 and 49.',
  'decisive.windFeatures': 'Assumes no protection from hurricanes.',
  'decisive.wildfireMeasures': 'Assumes no protection from wildfire.',
  'decisive.recentClaims': 'Assumes that a claim without a date was recent.',
  'decisive.healthClass': 'Final only after the insurer’s own health review.',
  'decisive.isTrue': 'True?',
  'decisive.tripHealth': 'Pre-existing medical conditions aren’t covered.',
  'decisive.tripHealthSoon': 'Pre-existing medical conditions may be covered.',
  'decisive.tripHealthLater': 'Pre-existing medical conditions are rarely covered.',
  'decisive.tripHealthWithin': ({ days }: Waiver) =>
    `Can cover pre-existing conditions if you buy within ${counted(days, 'day')} of your first payment.`,
  'decisive.why': 'Why?',

  'ways.terms': ({ terms }: { readonly terms: readonly number[] }) =>
    `At your age, insurers here sell terms of ${andList(terms.map(String), 'en')} years.`,
  'ways.otherChoice':
    'Most insurers turned this coverage down. With another choice, you’d have a price right away:',
  'ways.otherAnswer': 'Some of them would take you if one thing changed:',
  'ways.help': 'Here’s what insurers say would help:',
  'ways.answers': 'Change an answer',
  'ways.otherLine': 'Get prices for something else',
  'ways.choice': ({ what, price }: PricedChoice) =>
    `${what}, ${englishPrices['price.amount'](price)} or less`,

  ...englishAuto,
  ...englishCoverage,
  ...englishPrices,

  'gone.call': 'This insurer would like to talk with you.',
  'gone.decline': 'This insurer declined.',
  'gone.help': 'Call this insurer to ask what would help.',
  'gone.label': 'Other amount',
  'gone.note': 'This insurer has a note about this price. Ask about it before you buy.',
  'gone.unavailable': 'This insurer can’t give me a price.',
} as const satisfies Record<`assumed.${Assumption}`, string> & Record<string, Words>

/** Text, or a function that makes it from values. */
type Words = string | ((values: never) => string)

export type SentenceKey = keyof typeof english

/** Sentences that always read the same. */
export type PlainKey = {
  [Key in SentenceKey]: (typeof english)[Key] extends string ? Key : never
}[SentenceKey]

/** The values in the text of a key. */
export type ValuesOf<Key extends Exclude<SentenceKey, PlainKey>> = Parameters<(typeof english)[Key]>[0]

interface PricedChoice {
  readonly what: string
  /** The cheapest with it; in cents. */
  readonly price: OwnPrice
}

interface WindLeft {
  /** Absent in offers that were made while only Texas had one. */
  readonly pool?: Exclude<WindPool, 'NONE'>
}

export const poolNames: Readonly<Record<Exclude<WindPool, 'NONE'>, string>> = {
  TWIA: 'Texas Windstorm Insurance Association',
  NCIUA: 'North Carolina Insurance Underwriting Association',
  SCWHUA: 'South Carolina Wind and Hail Underwriting Association',
  MWUA: 'Mississippi Windstorm Underwriting Association',
  AIUA: 'Alabama Insurance Underwriting Association',
}

/** The days from the first payment for a trip in which an insurer waives an exclusion. */
interface Waiver {
  readonly days: number
}

/** In dollars: the amount that the visitor wanted, and the amount that the insurer offers instead. */
interface OtherCover {
  readonly label: string
  readonly asked: readonly number[]
  readonly offered: readonly number[]
}

interface Insurers {
  readonly insurers: readonly string[]
}

interface UnratedCovers {
  readonly covers: readonly ChoosableCover[]
}

const choosableCovers: Readonly<Record<ChoosableCover, string>> = {
  propertyDamage: 'property damage limit',
  uninsured: 'uninsured motorist (UM) coverage',
  underinsured: 'underinsured motorist (UIM) coverage',
  pip: 'personal injury protection',
  medicalPayments: 'medical payments',
  carDeductibles: 'deductible for each car',
  comprehensiveDeductible: 'comprehensive deductible',
  fullGlass: 'full glass',
  rental: 'rental car coverage',
  roadside: 'roadside assistance',
  uninsuredStacked: 'stacking of uninsured motorist (UM) limits',
  belongings: 'coverage for belongings',
  liability: 'liability limit',
  guestPayments: 'medical payments to guests',
  ordinance: 'ordinance or law coverage',
  waterBackup: 'water backup coverage',
  roofSettlement: 'choice of how the roof is paid for',
  jewelry: 'scheduled jewelry',
  fineArt: 'scheduled art',
  cameras: 'scheduled cameras',
  instruments: 'scheduled instruments',
  plan: 'plan',
  deductible: 'deductible',
  reimbursement: 'reimbursement',
  annualLimit: 'annual limit',
}

interface Dollars {
  readonly dollars: number
}

export interface Asked {
  /** How often it was asked today. */
  readonly risks: number
  /** Its name, which is known only where the sentence is shown. */
  readonly insurer?: string
}

/** `I’ve asked Old Pelican ten times today. I can ask again tomorrow.` */
export function askedTimes({ risks, insurer = 'this insurer' }: Asked, who: string): string {
  const times = risks === 10 ? 'ten' : risks
  return `${who}’ve asked ${insurer} ${times} times today. ${who} can ask again tomorrow.`
}

/** In cents, for one period. */
export interface OwnPrice {
  readonly cents: number
  readonly period: Period
}

export function priceOf({ cents, period }: OwnPrice): string {
  return `${dollars(cents)} ${perPeriod(period, 'en')}`
}

interface NotSold {
  /** The price that it gave before. */
  readonly last?: OwnPrice
}

/** In cents: what the visitor pays of a loss by that peril. */
interface WindDeductible {
  readonly peril: 'wind' | 'hurricane'
  readonly cents: number
}

/** In cents: the carrier's fees on top of the premium, surcharges, and charges that the state may have. */
interface IncludedAmounts {
  readonly fees: number
  readonly surcharges: number
  /** The surcharges are those that we know to be the state's; an insurer's reply does not say whose they are. */
  readonly isStates: boolean
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

interface InsuredPets {
  /** How many pets the price is for, and how many there are. */
  readonly insured: number
  readonly all: number
}

/** In cents, for one period: all pets, and each with its insurer. */
interface PetsApart extends OwnPrice {
  readonly each: readonly { readonly cents: number; readonly insurer: string; readonly pet: NamedPet }[]
  /** All for the same coverage. */
  readonly isAlike: boolean
}

interface NamedPet {
  readonly breedGroup: BreedGroup
  /** On the first day of the policy; absent where nobody knows. */
  readonly ageMonths?: number
  /** Its place among the visitor's pets, where another one is called the same. */
  readonly nth?: number
}

const breeds: Readonly<Record<BreedGroup, string>> = {
  DOG_SMALL: 'Small dog',
  DOG_MEDIUM: 'Medium dog',
  DOG_LARGE: 'Large dog',
  DOG_GIANT: 'Giant dog',
  DOG_FLAT: 'Flat-faced dog',
  CAT_MIXED: 'Cat',
  CAT_PEDIGREE: 'Pedigreed cat',
}

/** `Includes a policy fee of $12 and state surcharges of $19.` */
function includedInPrice(amounts: IncludedAmounts): string {
  const { fees, surcharges, isStates, allowance, isPolicyFee, isOfYear } = amounts
  const parts = [
    ...(fees > 0 ? [`${isPolicyFee ? 'a policy fee' : 'fees'} of ${shortDollars(fees)}`] : []),
    ...(surcharges > 0
      ? [`${isStates ? 'state surcharges' : 'surcharges'} of ${shortDollars(surcharges)}`]
      : []),
    ...(allowance > 0 ? [`up to ${shortDollars(allowance)} for surcharges that may apply`] : []),
  ]
  return `${isOfYear ? 'Each year includes' : 'Includes'} ${andList(parts, 'en')}.`
}

/** `Cat, 11 years`; of a young pet the months. */
function petName({ breedGroup, ageMonths, nth }: NamedPet): string {
  const name = `${breeds[breedGroup]}, ${ageMonths === undefined ? 'age unknown' : petAge(ageMonths)}`
  return nth === undefined ? name : `${name} (pet ${nth})`
}

/** `$60.00 with Wren for your cat, 11 years` */
function petAlone({ cents, insurer, pet }: PetsApart['each'][number]): string {
  return `${dollars(cents)} with ${insurer} for your ${uncapitalized(petName(pet))}`
}

function petAge(months: number): string {
  if (months >= 24) return `${Math.floor(months / 12)} years`
  if (months === 0) return 'under a month'
  return counted(months, 'month')
}
