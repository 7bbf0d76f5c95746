import { pricedCovers, refusableProtection } from '../law/auto-covers.ts'
import type { AutoRisk } from './auto.ts'
import type { AutoLimits, MedicalPayments, RentalAllowance } from './words.ts'

/** The covers beside liability that a visitor may choose in any state. */
export interface OtherCovers {
  readonly uninsured: AutoLimits | 'NONE'
  /** The same limits, or none. */
  readonly underinsured: AutoLimits | 'NONE'
  /** Injury protection at the least of the state, bought where nobody has to. */
  readonly pip: boolean
  readonly medicalPayments: MedicalPayments
  /** Dollars a day. */
  readonly rental: RentalAllowance
}

interface Chosen extends Pick<AutoRisk, 'state'> {
  readonly auto: Pick<
    AutoRisk['auto'],
    'limits' | 'uninsured' | 'underinsured' | 'pip' | 'medicalPayments' | 'rental'
  >
}

/** What an auto policy has of these covers: as chosen, or else what the state has every policy carry. */
export function otherCoversOf({ state, auto }: Chosen): OtherCovers {
  const { included } = pricedCovers(state)
  const compulsory = (cover: 'uninsured' | 'underinsured') => included.some(one => one.cover === cover)
  const uninsured = auto.uninsured ?? (compulsory('uninsured') ? auto.limits : 'NONE')
  const least = included.find(({ cover }) => cover === 'medicalPayments')?.least ?? 0
  return {
    uninsured,
    underinsured: (auto.underinsured ?? compulsory('underinsured')) ? uninsured : 'NONE',
    pip: auto.pip === true && refusableProtection(state) !== undefined,
    // The least amounts of the states are among those on offer.
    medicalPayments: auto.medicalPayments ?? (String(least) as MedicalPayments),
    rental: auto.rental ?? '0',
  }
}
