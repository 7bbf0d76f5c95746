import type { Text } from '../language/text.ts'
import { offerOf } from './auto-offers.ts'
import { placeName, type State } from './jurisdictions.ts'

/**
 * What a state requires of every car policy for a cover: to have it, to have it unless the buyer turns it down in writing, or
 * nothing. `unclear` if the sources do not say.
 */
export type Duty = 'compulsory' | 'unlessRejected' | 'optional' | 'unclear'

/** A cover that a state has rules about; `least` is whole dollars, absent if the buyer chooses among several. */
export interface CoverRule {
  readonly duty: Duty
  readonly least?: number
  /** Where the duty was read; visitors read about it as the law only if this is given. */
  readonly statute?: string
  /** A buyer who says nothing has the state's minimum limits; elsewhere those of liability. */
  readonly isLeast?: true
  /** It has to be turned down in writing. */
  readonly isWritten?: true
  /** It may be turned down only with the minimum liability of the state. */
  readonly isOnlyBesideMinimum?: true
  /** It is one cover with the one for uninsured drivers, bought and turned down together. */
  readonly isWithUninsured?: true
  /** It also pays for damage to the car that a driver without enough insurance causes. */
  readonly paysDamage?: true
  /** Only reports of the statute were read: prices follow it, but visitors are not told that it is the law. */
  readonly isReported?: true
}

/** The covers other than liability, in the order in which a visitor reads them. */
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
  /** What applies to somebody who chooses nothing. */
  readonly usual: TortOption
  /** Whether it is chosen with the policy, or on a form for the state that insurers don't see first. */
  readonly isOfPolicy: boolean
}

/**
 * How much injury protection a buyer may choose in some state: whole dollars, or all that it costs. Michigan also has $250,000 that
 * leaves out people with health coverage for it, and no medical care at all for people with Medicare.
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
  /** Present where everybody may choose the right to sue. */
  readonly tortChoice?: TortChoice
  /** What the buyer chooses among, if the state fixes no amount; the first applies to one who chooses nothing. */
  readonly injuryProtectionLevels?: readonly InjuryProtectionLevel[]
  readonly source: string
  readonly confidence: 'high' | 'medium'
}

/** Read in 2026 from the statute of the state. */
const readAgain = { source: 'notaquote-rules', confidence: 'high' } as const
/** From a 2025 survey, not looked up in the statute. */
const surveyed = { source: 'bankrate-min-2025; recalled', confidence: 'medium' } as const

/**
 * Each state's rules about the covers other than liability; what a state does not name is optional, or not sold there. The statutes
 * given were read in November 2026, except those of which only reports were. Washington's on injury protection has insurers offer
 * it, and insurers there include it until it is turned down.
 */
