import type { CompulsoryCover } from '../../law/auto-covers.ts'
import type { PhysicalDamage } from '../../risk/words.ts'

/** What an auto policy covers, for a few words about it; in whole dollars. */
export interface AutoCover {
  /** Injury of one person, then of all; none where the state requires injury protection instead. */
  readonly injury: readonly number[]
  readonly injuryProtection: readonly number[]
  /** Damage to what others own. */
  readonly property: readonly number[]
  /** What else the state has every policy carry; absent where nothing else is surely compulsory, or nobody said. */
  readonly required?: readonly CompulsoryCover[]
  readonly physicalDamage: PhysicalDamage
  /** The deductibles for damage to the cars: one for everything, or one without collisions and one for collisions. */
  readonly deductibles: readonly number[]
}
