import { type InjuryProtection, type LiabilityLimits, minimumsFrom } from '../../law/auto-minimums.ts'
import { type State, stateCodes } from '../../law/jurisdictions.ts'
import { propertyDamagesBeside } from '../../law/property-damage.ts'
import { limitsOf } from '../../risk/words.ts'
import type { Day } from '../../units/day.ts'
import { numbersOf } from './amounts.ts'

/**
 * Limits of liability as manuals file them, in thousands of dollars: 30/60 for injuries, and 25 for damage to property. The state's
 * minimum is the amounts that its law names.
 */

type Limits = LiabilityLimits | InjuryProtection

/** No policy begins earlier, so minimums that ended before don't matter. */
const firstDay: Day = '2026-01-01'

/** The limit for one person and for everybody in an accident; NONE if the state requires injury protection instead. */
export function bodilyInjuryOf(limits: Limits): string {
  if ('injuryProtection' in limits) return 'NONE'
  return `${limits.perPerson / 1000}/${limits.perAccident / 1000}`
}

/** All limits that can be chosen in a state, the lowest first. */
function limitsIn(state: State): readonly Limits[] {
  return [...minimumsFrom({ state, on: firstDay }), ...Object.values(limitsOf)]
}

function injuriesIn(state: State): readonly string[] {
  return [...new Set(limitsIn(state).map(bodilyInjuryOf))]
}

function damagesIn(state: State): readonly number[] {
  const sold = limitsIn(state).flatMap(limits => propertyDamagesBeside(limits, { state, on: firstDay }))
  return [...new Set(sold)].map(amount => Number(amount) / 1000).toSorted((a, b) => a - b)
}

const injuries = [...new Set(stateCodes.flatMap(injuriesIn))]
const damages = [...new Set(stateCodes.flatMap(damagesIn))]

export const bodilyInjuryLimit = {
  type: 'choice',
  values: injuries.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
  valuesIn: injuriesIn,
} as const

export const propertyDamageLimit = {
  ...numbersOf(damages.toSorted((a, b) => a - b)),
  onlyIn: damagesIn,
} as const
