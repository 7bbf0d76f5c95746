import type { Text } from '../language/text.ts'
import { offerOf } from './auto-offers.ts'
import type { State } from './jurisdictions.ts'

/**
 * What a state has every car policy do about a cover: carry it, carry it unless the buyer turns it down in writing, or
 * nothing. `unclear` where the sources do not say.
 */
export type Duty = 'compulsory' | 'unlessRejected' | 'optional' | 'unclear'

/** A cover that a state has rules about; `least` is whole dollars, absent where the buyer chooses among several. */
export interface CoverRule {
  readonly duty: Duty
  readonly least?: number
  /** Only reports of the statute were read: prices follow it, and visitors are not told it as the law. */
  readonly isReported?: true
}

/** The covers beside liability, in the order in which a visitor reads them. */
export const otherCovers = [
  'injuryProtection',
  'propertyProtection',
  'medicalPayments',
  'uninsured',
  'underinsured',
] as const
export type OtherCover = (typeof otherCovers)[number]

/** Each cover as named in a sentence. */
export const coverWords: Readonly<Record<OtherCover, Text>> = {
  injuryProtection: {
    en: 'personal injury protection (PIP)',
    es: 'protección contra lesiones personales (PIP)',
  },
  propertyProtection: { en: 'property protection', es: 'protección de la propiedad (property protection)' },
  medicalPayments: { en: 'medical payments coverage', es: 'cobertura de pagos médicos' },
  uninsured: { en: 'uninsured motorist (UM) coverage', es: 'cobertura contra conductores sin seguro (UM)' },
  underinsured: {
    en: 'underinsured motorist (UIM) coverage',
    es: 'cobertura contra conductores con seguro insuficiente (UIM)',
  },
}

/** Who pays for injuries first: the driver at fault, each driver’s own policy, or as the buyer has chosen. */
export type Tort = 'fault' | 'noFault' | 'choice'

/** The right to sue for pain and suffering after any injury, or only after a serious one. */
export const tortOptions = ['FULL', 'LIMITED'] as const
export type TortOption = (typeof tortOptions)[number]

/** How the right to sue is chosen in a state. */
export interface TortChoice {
  /** What holds for somebody who chooses nothing. */
  readonly usual: TortOption
  /** Whether it is chosen with the policy, or on a form for the state that no insurer sees first. */
  readonly isOfPolicy: boolean
}

/**
 * How much injury protection a buyer may choose in some state: whole dollars, or all that it costs. In Michigan also $250,000
 * that leaves out who has health coverage for it, and no medical care at all for who has Medicare.
 */
export const injuryProtectionLevels = [
  'UNLIMITED',
  '500000',
  '250000',
  'EXCLUDED',
  '150000',
  '100000',
  '75000',
  '50000',
  '35000',
  '10000',
  '5000',
  '2500',
  'OPTED_OUT',
] as const
export type InjuryProtectionLevel = (typeof injuryProtectionLevels)[number]

/** What Michigan lets buyers choose among, from the most to the least. */
export const michiganLevels = [
  'UNLIMITED',
  '500000',
  '250000',
  'EXCLUDED',
  '50000',
  'OPTED_OUT',
] as const satisfies readonly InjuryProtectionLevel[]

export interface AutoCovers extends Readonly<Partial<Record<OtherCover, CoverRule>>> {
  readonly tort: Tort
  /** Where everybody may choose the right to sue. */
  readonly tortChoice?: TortChoice
  /** What the buyer chooses among, where the state fixes no amount; the first holds for one who chooses nothing. */
  readonly injuryProtectionLevels?: readonly InjuryProtectionLevel[]
  readonly source: string
  readonly confidence: 'high' | 'medium'
}

/** Read in 2026 from the statute of the state. */
const readAgain = { source: 'notaquote-rules', confidence: 'high' } as const
/** From a 2025 survey, not looked up in the statute. */
const surveyed = { source: 'bankrate-min-2025; recalled', confidence: 'medium' } as const

