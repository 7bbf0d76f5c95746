import { capitalized } from '../language/letters.ts'
import { andList } from '../language/lists.ts'
import { wholeDollars } from '../language/money.ts'
import { type Speech, spoken, type Text, told, wordsIn } from '../language/text.ts'
import { alike, saidBy } from '../language/texts.ts'
import type { Day } from '../units/day.ts'
import { compulsoryCovers, coverWords, requiredCovers } from './auto-covers.ts'
import { placeName, type State } from './jurisdictions.ts'

/** Limits of liability in whole dollars: injuries of one person, of everybody in one accident, and damage to property. */
export interface LiabilityLimits {
  readonly perPerson: number
  readonly perAccident: number
  readonly property: number
}

/** For a state whose law requires coverage of one's own injuries and none for those of others. */
export interface InjuryProtection {
  readonly injuryProtection: number
  readonly property: number
}

type Thousands = readonly [perPerson: number, perAccident: number, property: number]

export interface Minimum {
  readonly limits: Thousands | InjuryProtection
  readonly source: string
  readonly confidence: 'high' | 'medium'
  /** Most drivers need no policy; one that is bought has at least these limits. */
  readonly isVoluntary?: true
  /** The first day it binds; absent when it has bound for longer than any policy here. */
  readonly from?: Day
}

/** Read in 2026 from the statute of the state. */
const readAgain = { source: 'notaquote-rules', confidence: 'high' } as const
/** From a 2025 survey, not looked up in the statute. */
const surveyed = { source: 'bankrate-min-2025; recalled', confidence: 'medium' } as const
/** A past rule, not looked up. */
const recalled = { source: 'recalled', confidence: 'medium' } as const

/** The minimum insurance of a car, a state's oldest rule first. */
const minimums: Readonly<Record<State, readonly Minimum[]>> = {
  AK: [{ limits: [50, 100, 25], ...readAgain }],
  AL: [{ limits: [25, 50, 25], ...readAgain }],
  AR: [{ limits: [25, 50, 25], ...readAgain }],
  AZ: [{ limits: [25, 50, 15], ...readAgain }],
  CA: [
    { limits: [15, 30, 5], ...recalled },
    { limits: [30, 60, 15], ...readAgain, from: '2025-01-01' },
    { limits: [50, 100, 25], ...readAgain, from: '2035-01-01' },
  ],
  CO: [{ limits: [25, 50, 15], ...readAgain }],
  CT: [{ limits: [25, 50, 25], ...readAgain }],
  // Bills would raise it to 50/100/20; none was found to be law.
  DC: [{ limits: [25, 50, 10], source: 'D.C. Code 31-2406(b) and (c)', confidence: 'high' }],
  DE: [{ limits: [25, 50, 10], ...surveyed }],
  FL: [{ limits: { injuryProtection: 10_000, property: 10_000 }, ...readAgain }],
  GA: [{ limits: [25, 50, 25], ...readAgain }],
  HI: [
    { limits: [20, 40, 10], ...readAgain },
    { limits: [40, 80, 20], ...readAgain, from: '2026-01-01' },
  ],
  IA: [{ limits: [20, 40, 15], ...readAgain }],
  ID: [{ limits: [25, 50, 15], ...readAgain }],
  IL: [{ limits: [25, 50, 20], ...readAgain }],
  IN: [{ limits: [25, 50, 25], ...readAgain }],
  KS: [{ limits: [25, 50, 25], ...surveyed }],
  KY: [{ limits: [25, 50, 25], ...surveyed }],
  LA: [{ limits: [15, 30, 25], ...readAgain }],
  MA: [
    { limits: [20, 40, 5], ...recalled },
    { limits: [25, 50, 30], ...readAgain, from: '2025-07-01' },
  ],
  MD: [{ limits: [30, 60, 15], ...readAgain }],
  ME: [{ limits: [50, 100, 25], ...readAgain }],
  // The policy defaults to 250/500; 50/100 is the lowest that may be chosen.
  MI: [{ limits: [50, 100, 10], ...readAgain }],
  MN: [{ limits: [30, 60, 10], ...readAgain }],
  MO: [{ limits: [25, 50, 25], ...surveyed }],
  MS: [{ limits: [25, 50, 25], ...surveyed }],
  MT: [{ limits: [25, 50, 20], ...surveyed }],
  NC: [
    { limits: [30, 60, 25], ...recalled },
    { limits: [50, 100, 50], ...readAgain, from: '2025-07-01' },
  ],
  ND: [{ limits: [25, 50, 25], ...readAgain }],
  NE: [{ limits: [25, 50, 25], ...surveyed }],
  NH: [{ limits: [25, 50, 25], isVoluntary: true, ...surveyed }],
  // For the standard policy.
  NJ: [
    { limits: [25, 50, 25], ...recalled },
    { limits: [35, 70, 25], ...readAgain, from: '2026-01-01' },
  ],
  NM: [{ limits: [25, 50, 10], ...readAgain }],
  NV: [{ limits: [25, 50, 20], ...surveyed }],
  // 50/100 if somebody dies.
  NY: [{ limits: [25, 50, 10], ...readAgain }],
  OH: [{ limits: [25, 50, 25], ...readAgain }],
  OK: [{ limits: [25, 50, 25], ...readAgain }],
  OR: [{ limits: [25, 50, 20], ...readAgain }],
  PA: [{ limits: [15, 30, 5], ...surveyed }],
  RI: [{ limits: [25, 50, 25], ...surveyed }],
  SC: [{ limits: [25, 50, 25], ...surveyed }],
  SD: [{ limits: [25, 50, 25], ...readAgain }],
  TN: [{ limits: [25, 50, 25], ...readAgain }],
  TX: [{ limits: [30, 60, 25], ...readAgain }],
  UT: [
    { limits: [25, 65, 15], ...recalled },
    { limits: [30, 65, 25], ...readAgain, from: '2025-01-01' },
  ],
  VA: [
    { limits: [30, 60, 20], ...recalled },
    { limits: [50, 100, 25], ...readAgain, from: '2025-01-01' },
  ],
  VT: [{ limits: [25, 50, 10], ...readAgain }],
  WA: [{ limits: [25, 50, 10], ...readAgain }],
  WI: [{ limits: [25, 50, 10], ...surveyed }],
  WV: [{ limits: [25, 50, 25], ...readAgain }],
  WY: [{ limits: [25, 50, 20], ...surveyed }],
}