const covers: Readonly<Record<State, AutoCovers>> = {
  AK: {
    tort: 'fault',
    uninsured: {
      duty: 'unlessRejected',
      statute: 'AS 21.96.020(c), 28.22.101(e)',
      isLeast: true,
      isWritten: true,
    },
    underinsured: { duty: 'unlessRejected', isWithUninsured: true },
    ...readAgain,
  },
  AL: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'Ala. Code 32-7-23(a)', isLeast: true },
    underinsured: { duty: 'unlessRejected', isWithUninsured: true },
    ...readAgain,
  },
  AR: {
    tort: 'fault',
    injuryProtection: {
      duty: 'unlessRejected',
      least: 5_000,
      statute: 'Ark. Code 23-89-202',
      isReported: true,
    },
    uninsured: { duty: 'unlessRejected', statute: 'Ark. Code 23-89-403(a)', isLeast: true, isWritten: true },
    ...readAgain,
  },
  AZ: { tort: 'fault', uninsured: { duty: 'optional' }, ...readAgain },
  CA: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'Cal. Ins. Code 11580.2(a)', isReported: true },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...readAgain,
  },
  CO: {
    tort: 'fault',
    medicalPayments: { duty: 'unlessRejected', least: 5_000, statute: 'C.R.S. 10-4-635' },
    uninsured: { duty: 'unlessRejected', statute: 'C.R.S. 10-4-609(1)(a)', isLeast: true, isWritten: true },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...readAgain,
  },
  CT: {
    tort: 'fault',
    uninsured: { duty: 'compulsory', statute: 'C.G.S. 38a-336(a)' },
    underinsured: { duty: 'compulsory', statute: 'C.G.S. 38a-336(a)' },
    ...readAgain,
  },
  DC: {
    tort: 'choice',
    injuryProtection: { duty: 'optional', least: 50_000 },
    uninsured: { duty: 'compulsory', statute: 'D.C. Code 31-2406(f)(2)', isLeast: true, paysDamage: true },
    underinsured: { duty: 'optional', statute: 'D.C. Code 31-2406(c-1)' },
    source: 'D.C. Code 31-2404 to 31-2406',
    confidence: 'high',
  },
  DE: {
    tort: 'fault',
    injuryProtection: { duty: 'compulsory', least: 15_000 },
    uninsured: {
      duty: 'unlessRejected',
      statute: '18 Del. C. 3902(a)',
      isLeast: true,
      isWritten: true,
      paysDamage: true,
    },
    ...surveyed,
  },
  FL: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 10_000 },
    uninsured: { duty: 'unlessRejected', statute: 'Fla. Stat. 627.727(1)', isWritten: true },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...readAgain,
  },
  GA: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'O.C.G.A. 33-7-11(a)', isWritten: true, paysDamage: true },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...readAgain,
  },
  HI: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 10_000 },
    uninsured: { duty: 'unlessRejected', statute: 'HRS 431:10C-301(b)', isLeast: true, isWritten: true },
    underinsured: { duty: 'unlessRejected', statute: 'HRS 431:10C-301(b)', isWritten: true },
    ...readAgain,
  },
  IA: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'Iowa Code 516A.1', isLeast: true, isWritten: true },
    underinsured: { duty: 'unlessRejected', statute: 'Iowa Code 516A.1', isWritten: true },
    ...readAgain,
  },
  ID: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'Idaho Code 41-2502', isLeast: true, isWritten: true },
    underinsured: { duty: 'unlessRejected', statute: 'Idaho Code 41-2502', isWritten: true },
    ...readAgain,
  },
  IL: { tort: 'fault', uninsured: { duty: 'compulsory' }, ...readAgain },
  IN: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'Ind. Code 27-7-5-2', isWritten: true },
    underinsured: {
      duty: 'unlessRejected',
      statute: 'Ind. Code 27-7-5-2',
      isWritten: true,
      isReported: true,
    },
    ...readAgain,
  },
  KS: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 4_500 },
    uninsured: { duty: 'compulsory', statute: 'K.S.A. 40-284' },
    underinsured: { duty: 'compulsory', statute: 'K.S.A. 40-284' },
    ...surveyed,
  },
  // Everyone who has not filed a rejection with the state has accepted the limited right to sue (insurance.ky.gov).
  KY: {
    tort: 'choice',
    tortChoice: { usual: 'LIMITED', isOfPolicy: false },
    injuryProtection: { duty: 'compulsory', least: 10_000 },
    uninsured: {
      duty: 'unlessRejected',
      statute: 'KRS 304.20-020',
      isLeast: true,
      isWritten: true,
      isReported: true,
    },
    ...surveyed,
  },
  LA: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'La. R.S. 22:1295(1)(a)' },
    underinsured: { duty: 'unlessRejected', isWithUninsured: true },
    ...readAgain,
  },
  MA: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 8_000 },
    uninsured: { duty: 'compulsory', statute: 'M.G.L. c. 175, s. 113L' },
    ...readAgain,
  },
  MD: {
    tort: 'fault',
    injuryProtection: {
      duty: 'unlessRejected',
      least: 2_500,
      statute: 'Md. Code, Ins. 19-505, 19-506',
      isWritten: true,
    },
    uninsured: { duty: 'compulsory', statute: 'Md. Code, Ins. 19-509', paysDamage: true },
    underinsured: { duty: 'compulsory', statute: 'Md. Code, Ins. 19-509' },
    ...readAgain,
  },
  ME: {
    tort: 'fault',
    medicalPayments: { duty: 'compulsory', least: 2_000 },
    uninsured: { duty: 'compulsory', statute: '24-A M.R.S. 2902' },
    underinsured: { duty: 'compulsory', statute: '24-A M.R.S. 2902' },
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
    uninsured: { duty: 'compulsory', statute: 'Minn. Stat. 65B.49(3a)', isLeast: true },
    underinsured: { duty: 'compulsory', statute: 'Minn. Stat. 65B.49(3a)' },
    ...readAgain,
  },
  MO: { tort: 'fault', uninsured: { duty: 'compulsory' }, ...surveyed },
  MS: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'Miss. Code 83-11-101(1)', isLeast: true, isWritten: true },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...surveyed,
  },
  MT: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'MCA 33-23-201', isLeast: true },
    ...surveyed,
  },
  NC: {
    tort: 'fault',
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory' },
    ...readAgain,
  },
  ND: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 30_000 },
    uninsured: { duty: 'compulsory', statute: 'N.D.C.C. 26.1-40-15.2', isLeast: true },
    underinsured: { duty: 'compulsory', isReported: true },
    ...readAgain,
  },
  NE: {
    tort: 'fault',
    uninsured: { duty: 'compulsory', statute: 'Neb. Rev. Stat. 44-6408', isLeast: true },
    underinsured: { duty: 'compulsory', statute: 'Neb. Rev. Stat. 44-6408' },
    ...surveyed,
  },
  NH: {
    tort: 'fault',
    medicalPayments: { duty: 'compulsory', least: 1_000 },
    uninsured: { duty: 'compulsory', statute: 'RSA 264:15' },
    underinsured: { duty: 'compulsory', statute: 'RSA 264:15' },
    ...surveyed,
  },
  NJ: {
    tort: 'choice',
    tortChoice: { usual: 'LIMITED', isOfPolicy: true },
    injuryProtection: { duty: 'compulsory', least: 15_000 },
    // The basic policy has none.
    uninsured: { duty: 'compulsory', paysDamage: true },
    // Insurers have to offer it, up to the limits of liability; reports of the statute say so.
    underinsured: { duty: 'optional', statute: 'N.J.S.A. 17:28-1.1(b)', isReported: true },
    ...readAgain,
  },
  NM: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'NMSA 66-5-301', isReported: true, paysDamage: true },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...readAgain,
  },
  NV: {
    tort: 'fault',
    uninsured: {
      duty: 'unlessRejected',
      statute: 'NRS 690B.020',
      isLeast: true,
      isWritten: true,
      isReported: true,
    },
    ...surveyed,
  },
  NY: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 50_000 },
    uninsured: { duty: 'compulsory' },
    ...readAgain,
  },
  OH: { tort: 'fault', uninsured: { duty: 'optional' }, ...readAgain },
  OK: {
    tort: 'fault',
    uninsured: {
      duty: 'unlessRejected',
      statute: '36 O.S. 3636',
      isLeast: true,
      isWritten: true,
      isReported: true,
    },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...readAgain,
  },
  OR: {
    tort: 'fault',
    injuryProtection: { duty: 'compulsory', least: 15_000 },
    uninsured: { duty: 'compulsory', statute: 'ORS 742.502(2)' },
    underinsured: { duty: 'compulsory', statute: 'ORS 742.502(2)' },
    ...readAgain,
  },
  PA: {
    tort: 'choice',
    tortChoice: { usual: 'FULL', isOfPolicy: true },
    medicalPayments: { duty: 'compulsory', least: 5_000 },
    uninsured: { duty: 'unlessRejected', statute: '75 Pa.C.S. 1731', isWritten: true },
    underinsured: { duty: 'unlessRejected', statute: '75 Pa.C.S. 1731', isWritten: true },
    ...surveyed,
  },
  RI: {
    tort: 'fault',
    uninsured: {
      duty: 'unlessRejected',
      statute: 'R.I. Gen. Laws 27-7-2.1(a)',
      isWritten: true,
      isOnlyBesideMinimum: true,
    },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...surveyed,
  },
  SC: {
    tort: 'fault',
    uninsured: { duty: 'compulsory', statute: 'S.C. Code 38-77-150(A)', paysDamage: true },
    ...surveyed,
  },
  SD: {
    tort: 'fault',
    uninsured: { duty: 'compulsory' },
    underinsured: { duty: 'compulsory', isReported: true },
    ...readAgain,
  },
  TN: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'Tenn. Code 56-7-1201(a)', isWritten: true },
    underinsured: {
      duty: 'unlessRejected',
      isReported: true,
      isWithUninsured: true,
    },
    ...readAgain,
  },
  TX: {
    tort: 'fault',
    injuryProtection: {
      duty: 'unlessRejected',
      least: 2_500,
      statute: 'Tex. Ins. Code 1952.152',
      isWritten: true,
    },
    uninsured: {
      duty: 'unlessRejected',
      statute: 'Tex. Ins. Code 1952.101',
      isLeast: true,
      isWritten: true,
      paysDamage: true,
    },
    underinsured: { duty: 'unlessRejected', isWithUninsured: true },
    ...readAgain,
  },
  UT: {
    tort: 'noFault',
    injuryProtection: { duty: 'compulsory', least: 3_000 },
    uninsured: { duty: 'unlessRejected', isReported: true },
    ...readAgain,
  },
  VA: {
    tort: 'fault',
    uninsured: { duty: 'compulsory', statute: 'Va. Code 38.2-2206(A)', paysDamage: true },
    underinsured: { duty: 'compulsory', statute: 'Va. Code 38.2-2206(A)' },
    ...readAgain,
  },
  VT: {
    tort: 'fault',
    uninsured: { duty: 'compulsory', statute: '23 V.S.A. 941', paysDamage: true },
    underinsured: { duty: 'compulsory', statute: '23 V.S.A. 941' },
    ...readAgain,
  },
  WA: {
    tort: 'fault',
    injuryProtection: { duty: 'unlessRejected', least: 10_000, statute: 'RCW 48.22.085', isReported: true },
    uninsured: { duty: 'unlessRejected', statute: 'RCW 48.22.030', isWritten: true },
    underinsured: { duty: 'unlessRejected', isWithUninsured: true },
    ...readAgain,
  },
  WI: {
    tort: 'fault',
    uninsured: { duty: 'compulsory', statute: 'Wis. Stat. 632.32(4)(a)', isLeast: true },
    ...surveyed,
  },
  WV: {
    tort: 'fault',
    uninsured: { duty: 'compulsory', statute: 'W. Va. C.S.R. 114-63-4', paysDamage: true },
    ...readAgain,
  },
  WY: {
    tort: 'fault',
    uninsured: { duty: 'unlessRejected', statute: 'Wyo. Stat. 31-10-101', isLeast: true },
    ...surveyed,
  },
}