/**
 * What each state rules about the covers beside liability; what it does not name is optional, or not sold. Underinsured motorists
 * are part of every policy by C.G.S. 38a-336(a)(1)(A), 24-A M.R.S. 2902, Md. Ins. 19-509, Minn. Stat. 65B.49(3a), Neb. 44-6408,
 * ORS 742.502(2)(a), 23 V.S.A. 941, Va. Code 38.2-2206(A), K.S.A. 40-284(b) and RSA 264:15 with 259:117, read in November 2026;
 * by N.D.C.C. 26.1-40-15.3 and SDCL 58-11-9.4 as reported.
 */
const covers: Readonly<Record<State, AutoCovers>> = {
  AK: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  AL: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  AR: {
    tort: 'fault',
    injuryProtection: { duty: 'unlessRejected', least: 5_000 },
    uninsured: { duty: 'unlessRejected' },
    ...readAgain,
  },
  AZ: { tort: 'fault', uninsured: { duty: 'optional' }, ...readAgain },
  CA: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  CO: {
    tort: 'fault',
    medicalPayments: { duty: 'unlessRejected', least: 5_000 },
    uninsured: { duty: 'unlessRejected' },
    ...readAgain,
  },
  CT: {
    tort: 'fault',
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  DC: {
    tort: 'choice',
    injuryProtection: { duty: 'optional', least: 50_000 },
    uninsured: { duty: 'compulsory' },
    ...surveyed,
  },
  DE: {
    tort: 'fault',
    injuryProtection: { duty: 'compulsory', least: 15_000 },
    uninsured: { duty: 'unlessRejected' },
    ...surveyed,
  },
  FL: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 10_000 },
    uninsured: { duty: 'optional' },
    ...readAgain,
  },
  GA: { tort: 'fault', uninsured: { duty: 'unclear' }, ...readAgain },
  HI: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 10_000 },
    uninsured: { duty: 'unlessRejected' },
    ...readAgain,
  },
  IA: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  ID: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  IL: { tort: 'fault', uninsured: { duty: 'compulsory' }, ...readAgain },
  IN: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  KS: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 4_500 },
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...surveyed,
  },
  // Everyone has accepted the limited right to sue who has not filed a rejection with the state (insurance.ky.gov).
  KY: {
    tort: 'choice',
    tortChoice: { usual: 'LIMITED', isOfPolicy: false },
    injuryProtection: { duty: 'compulsory', least: 10_000 },
    uninsured: { duty: 'unlessRejected' },
    ...surveyed,
  },
  LA: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  MA: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 8_000 },
    uninsured: { duty: 'compulsory' },
    ...readAgain,
  },
  MD: {
    tort: 'fault',
    injuryProtection: { duty: 'unlessRejected', least: 2_500 },
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  ME: {
    tort: 'fault',
    medicalPayments: { duty: 'compulsory', least: 2_000 },
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  // MCL 500.3107c, with $50,000 for people on Medicaid alone; 500.3109a(2) for the exclusions, 500.3107d for Medicare.
  MI: {
    tort: 'noFault',
    injuryProtectionLevels: michiganLevels,
    injuryProtection: { duty: 'compulsory' },
    uninsured: { duty: 'optional' },
    propertyProtection: { duty: 'compulsory', least: 1_000_000 },
    ...readAgain,
  },
  MN: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 40_000 },
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  MO: { tort: 'fault', uninsured: { duty: 'compulsory' }, ...surveyed },
  MS: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...surveyed },
  MT: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...surveyed },
  NC: {
    tort: 'fault',
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  ND: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 30_000 },
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory', isReported: true },
    ...readAgain,
  },
  NE: { tort: 'fault', uninsured: { duty: 'compulsory' }, underinsured: { duty: 'compulsory' }, ...surveyed },
  NH: {
    tort: 'fault',
    medicalPayments: { duty: 'compulsory', least: 1_000 },
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...surveyed,
  },
  NJ: {
    tort: 'choice',
    tortChoice: { usual: 'LIMITED', isOfPolicy: true },
    injuryProtection: { duty: 'compulsory', least: 15_000 },
    uninsured: { duty: 'compulsory' },
    ...readAgain,
  },
  NM: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  NV: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...surveyed },
  NY: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 50_000 },
    uninsured: { duty: 'compulsory' },
    ...readAgain,
  },
  OH: { tort: 'fault', uninsured: { duty: 'optional' }, ...readAgain },
  OK: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  OR: {
    tort: 'fault',
    injuryProtection: { duty: 'compulsory', least: 15_000 },
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  PA: {
    tort: 'choice',
    tortChoice: { usual: 'FULL', isOfPolicy: true },
    medicalPayments: { duty: 'compulsory', least: 5_000 },
    uninsured: { duty: 'unlessRejected' },
    ...surveyed,
  },
  RI: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...surveyed },
  SC: { tort: 'fault', uninsured: { duty: 'compulsory' }, ...surveyed },
  SD: {
    tort: 'fault',
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory', isReported: true },
    ...readAgain,
  },
  TN: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...readAgain },
  TX: {
    tort: 'fault',
    injuryProtection: { duty: 'unlessRejected', least: 2_500 },
    uninsured: { duty: 'unlessRejected' },
    ...readAgain,
  },
  UT: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 3_000 },
    uninsured: { duty: 'unlessRejected' },
    ...readAgain,
  },
  VA: {
    tort: 'fault',
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  VT: {
    tort: 'fault',
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  WA: {
    tort: 'fault',
    injuryProtection: { duty: 'unlessRejected', least: 10_000 },
    uninsured: { duty: 'unlessRejected' },
    ...readAgain,
  },
  WI: { tort: 'fault', uninsured: { duty: 'compulsory' }, ...surveyed },
  WV: { tort: 'fault', uninsured: { duty: 'compulsory' }, ...readAgain },
  WY: { tort: 'fault', uninsured: { duty: 'unlessRejected' }, ...surveyed },
}

/** What a state rules about the covers of a car policy beside liability. */
export function autoCovers(state: State): AutoCovers {
  return covers[state]
}

/** A cover that every policy of a state carries, and the least of it in whole dollars where there is one. */
export interface CompulsoryCover {
  readonly cover: OtherCover
  readonly least?: number
}

/** What every car policy of a state carries beside liability, as far as that is sure; a visitor may be told it. */
export function compulsoryCovers(state: State): readonly CompulsoryCover[] {
  const { confidence, ...rules } = covers[state]
  return confidence === 'high'
    ? pricedCovers(state).included.filter(({ cover }) => !rules[cover]?.isReported)
    : []
}

/** What a price holds beside liability: facts about the price, even where what we know of the law is not sure. */
export interface PricedCovers {
  /** The covers that the state has every policy carry, at the least of each. */
  readonly included: readonly CompulsoryCover[]
  /** The covers that a buyer may turn down there, left out of every price. */
  readonly leftOut: readonly OtherCover[]
}

/** The covers beside liability that prices of a state include, and those that they leave out; see PricedCovers. */
export function pricedCovers(state: State): PricedCovers {
  const own = covers[state]
  const named = otherCovers.flatMap(cover => {
    const rule = own[cover]
    return rule ? [{ cover, rule }] : []
  })
  return {
    included: named
      .filter(({ rule }) => rule.duty === 'compulsory')
      .map(({ cover, rule }) => ({ cover, ...(rule.least === undefined ? {} : { least: rule.least }) })),
    leftOut: named.filter(({ rule }) => rule.duty !== 'compulsory').map(({ cover }) => cover),
  }
}

/** Whole dollars of injury protection that buyers choose among beside the prices; `isRefusable` if they may have none. */
export interface ProtectionChoice {
  readonly isRefusable: boolean
  readonly least: number
  /** Above the least, upwards. */
  readonly more: readonly number[]
}

/** What buyers choose of injury protection; undefined where every policy has the same, or the wizard asks. */
export function protectionChoice(state: State): ProtectionChoice | undefined {
  const rule = covers[state].injuryProtection
  if (rule?.least === undefined) return undefined
  const isRefusable = rule.duty !== 'compulsory'
  const more = offerOf('injuryProtection', state)?.amounts ?? []
  return isRefusable || more.length > 0 ? { isRefusable, least: rule.least, more } : undefined
}

/** What buyers choose in a state beside liability: how much injury protection, and which right to sue. */
export function coverChoices(state: State): Pick<AutoCovers, 'tortChoice' | 'injuryProtectionLevels'> {
  return covers[state]
}
