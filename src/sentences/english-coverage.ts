import { capitalized } from '../language/letters.ts'
import { wholeDollars } from '../language/money.ts'
import type { Coverage, CoverageKind, CoveragePart } from '../rating/coverage/coverage.ts'

/** What a price covers, part by part, in English. See english.ts. */
export const englishCoverage = {
  'coverage.part': partOf,
  /** All of it on one line: the insurer's own, where it wrote one. */
  'coverage.whole': ({ parts, line }: Coverage) => line ?? partsOf(parts).join(separatorOf(parts)),
  /** Some of it, within a sentence. */
  'coverage.listed': (parts: readonly CoveragePart[]) => partsOf(parts).join(', '),
  /** The heading of what several insurers cover of a kind. */
  'coverage.title': (part: CoveragePart) => {
    const title = titles[part.kind]
    return typeof title === 'string' ? title : title(part)
  },
} as const

function partOf(part: CoveragePart): string {
  return part.text ?? words[part.kind](part)
}

function partsOf(parts: readonly CoveragePart[]): readonly string[] {
  return oneOfMotorists(parts).map(([part, isOfBoth]) =>
    isOfBoth ? included(part, 'uninsured and underinsured motorist (UM/UIM) coverage') : partOf(part),
  )
}

/** The parts of a line. Coverage for uninsured and underinsured motorists with the same limits is one of them, `isOfBoth`. */
export function oneOfMotorists(
  parts: readonly CoveragePart[],
): readonly (readonly [part: CoveragePart, isOfBoth: boolean])[] {
  const [first, second] = (['uninsured', 'underinsured'] as const).map(one =>
    parts.find(
      ({ kind, text, amounts = [0] }) => kind === one && !text && amounts.every(dollars => dollars > 0),
    ),
  )
  const isAlike =
    first !== undefined &&
    second !== undefined &&
    first.of === second.of &&
    String(first.amounts) === String(second.amounts)
  return parts
    .filter(part => !isAlike || part !== second)
    .map(part => [part, isAlike && part === first] as const)
}

/** What is between the parts on a line: the limits of a car's coverage have slashes of their own. */
export function separatorOf(parts: readonly CoveragePart[]): string {
  return parts.some(({ kind }) => kind === 'property') ? ', ' : ' / '
}

/** The coverages of a car other than liability. The abbreviations are those of a declarations page. */
export const otherThanLiability = {
  injuryProtection: 'personal injury protection (PIP)',
  propertyProtection: 'property protection (PPI)',
  medicalPayments: 'medical payments',
  uninsured: 'uninsured motorist (UM) coverage',
  underinsured: 'underinsured motorist (UIM) coverage',
} as const

const elsewhere: Readonly<Record<string, string>> = {
  EXCLUDED: ' with exclusions',
  OPTED_OUT: ' without medical care',
}

/** Whether the limits of several cars add up. */
const stacking: Readonly<Record<string, string>> = { STACKED: 'stacked ', NOT_STACKED: 'non-stacked ' }

const rightsToSue: Readonly<Record<string, string>> = {
  FULL: 'full right to sue',
  LIMITED: 'limited right to sue',
}

/** Things that are insured one by one. */
const valuables: Readonly<Record<string, string>> = {
  jewelry: 'scheduled jewelry',
  fineArt: 'scheduled art',
  cameras: 'scheduled cameras',
  instruments: 'scheduled instruments',
}

const perils: Readonly<Record<string, string>> = { wind: 'wind', hurricane: 'hurricane' }