/** A state's rules about the covers of a car policy other than liability. */
export function autoCovers(state: State): AutoCovers {
  return covers[state]
}

/** A cover that a state puts into policies, and its minimum in whole dollars if there is one. */
export interface LeastCover {
  readonly cover: OtherCover
  readonly least?: number
}

/** What every car policy in a state has other than liability, as far as that is sure; visitors may be told. */
export function compulsoryCovers(state: State): readonly LeastCover[] {
  const { confidence, ...rules } = covers[state]
  return confidence === 'high' ? requiredCovers(state).filter(({ cover }) => !rules[cover]?.isReported) : []
}

/**
 * Whether a cover has to be in the policy, or is in it until it is turned down, as visitors read it: only if the statute was read.
 */
export function dutySentence(state: State, cover: OtherCover): Text | undefined {
  return dutyIn(state, cover, ` (${covers[state][cover]?.statute})`)
}

/** The same sentence with another end than the statute. */
export function dutyIn(state: State, cover: OtherCover, end = ''): Text | undefined {
  const { duty, statute, isWritten, isReported } = covers[state][cover] ?? {}
  if (statute === undefined || isReported) return undefined
  if (duty === 'compulsory')
    return {
      en: `Every car policy in ${placeName(state)} has to include it${end}.`,
      es: `Todas las pólizas de auto en ${placeName(state, 'es')} tienen que incluirla${end}.`,
    }
  if (duty === 'unlessRejected')
    return {
      en: `Car policies in ${placeName(state)} include it unless you reject it${isWritten ? ' in writing' : ''}${end}.`,
      es: `Las pólizas de auto en ${placeName(state, 'es')} la incluyen a menos que usted la rechace${isWritten ? ' por escrito' : ''}${end}.`,
    }
  return undefined
}

