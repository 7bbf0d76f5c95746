import { type Day, monthsBetween } from '../../units/day.ts'
import type { HomeClaims } from '../words.ts'

/** What a claim was for. */
export const claimPerils = [
  'WIND_HAIL',
  'OTHER_WEATHER',
  'WATER',
  'FIRE',
  'THEFT',
  'LIABILITY',
  'OTHER',
] as const
export type ClaimPeril = (typeof claimPerils)[number]

/** A claim whose date the visitor gave. */
export interface RecordedClaim {
  readonly peril: ClaimPeril
  /** Completed months before the first day of the policy. */
  readonly monthsAgo: number
  /** Roughly, in whole dollars; absent if nobody said. */
  readonly paid?: number
}

/** A claim as the visitor described it. */
export interface ClaimAnswer {
  readonly peril: ClaimPeril
  readonly on: Day
  readonly paid?: number
}

/** Completed months after which a claim no longer counts, as the wizard's question covers 5 years. */
const monthsCounted = 60

/** How many claims each answer in the wizard stands for, at least. */
const leastOf: Readonly<Record<HomeClaims, number>> = {
  NONE: 0,
  ONE_WEATHER: 1,
  ONE_WATER: 1,
  ONE_OTHER: 1,
  TWO: 2,
  THREE_PLUS: 3,
}

/** A claim in the words of the wizard, if it is the only one. */
export const claimAlone: Readonly<Record<ClaimPeril, HomeClaims>> = {
  WIND_HAIL: 'ONE_WEATHER',
  OTHER_WEATHER: 'ONE_WEATHER',
  WATER: 'ONE_WATER',
  FIRE: 'ONE_OTHER',
  THEFT: 'ONE_OTHER',
  LIABILITY: 'ONE_OTHER',
  OTHER: 'ONE_OTHER',
}

/** What the visitor said about each claim, the latest first. */
export function claimRecordOf(answers: readonly ClaimAnswer[], effective: Day): readonly RecordedClaim[] {
  return answers
    .map(({ on, ...claim }) => ({ ...claim, monthsAgo: Math.max(monthsBetween(on, effective), 0) }))
    .toSorted((a, b) => a.monthsAgo - b.monthsAgo)
}

/** Those of a record that count. */
export function countedOf(record: readonly RecordedClaim[]): readonly RecordedClaim[] {
  return record.filter(({ monthsAgo }) => monthsAgo < monthsCounted)
}

/**
 * The claims that count, in a word: fewer than reported if some are too long ago. As long as one of them has no date, all of them
 * count, so that nobody pays less by leaving something out.
 */
export function claimsCounted(told: HomeClaims, record: readonly RecordedClaim[]): HomeClaims {
  const counted = countedOf(record)
  if (record.length < leastOf[told] || counted.length === record.length) return told
  const [first, ...others] = counted
  if (!first) return 'NONE'
  if (others.length === 0) return claimAlone[first.peril]
  return others.length === 1 ? 'TWO' : 'THREE_PLUS'
}

/** How many claims without a date count. */
export function undatedClaims(claims: HomeClaims, record: readonly RecordedClaim[]): number {
  return Math.max(leastOf[claims] - countedOf(record).length, 0)
}
