import { andList, orList } from '../language/lists.ts'
import { shortDollars, wholeDollars } from '../language/money.ts'
import { perPeriod } from '../language/periods.ts'
import type { Period } from '../units/period.ts'
import { dollarLimits, otherThanLiability } from './english-coverage.ts'

/** What each part of a car policy pays, in English sentences. See english.ts. */
export const englishAuto = {
  'explained.injury': ({ amounts }: Amounts) =>
    `If you injure others, the policy pays up to ${perPersonAndAccident(amounts)}.`,
  'explained.property': ({ amounts }: Amounts) =>
    `If you damage someone’s property, such as a car or a fence, the policy pays up to ${dollarLimits(amounts)} for each accident.`,
  'explained.injuryProtection': ({ amount }: Amount) =>
    `Personal injury protection (PIP) pays ${upTo(amount)}if you or your passengers are hurt, no matter who caused the crash.`,
  'explained.protectionEXCLUDED':
    'Personal injury protection (PIP) pays up to $250,000 of medical care for each person who isn’t excluded. Only people whose health coverage pays after a crash can be excluded. The insurer will ask for a signed form and proof.',
  'explained.protectionOPTED_OUT':
    'Personal injury protection (PIP) pays lost wages and help at home, but no medical care. That’s only for people with Medicare Parts A and B whose whole family at home has health coverage that pays after a crash. The insurer will ask for a signed form and proof.',
  'explained.propertyProtection': ({ amount }: Amount) =>
    `Property protection (PPI) pays ${upTo(amount)}for what your car damages in Michigan, such as a house, a fence or a parked car.`,
  'explained.medicalPayments': ({ amount }: Amount) =>
    `Medical payments cover ${upTo(amount)}of medical bills for each person in your car, no matter who caused the crash.`,
  'explained.uninsured': ({ amounts, isStacked, isDamagePaid }: Stackable & DamagePaid) =>
    `If a driver without insurance injures you or your passengers, uninsured motorist (UM) coverage pays${amounts.length > 0 ? ` up to ${perPersonAndAccident(amounts)}` : ''}.${addedUp(isStacked)}${isDamagePaid ? ' It also pays for damage that driver does to your car, though a deductible may apply.' : ''}`,
  'explained.underinsured': ({ amounts, isStacked }: Stackable) =>
    `If the driver at fault has too little insurance, underinsured motorist (UIM) coverage adds to what that driver’s insurer pays${amounts.length > 0 ? `, up to ${perPersonAndAccident(amounts)}` : ''}.${addedUp(isStacked)}`,
  'lacking.injury':
    'There’s no liability coverage for people you injure: you could owe all of their bills yourself.',
  'lacking.injuryProtection':
    'There’s no personal injury protection (PIP): your own medical bills and lost wages are left to your health insurance, or to whoever caused the crash.',
  'lacking.propertyProtection': 'There’s no property protection (PPI).',
  'lacking.medicalPayments':
    'There’s no medical payments coverage: medical bills after a crash that you cause are left to your health insurance.',
  'lacking.uninsured':
    'There’s no uninsured motorist (UM) coverage: if a driver without insurance hits you, the policy pays nothing for your injuries.',
  'lacking.underinsured':
    'There’s no underinsured motorist (UIM) coverage: if the driver at fault has too little insurance, the policy pays nothing for your injuries.',
  'explained.rejected': ({ kinds }: Kinds) =>
    `You reject ${andList(
      kinds.map(kind => otherThanLiability[kind]),
      'en',
    )}. You may have to sign that.`,
  'explained.tortFULL': 'You can sue for pain and suffering after any injury.',
  'explained.tortLIMITED': 'You can sue for pain and suffering only after a serious injury.',
  'explained.FULL': ({ amounts }: Amounts) =>
    `Your own cars are covered too, after a crash (collision) and after theft, weather, fire or broken glass (comprehensive). You pay the first ${orOf(amounts)}.`,
  'explained.COMP': ({ amounts }: Amounts) =>
    `Your own cars are covered after theft, weather, fire or broken glass (comprehensive), but not after a crash. You pay the first ${orOf(amounts)}.`,
  'explained.LIABILITY': ({ isDamagePaid }: DamagePaid) =>
    isDamagePaid ? 'Other damage to your own cars isn’t covered.' : 'Damage to your own cars isn’t covered.',
  'explained.rental': ({ amount }: Amount) =>
    `While your car is repaired after damage the policy covers, the policy pays ${upTo(amount)}a day for a rental car.`,
  'explained.comprehensiveDeductible': ({ amounts }: Amounts) =>
    `After theft, weather, fire or broken glass, you pay the first ${orOf(amounts)} instead.`,
  'explained.fullGlass': 'For broken glass, you pay nothing.',
  'explained.roadside': 'If a car won’t go, the policy pays for help on the road and a tow.',

  'note.carCover': ({ car, label, asked, offered }: CarCover) =>
    `For your ${carNamed(car)}, you asked for ${label} of ${dollarLimits(asked)}. This price has ${dollarLimits(offered)}.`,
  'note.carUncovered': ({ car }: OfCar) => `This price doesn’t cover damage to your ${carNamed(car)}.`,
  'note.carLeftOut': ({ car }: OfCar) => `This price leaves out your ${carNamed(car)}.`,
  'note.carPremiums': ({ cars, term }: CarPremiums) =>
    `Before any fees, ${andList(
      cars.map(({ car, cents }) => `your ${carNamed(car)} costs ${shortDollars(cents)}`),
      'en',
    )} ${perPeriod(term, 'en')}.`,
} as const

