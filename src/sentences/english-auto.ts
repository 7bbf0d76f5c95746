import type { AutoCover, IncludedCover } from '../rating/inputs/auto-cover.ts'
import { wholeDollars } from '../units/dollars.ts'

/** What a car policy covers, in English: on one line, and part by part. See english.ts. */
export const englishAuto = {
  'cover.auto': autoCover,

  'explained.injury': ({ amounts }: Amounts) =>
    `If you injure others, the policy pays up to ${perPersonAndAccident(amounts)}.`,
  'explained.property': ({ amounts }: Amounts) =>
    `If you damage what others own, such as a car or a fence, the policy pays up to ${limits(amounts)} for each accident.`,
  'explained.injuryProtection': ({ amount }: Amount) =>
    `Personal injury protection (PIP) pays ${upTo(amount)}if you or your passengers are hurt, whoever caused the crash.`,
  'explained.protectionEXCLUDED':
    'Personal injury protection (PIP) pays up to $250,000 of medical care for each of you who isn’t excluded. Only people whose health coverage pays after a crash can be excluded. The insurer will ask for a signed form and proof.',
  'explained.protectionOPTED_OUT':
    'Personal injury protection (PIP) pays lost wages and help at home, but no medical care. That’s only for people with Medicare Parts A and B whose whole family at home has health coverage that pays after a crash. The insurer will ask for a signed form and proof.',
  'explained.propertyProtection': ({ amount }: Amount) =>
    `Property protection (PPI) pays ${upTo(amount)}for what your car damages in Michigan, such as a house, a fence or a parked car.`,
  'explained.medicalPayments': ({ amount }: Amount) =>
    `Medical payments cover ${upTo(amount)}of doctor bills for each person in your car, whoever caused the crash.`,
  'explained.uninsured': ({ amounts }: Amounts) =>
    `If a driver without insurance (UM) injures you or your passengers, it pays${amounts.length > 0 ? ` up to ${perPersonAndAccident(amounts)}` : ''}.`,
  'explained.underinsured': ({ amounts }: Amounts) =>
    `If the driver at fault has too little insurance (UIM), it adds to what that driver’s insurer pays${amounts.length > 0 ? `, up to ${perPersonAndAccident(amounts)}` : ''}.`,
  'lacking.injuryProtection':
    'There’s no personal injury protection (PIP): your own medical bills and lost wages are left to your health insurance, or to whoever caused the crash.',
  'lacking.propertyProtection': 'There’s no property protection (PPI).',
  'lacking.medicalPayments':
    'There’s no medical payments coverage: doctor bills after a crash that you cause are left to your health insurance.',
  'lacking.uninsured':
    'There’s no uninsured motorist coverage (UM): if a driver without insurance hits you, it pays nothing for your injuries.',
  'lacking.underinsured':
    'There’s no underinsured motorist coverage (UIM): if the driver at fault has too little insurance, it pays nothing for your injuries.',
  'explained.tortFULL': 'You can sue for pain and suffering after any injury.',
  'explained.tortLIMITED': 'You can sue for pain and suffering only after a serious injury.',
  'explained.FULL': ({ amounts }: Amounts) =>
    `Your own cars are covered too, after a crash (collision) and after theft, weather, fire or broken glass (comprehensive). You pay the first ${orOf(amounts)}.`,
  'explained.COMP': ({ amounts }: Amounts) =>
    `Your own cars are covered after theft, weather, fire or broken glass (comprehensive), but not after a crash. You pay the first ${orOf(amounts)}.`,
  'explained.LIABILITY': 'Damage to your own cars isn’t covered.',
  'explained.rental': ({ amount }: Amount) =>
    `While your car is repaired after damage it covers, it pays ${upTo(amount)}a day for a rental car.`,
} as const

/** In whole dollars: for one, then for all. */
interface Amounts {
  readonly amounts: readonly number[]
}

/** In whole dollars; absent where there is no limit, or nobody told it. */
interface Amount {
  readonly amount?: number
}

/** The covers beside liability, in the words of one line. The abbreviations are those of a declarations page. */
const otherCoverWords = {
  injuryProtection: 'injury protection (PIP)',
  propertyProtection: 'property protection (PPI)',
  medicalPayments: 'medical payments',
  uninsured: 'coverage if an uninsured driver hits you',
  underinsured: 'coverage if the other driver’s insurance isn’t enough',
} as const

const elsewhereWords = { EXCLUDED: ' with exclusions', OPTED_OUT: ' without medical care' } as const

const tortWords = { FULL: 'full right to sue', LIMITED: 'limited right to sue' } as const

/**
 * What the policy pays for harm to others, the right to sue, what else the price includes and leaves out, then the deductibles for
 * damage to the cars.
 */
function autoCover(cover: AutoCover): string {
  const { injury, injuryProtection, property, required = [], without = [], tort } = cover
  const { physicalDamage, deductibles, carDeductibles, rental } = cover
  const liability =
    injury.length > 0
      ? `${limits(injury)} for injuries you cause`
      : `${limits(injuryProtection)} ${otherCoverWords.injuryProtection}`
  const parts = [
    liability,
    `${limits(property)} for damage you cause`,
    ...(tort ? [tortWords[tort]] : []),
    ...required.map(includedText),
    ...without.map(one => `no ${otherCoverWords[one]}`),
  ].join(', ')
  const byCar = carDeductibles ? ' by car' : ''
  const borne = `${limits(carDeductibles ?? deductibles)} deductible${byCar}${rental === undefined ? '' : `, rental car ${wholeDollars(rental)} a day`}`
  switch (physicalDamage) {
    case 'FULL':
      return `${parts}, ${borne}`
    case 'COMP':
      return `${parts}, comprehensive only for your own car, ${borne}`
    case 'LIABILITY':
      return `${parts}, liability only`
  }
}

/** `$50,000 injury protection (PIP)`, `unlimited injury protection (PIP)`. */
function includedText({ cover, least, limits: amounts = [], isUnlimited, elsewhere }: IncludedCover): string {
  const word = `${otherCoverWords[cover]}${elsewhere ? elsewhereWords[elsewhere] : ''}`
  if (isUnlimited) return `unlimited ${word}`
  if (amounts.length > 0) return `${limits(amounts)} ${word}`
  return least === undefined ? word : `${wholeDollars(least)} ${word}`
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
  return `${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(different)} of a loss`
}

/** A limit, or one per person and one per accident: `$100,000/$300,000`. */
export function limits(amounts: readonly number[]): string {
  return amounts.map(wholeDollars).join('/')
}
