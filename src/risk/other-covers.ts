import { type InjuryProtectionLevel, type OtherCover, pricedCovers } from '../law/auto-covers.ts'
import type { State } from '../law/jurisdictions.ts'
import type { AutoLimits, MedicalPayments, RentalAllowance } from './words.ts'

/** The covers beside liability that a visitor may choose in any state. */
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

/** The covers of a policy as chosen; absent where nobody chose. */
interface Chosen {
  readonly state: State
  readonly auto: {
    readonly limits: AutoLimits
    readonly injuryProtection?: InjuryProtectionLevel
    readonly uninsured?: AutoLimits | 'NONE'
    readonly underinsured?: boolean
    readonly medicalPayments?: MedicalPayments
    readonly rental?: RentalAllowance
  }
}

/** What an auto policy has of these covers: as chosen, or else what the state has every policy carry. */
export function otherCoversOf({ state, auto }: Chosen): OtherCovers {
  const { included } = pricedCovers(state)
  const compulsory = (cover: OtherCover) => included.some(one => one.cover === cover)
  const uninsured = auto.uninsured ?? (compulsory('uninsured') ? auto.limits : 'NONE')
  const leastOf = (cover: OtherCover) => included.find(one => one.cover === cover)?.least ?? 0
  return {
    uninsured,
    underinsured: (auto.underinsured ?? compulsory('underinsured')) ? uninsured : 'NONE',
    injuryProtection: dollarsOf(auto.injuryProtection) ?? leastOf('injuryProtection'),
    // The least amounts of the states are among those on offer.
    medicalPayments: auto.medicalPayments ?? (String(leastOf('medicalPayments')) as MedicalPayments),
    rental: auto.rental ?? '0',
  }
}

function dollarsOf(level: InjuryProtectionLevel | undefined): number | undefined {
  if (level === undefined) return undefined
  if (level === 'EXCLUDED') return 250_000
  if (level === 'OPTED_OUT') return 0
  return level === 'UNLIMITED' ? Number.POSITIVE_INFINITY : Number(level)
}