/** A state, and the first day of a policy there. */
export interface WhereAndWhen {
  readonly state: State
  /** The first day of the policy. */
  readonly on: Day
}

/** What is listed about a state's minimum on a day, with its source. */
export function minimumOn({ state, on }: WhereAndWhen): Minimum {
  const [oldest, ...changes] = minimums[state]
  const held = changes.findLast(({ from }) => from !== undefined && from <= on) ?? oldest
  if (!held) throw new RangeError(`no minimum for ${state}`)
  return held
}

/** The minimum insurance of a car in a state on a day. */
export function minimumLimits(home: WhereAndWhen): LiabilityLimits | InjuryProtection {
  return inDollars(minimumOn(home))
}

/** What a state's minimum is on a day and later, as far as the law already says. */
export function minimumsFrom({ state, on }: WhereAndWhen): readonly (LiabilityLimits | InjuryProtection)[] {
  const later = minimums[state].filter(({ from }) => from !== undefined && from > on)
  return [minimumOn({ state, on }), ...later].map(inDollars)
}

function inDollars({ limits }: Minimum): LiabilityLimits | InjuryProtection {
  if ('injuryProtection' in limits) return limits
  const [perPerson, perAccident, property] = limits
  return { perPerson: perPerson * 1000, perAccident: perAccident * 1000, property: property * 1000 }
}

/** Whether the minimum includes liability for people whom the driver injures. */
export function paysInjuries(home: WhereAndWhen): boolean {
  return !('injuryProtection' in minimumLimits(home))
}