/** What a price includes other than liability: facts about the price, even where what we know of the law is not sure. */
export interface PricedCovers {
  /** The covers that the state puts into every policy, or into every policy whose buyer says nothing, each at its minimum. */
  readonly included: readonly LeastCover[]
  /** The covers that a policy there may lack: nobody asked for them, or the buyer turned them down. */
  readonly voluntary: readonly OtherCover[]
}

/** The covers other than liability that prices in a state include, and those that they may lack; see PricedCovers. */
export function pricedCovers(state: State): PricedCovers {
  return {
    included: coversUnder(state, ['compulsory', 'unlessRejected']),
    voluntary: coversUnder(state, ['unlessRejected', 'optional', 'unclear']).map(({ cover }) => cover),
  }
}

/** The covers that nobody may turn down in a state, sure or not, each at its minimum. */
export function requiredCovers(state: State): readonly LeastCover[] {
  return coversUnder(state, ['compulsory'])
}

/** Whether a policy in the state has the cover even if its buyer says nothing. */
export function isIncluded(state: State, cover: OtherCover): boolean {
  return isRequired(state, cover) || mayTurnDown(state, cover)
}

/** Whether nobody may turn the cover down there. */
export function isRequired(state: State, cover: OtherCover): boolean {
  return covers[state][cover]?.duty === 'compulsory'
}