const words: Readonly<Record<CoverageKind, (part: CoveragePart) => string>> = {
  dwelling: part => `${limits(part)} dwelling`,
  belongings: part => `${limits(part)} belongings`,
  liability: part => `${limits(part)} liability`,
  deductible: part => `${limits(part)} deductible`,
  carDeductibles: part => `${limits(part)} deductible by car`,
  comprehensiveDeductible: part => `${limits(part)} comprehensive deductible`,
  windDeductible: part => `${numbers(part)}% ${perils[part.of ?? ''] ?? ''}`,
  ordinance: part => `${limits(part)} ordinance or law`,
  waterBackup: part => `${limits(part)} water backup`,
  valuables: part => `${limits(part)} ${valuables[part.of ?? ''] ?? ''}`,
  roofCashValue: () => 'roof at actual cash value',
  windPool: ({ of }) => `wind through ${of}`,

  injury: part => (isNone(part) ? 'nothing for people you injure' : `${limits(part)} for injuries you cause`),
  property: part => `${limits(part)} for damage you cause`,
  tort: ({ of = '' }) => rightsToSue[of] ?? '',
  injuryProtection: included,
  propertyProtection: included,
  medicalPayments: included,
  uninsured: included,
  underinsured: included,
  comprehensiveOnly: () => 'comprehensive only for your own car',
  liabilityOnly: () => 'liability only',
  rental: part => `rental car ${limits(part)} a day`,
  fullGlass: () => 'full glass',
  roadside: () => 'roadside assistance',

  accidentsOnly: part => (isNone(part) ? 'illness too' : 'Accidents only'),
  reimbursement: part => `${numbers(part)}% back`,
  yearlyLimit: part => (part.isUnlimited ? 'no annual limit' : `${limits(part)} a year`),
  routineCare: part => (isNone(part) ? 'no routine care' : 'routine care'),

  tripCost: part => `${numbers(part)}% of trip cost`,
  medical: part => `${limits(part)} medical`,
  medicalOnly: () => 'Medical only',

  faceAmount: limits,
  term: part => `${numbers(part)} years`,

  other: ({ label = '' }) => label,
}

const titles: Readonly<Record<CoverageKind, string | ((part: CoveragePart) => string)>> = {
  dwelling: 'Dwelling',
  belongings: 'Belongings',
  liability: 'Liability',
  deductible: 'Deductible',
  carDeductibles: 'Deductible by car',
  comprehensiveDeductible: 'Comprehensive deductible',
  windDeductible: ({ of = '' }) => `${capitalized(perils[of] ?? '')} deductible`,
  ordinance: 'Ordinance or law',
  waterBackup: 'Water backup',
  valuables: ({ of = '' }) => capitalized(valuables[of] ?? ''),
  roofCashValue: 'Roof at actual cash value',
  windPool: 'Wind',

  injury: 'For injuries you cause',
  property: 'For damage you cause',
  tort: ({ of = '' }) => capitalized(rightsToSue[of] ?? ''),
  injuryProtection: ({ of = '' }) => `Personal injury protection (PIP)${elsewhere[of] ?? ''}`,
  propertyProtection: 'Property protection (PPI)',
  medicalPayments: 'Medical payments',
  uninsured: ({ of = '' }) => capitalized(`${stacking[of] ?? ''}uninsured motorist (UM)`),
  underinsured: ({ of = '' }) => capitalized(`${stacking[of] ?? ''}underinsured motorist (UIM)`),
  comprehensiveOnly: 'Comprehensive only for your own car',
  liabilityOnly: 'Liability only',
  rental: 'Rental car per day',
  fullGlass: 'Full glass',
  roadside: 'Roadside assistance',

  accidentsOnly: 'Accidents only',
  reimbursement: 'Reimbursement',
  yearlyLimit: 'Annual limit',
  routineCare: 'Routine care',

  tripCost: 'Trip cost',
  medical: 'Medical',
  medicalOnly: 'Medical only',

  faceAmount: 'Death benefit',
  term: 'Term',

  other: ({ label = '', text = '' }) => capitalized(label || text),
}

/** `$50,000 personal injury protection (PIP)`, `unlimited personal injury protection (PIP)`, `medical payments rejected`. */
function included(
  part: CoveragePart,
  cover: string = otherThanLiability[part.kind as keyof typeof otherThanLiability],
): string {
  const { of = '', amounts = [], isUnlimited, isRejected } = part
  const word = `${stacking[of] ?? ''}${cover}${elsewhere[of] ?? ''}`
  if (isRejected) return `${word} rejected`
  if (isUnlimited) return `unlimited ${word}`
  if (amounts.length === 0) return word
  return amounts.every(amount => amount === 0) ? `no ${word}` : `${limits(part)} ${word}`
}

/** A plan that is not for this. */
function isNone({ amounts = [] }: CoveragePart): boolean {
  return amounts[0] === 0
}

/** A limit, or one for each person and one for each accident: `$100,000/$300,000`. */
function limits({ amounts = [] }: CoveragePart): string {
  return dollarLimits(amounts)
}

/** The same of amounts alone. */
export function dollarLimits(amounts: readonly number[]): string {
  return amounts.map(wholeDollars).join('/')
}

function numbers({ amounts = [] }: CoveragePart): string {
  return amounts.join('/')
}