const words = wordsIn({
  en: {
    injuryAndProperty: (injury: string, property: string) =>
      `${injury} injury protection, ${property} property damage`,
    ofProtection: (injury: string, cover: string, property: string) =>
      `${injury} of ${cover} and ${property} of property damage liability coverage`,
    ofLiability: (limits: string) => `${limits} of liability coverage`,
    of: (amount: string, cover: string) => `${amount} of ${cover}`,
    voluntary: (place: string) => `Most drivers in ${place} aren’t required to have insurance.`,
    sold: (place: string, least: string) => `Policies in ${place} start at ${least}.`,
    soldWith: (place: string, least: string, also: string) =>
      `Policies in ${place} start at ${least}, with ${also}.`,
    required: (place: string, least: string) => `${capitalized(place)} requires at least ${least}.`,
    alsoRequired: (also: string) => `It also requires ${also}.`,
  },
  es: {
    injuryAndProperty: (injury, property) =>
      `${injury} de protección contra lesiones, ${property} por daños a la propiedad`,
    ofProtection: (injury, cover, property) =>
      `${injury} de ${cover} y ${property} de responsabilidad civil por daños a la propiedad`,
    ofLiability: limits => `${limits} de responsabilidad civil`,
    of: (amount, cover) => `${amount} de ${cover}`,
    voluntary: place => `En ${place}, la mayoría de los conductores no tiene obligación de tener seguro.`,
    sold: (place, least) => `En ${place}, las pólizas empiezan en ${least}.`,
    soldWith: (place, least, also) => `En ${place}, las pólizas empiezan en ${least}, con ${also}.`,
    required: (place, least) => `${capitalized(place)} exige al menos ${least}.`,
    alsoRequired: also => `También exige ${also}.`,
  },
})

/** The minimum as a visitor reads it: `$30,000 / $60,000 / $15,000`. */
export function minimumText(home: WhereAndWhen): Text {
  const least = minimumLimits(home)
  if ('injuryProtection' in least) {
    const [injury, property] = [wholeDollars(least.injuryProtection), wholeDollars(least.property)]
    return saidBy(speech => spoken(words, speech).injuryAndProperty(injury, property))
  }
  return alike([least.perPerson, least.perAccident, least.property].map(wholeDollars).join(' / '))
}

/** The minimum in a sentence, with what it is for. */
function leastOf(home: WhereAndWhen, speech: Speech): string {
  const least = minimumLimits(home)
  const { ofProtection, ofLiability } = spoken(words, speech)
  return 'injuryProtection' in least
    ? ofProtection(
        wholeDollars(least.injuryProtection),
        told(coverWords.injuryProtection, speech),
        wholeDollars(least.property),
      )
    : ofLiability(told(minimumText(home), speech))
}

/**
 * What a car policy has to be, in sentences for a visitor: the limits, and every other cover that the law requires. If the figures
 * come from a survey alone, it says what policies are and not what the law is.
 */
export function minimumSentence(home: WhereAndWhen): Text {
  return saidBy(speech => minimumIn(home, speech))
}

function minimumIn(home: WhereAndWhen, speech: Speech): string {
  const say = spoken(words, speech)
  const [place, least] = [placeName(home.state, speech), leastOf(home, speech)]
  const { confidence, isVoluntary } = minimumOn(home)
  const isListed = 'injuryProtection' in minimumLimits(home)
  const isLaw = confidence === 'high'
  const others = (isLaw ? compulsoryCovers : requiredCovers)(home.state)
    .filter(({ cover }) => !(isListed && cover === 'injuryProtection'))
    .map(({ cover, least }) => {
      const name = told(coverWords[cover], speech)
      return least === undefined ? name : say.of(wholeDollars(least), name)
    })
  const also = others.length > 0 ? andList(others, speech) : null
  const sentences = isLaw
    ? [say.required(place, least), ...(also ? [say.alsoRequired(also)] : [])]
    : [
        ...(isVoluntary ? [say.voluntary(place)] : []),
        also ? say.soldWith(place, least, also) : say.sold(place, least),
      ]
  return sentences.join(' ')
}

/**
 * Whether a state's minimum is at least these limits in all three, so that choosing them means the minimum. Never true if the law
 * requires injury protection instead.
 */
export function coversMinimum(limits: LiabilityLimits, home: WhereAndWhen): boolean {
  const least = minimumLimits(home)
  if ('injuryProtection' in least) return false
  return (
    limits.perPerson <= least.perPerson &&
    limits.perAccident <= least.perAccident &&
    limits.property <= least.property
  )
}
