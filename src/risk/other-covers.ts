import {
  autoCovers,
  type InjuryProtectionLevel,
  isIncluded,
  type OtherCover,
  pricedCovers,
} from '../law/auto-covers.ts'
import { minimumLimits, paysInjuries } from '../law/auto-minimums.ts'
import type { State } from '../law/jurisdictions.ts'
import type { Day } from '../units/day.ts'
import { type AutoLimits, limitsOf, type MedicalPayments, type RentalAllowance } from './words.ts'

/** The covers other than liability that a visitor may choose in any state. */
export interface OtherCovers {
  readonly uninsured: AutoLimits | 'NONE'
  /** The same limits, or none. */
  readonly underinsured: AutoLimits | 'NONE'
  /** Whole dollars of injury protection: none is 0, and no limit is infinite. */
  readonly injuryProtection: number
  readonly medicalPayments: MedicalPayments
  /** Dollars a day. */
  readonly rental: RentalAllowance
}

/** The covers of a policy as chosen; absent if nobody chose. */
interface Chosen {
  readonly state: State
  /** The first day of the policy. */
  readonly effective: Day
  readonly auto: {
    readonly limits: AutoLimits
    readonly injuryProtection?: InjuryProtectionLevel | 'NONE'
    readonly uninsured?: AutoLimits | 'NONE'
    readonly underinsured?: boolean
    readonly medicalPayments?: MedicalPayments
    readonly rental?: RentalAllowance
  }
}

/** What an auto policy has of these covers: as chosen, or else what the state puts into every policy whose buyer says nothing. */
export function otherCoversOf({ state, effective, auto }: Chosen): OtherCovers {
  const { included } = pricedCovers(state)
  const uninsured = auto.uninsured ?? usualUninsured({ state, effective, auto })
  const leastOf = (cover: OtherCover) => included.find(one => one.cover === cover)?.least ?? 0
  return {
    uninsured,
    underinsured: (auto.underinsured ?? isIncluded(state, 'underinsured')) ? uninsured : 'NONE',
    injuryProtection: dollarsOf(auto.injuryProtection) ?? leastOf('injuryProtection'),
    // The least amounts of the states are among those on offer.
    medicalPayments: auto.medicalPayments ?? (String(leastOf('medicalPayments')) as MedicalPayments),
    rental: auto.rental ?? '0',
  }
}

/** The limits for uninsured drivers that the state puts in: none in a policy that pays nobody whom the driver injures. */
function usualUninsured({ state, effective, auto: { limits } }: Chosen): AutoLimits | 'NONE' {
  const home = { state, on: effective }
  if (!isIncluded(state, 'uninsured')) return 'NONE'
  if (limits === 'MIN') return paysInjuries(home) ? 'MIN' : 'NONE'
  if (!autoCovers(state).uninsured?.isLeast) return limits
  const least = minimumLimits(home)
  const { perPerson, perAccident } = limitsOf.L50
  const isFifty = 'perPerson' in least && least.perPerson === perPerson && least.perAccident === perAccident
  return isFifty ? 'L50' : 'MIN'
}

function dollarsOf(level: Chosen['auto']['injuryProtection']): number | undefined {
  if (level === undefined) return undefined
  if (level === 'EXCLUDED') return 250_000
  if (level === 'OPTED_OUT' || level === 'NONE') return 0
  return level === 'UNLIMITED' ? Number.POSITIVE_INFINITY : Number(level)
}
