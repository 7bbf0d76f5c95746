import type { State } from '../../src/law/jurisdictions.ts'
import type { PhysicalDamage } from '../../src/risk/words.ts'
import { csv } from './documents.ts'
import type { Rows } from './tables.ts'

/**
 * What a price loses or gains where buyers choose their injury protection or their right to sue. The choice moves the
 * premium for liability and injuries alone, so its factor for the whole premium follows what else is bought.
 */

/**
 * Michigan's injury protection beside that without a limit: what the reform of 2019 had insurers take off each level
 * (20%, 35% and 45%, and 10% without a limit). With exclusions, a third of the families’ care is thought to be paid elsewhere; without
 * medical care, lost wages and help at home remain. Both are modelled.
 */
const injuryProtection: Relativities = [
  ['UNLIMITED', 1],
  ['500000', 0.89],
  ['250000', 0.72],
  ['EXCLUDED', 0.66],
  ['50000', 0.61],
  ['OPTED_OUT', 0.25],
]

/** The share of injury protection in what Michigan's insurers collect for liability and injuries; modelled. */
const protectionShare = 0.75

/** The premium for liability and injuries beside that of the usual right to sue; modelled. */
const limitedInPennsylvania = 0.78
const fullInNewJersey = 1.4

type Relativities = readonly (readonly [level: string, relativity: number])[]

interface Choices {
  /** The share of liability and injuries in full cover. */
  shareOf(state: State): number
  /** The exponent by which a carrier's limits depart from the market's. */
  readonly exponent: number
  /** The base of liability in Michigan, undivided. */
  readonly michiganBase: (coverage: string) => string
}

/**
 * The tables of the overrides for Michigan, New Jersey and Pennsylvania, whether or not the carrier's documents name
 * them.
 */
export function choiceTables({ shareOf, exponent, michiganBase }: Choices): readonly [string, string][] {
  const bought = (state: State) => boughtShares(shareOf(state))
  const whole = (relativity: number, share: number) => (1 - share * (1 - relativity ** exponent)).toFixed(3)
  const alone = (state: State, relativity: number): Rows =>
    bought(state).map(([damage, share]) => [damage, whole(relativity, share)])
  return [
    csv(
      'auto-injury-protection',
      'physicalDamage,pipLevel',
      bought('MI').flatMap(([damage, share]) =>
        injuryProtection.map(
          ([level, relativity]) =>
            [`${damage},${level}`, whole(relativity, share * protectionShare)] as const,
        ),
      ),
    ),
    csv('auto-right-to-sue-nj', 'physicalDamage', alone('NJ', fullInNewJersey)),
    csv('auto-right-to-sue-pa', 'physicalDamage', alone('PA', limitedInPennsylvania)),
    csv(
      'auto-protection-level',
      'pipLevel',
      injuryProtection.map(([level, relativity]) => [level, (relativity ** exponent).toFixed(3)]),
    ),
    csv('auto-base-michigan', 'coverage', [
      ...michiganCovers.map(
        ([cover, share]) => [cover, (share * Number(michiganBase('liability'))).toFixed(2)] as const,
      ),
      ...['uninsured', 'underinsured', 'rental', 'roadside'].map(
        cover => [cover, michiganBase(cover)] as const,
      ),
      ['COLL', michiganBase('collision')],
      ['COMP', michiganBase('comprehensive')],
    ]),
  ]
}

/** How Michigan's premium for liability and injuries divides; modelled, as its share of injury protection is. */
const michiganCovers = [
  ['BI', 0.15],
  ['PD', 0.02],
  ['PIP', protectionShare],
  ['PPI', 0.08],
] as const

/** The share of liability in what is bought, where comprehensive is 0.285 of the damage to one's own car. */
function boughtShares(liability: number): readonly (readonly [PhysicalDamage, number])[] {
  return [
    ['FULL', liability],
    ['COMP', liability / (liability + 0.285 * (1 - liability))],
    ['LIABILITY', 1],
  ]
}