/** How an insurer's reply names one of the visitor's cars. */
interface CarName {
  readonly year: number
  readonly make: string
  readonly model: string
}

interface OfCar {
  readonly car: CarName
}

/** In dollars: what the visitor wanted for this car, and what the insurer offers instead. */
interface CarCover extends OfCar {
  readonly label: string
  readonly asked: readonly number[]
  readonly offered: readonly number[]
}

interface CarPremiums {
  /** In cents of a whole term. */
  readonly cars: readonly (OfCar & { readonly cents: number })[]
  readonly term: Period
}

function carNamed({ year, make, model }: CarName): string {
  return `${year} ${make} ${model}`
}

/** In whole dollars: for one, then for all. */
interface Kinds {
  readonly kinds: readonly (keyof typeof otherThanLiability)[]
}

interface Stackable extends Amounts {
  /** Whether the limits of several cars add up; absent where nobody told. */
  readonly isStacked?: boolean
}

interface DamagePaid {
  /** Damage to the cars is paid for where an uninsured driver causes it. */
  readonly isDamagePaid: boolean
}

interface Amounts {
  readonly amounts: readonly number[]
}

/** In whole dollars; absent where there is no limit, or nobody told it. */
interface Amount {
  readonly amount?: number
}

function addedUp(isStacked: boolean | undefined): string {
  if (isStacked === undefined) return ''
  return isStacked
    ? ' It’s stacked: the limits of all your cars add up.'
    : ' It’s not stacked: the limits of your cars don’t add up.'
}

/** `$30,000 for each injured person, $60,000 for each accident`. */
function perPersonAndAccident([person = 0, accident]: readonly number[]): string {
  const each = `${wholeDollars(person)} for each injured person`
  return accident === undefined ? each : `${each}, ${wholeDollars(accident)} for each accident`
}

/** `up to $2,500 `; nothing where there is no limit, or nobody told it. */
function upTo(amount: number | undefined): string {
  return amount === undefined ? '' : `up to ${wholeDollars(amount)} `
}

/** `$500`, or `$500 or $1,000 of a loss, depending on the car`. */
function orOf(amounts: readonly number[]): string {
  const different = [...new Set(amounts)].map(wholeDollars)
  return `${orList(different, 'en')} of a loss`
}