function coversUnder(state: State, duties: readonly Duty[]): readonly LeastCover[] {
  return otherCovers.flatMap(cover => {
    const { duty, least } = covers[state][cover] ?? {}
    if (duty === undefined || !duties.includes(duty)) return []
    return [{ cover, ...(least === undefined ? {} : { least }) }]
  })
}

/** Whether the cover for underinsured drivers is part of the one for uninsured drivers. */
export function isOneWithUninsured(state: State): boolean {
  return covers[state].underinsured?.isWithUninsured === true
}

/** Whether a buyer in the state has this cover until it is turned down. */
export function mayTurnDown(state: State, cover: OtherCover): boolean {
  return covers[state][cover]?.duty === 'unlessRejected'
}

/** Whole dollars of injury protection that buyers choose among beside the prices; `isRefusable` if they may have none. */
export interface ProtectionChoice {
  readonly isRefusable: boolean
  readonly least: number
  /** Above the least, in ascending order. */
  readonly more: readonly number[]
}

/** The injury protection that buyers choose among; undefined if every policy has the same, or the wizard asks. */
export function protectionChoice(state: State): ProtectionChoice | undefined {
  const rule = covers[state].injuryProtection
  if (rule?.least === undefined) return undefined
  const isRefusable = rule.duty !== 'compulsory'
  const more = offerOf('injuryProtection', state)?.amounts ?? []
  return isRefusable || more.length > 0 ? { isRefusable, least: rule.least, more } : undefined
}

/** What buyers choose in a state other than liability: how much injury protection, and which right to sue. */
export function coverChoices(state: State): Pick<AutoCovers, 'tortChoice' | 'injuryProtectionLevels'> {
  return covers[state]
}
