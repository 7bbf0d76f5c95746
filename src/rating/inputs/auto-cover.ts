import {
  type CompulsoryCover,
  type OtherCover,
  pricedCovers,
  type TortOption,
} from '../../law/auto-covers.ts'
import { minimumLimits } from '../../law/auto-minimums.ts'
import type { State } from '../../law/jurisdictions.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import { limitsOf, type PhysicalDamage } from '../../risk/words.ts'

/** A cover beside liability. */
export interface IncludedCover extends CompulsoryCover {
  /** For one person, then for all. */
  readonly limits?: readonly number[]
  readonly isUnlimited?: true
}

/** What an auto policy covers, for a few words about it; in whole dollars. */
export interface AutoCover {
  /** Injury of one person, then of all; none where the state requires injury protection instead. */
  readonly injury: readonly number[]
  readonly injuryProtection: readonly number[]
  /** Damage to what others own. */
  readonly property: readonly number[]
  /** What else the price includes because the state has every policy carry it; absent where it is nothing. */
  readonly required?: readonly IncludedCover[]
  /** The covers of the state that the price leaves out; absent where there are none. */
  readonly without?: readonly OtherCover[]
  /** The right to sue, where the buyer chooses it. */
  readonly tort?: TortOption
  readonly physicalDamage: PhysicalDamage
  /** The deductibles for damage to the cars: one for everything, or one without collisions and one for collisions. */
  readonly deductibles: readonly number[]
}

/** Whether a price of a state includes a cover beside liability. */
export function hasCover(state: State, cover: OtherCover): boolean {
  return pricedCovers(state).included.some(one => one.cover === cover)
}

/** The least of a cover in whole dollars, where a price of the state includes it and the state names an amount. */
export function leastOf(state: State, cover: OtherCover): number | undefined {
  return pricedCovers(state).included.find(one => one.cover === cover)?.least
}

/** What is covered: the limits, what the state adds and leaves out, then the deductibles for damage to the cars. */
export function coverOf({
  state,
  effective,
  auto,
}: Pick<AutoRisk, 'state' | 'effective' | 'auto'>): AutoCover {
  const { limits, physicalDamage, deductible, tort } = auto
  const amounts = limits === 'MIN' ? minimumLimits({ state, on: effective }) : limitsOf[limits]
  const isNoFault = 'injuryProtection' in amounts
  const injury = isNoFault ? [] : [amounts.perPerson, amounts.perAccident]
  const { included, leftOut } = pricedCovers(state)
  const required = included
    .filter(({ cover }) => !(isNoFault && cover === 'injuryProtection'))
    .map(one => includedCover(one, { injury, auto }))
  return {
    injury,
    injuryProtection: isNoFault ? [amounts.injuryProtection] : [],
    property: [amounts.property],
    ...(required.length > 0 ? { required } : {}),
    ...(leftOut.length > 0 ? { without: leftOut } : {}),
    ...(tort ? { tort } : {}),
    physicalDamage,
    deductibles: physicalDamage === 'LIABILITY' ? [] : [Number(deductible)],
  }
}

interface Around {
  readonly injury: readonly number[]
  readonly auto: AutoRisk['auto']
}

/** A compulsory cover as bought: injury protection as chosen, uninsured drivers up to the limits of liability. */
function includedCover(one: CompulsoryCover, { injury, auto }: Around): IncludedCover {
  const { cover } = one
  if (cover === 'uninsured' || cover === 'underinsured') return { cover, limits: injury }
  const level = cover === 'injuryProtection' ? auto.injuryProtection : undefined
  if (level === undefined) return one
  return level === 'UNLIMITED' ? { cover, isUnlimited: true } : { cover, least: Number(level) }
}
