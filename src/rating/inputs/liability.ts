import { injuryMinimums } from '../../law/auto-minimums.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { liabilityLimits } from '../../risk/liability-limits.ts'
import { limitsOf } from '../../risk/words.ts'

/** As manuals write limits for injuries: for one person, then for all. */
function injuryText(perPerson: number, perAccident: number): string {
  return `${perPerson}/${perAccident}`
}

/** Every minimum of a state and every level on offer. */
export const injuryLimits = [
  'NONE',
  ...new Set(
    [
      ...injuryMinimums,
      ...Object.values(limitsOf).map(({ perPerson, perAccident }) => [perPerson, perAccident] as const),
    ]
      .toSorted(([a, all], [b, both]) => a - b || all - both)
      .map(([perPerson, perAccident]) => injuryText(perPerson, perAccident)),
  ),
]

/** The limits of a policy for injuries, as those are written. */
export function bodilyInjuryOf({ auto, ...risk }: AskableRisk<'auto'>): string {
  const limits = liabilityLimits(risk, auto.limits)
  return 'injuryProtection' in limits ? 'NONE' : injuryText(limits.perPerson, limits.perAccident)
}
