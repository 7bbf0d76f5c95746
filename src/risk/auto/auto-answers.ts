import type { InjuryProtectionLevel, TortOption } from '../../law/auto-covers.ts'
import type { VehicleGroup } from '../../reference/vehicles/vehicle-groups.ts'
import type { Day } from '../../units/day.ts'
import type { MultiPolicyAnswer } from '../any-line.ts'
import type { StartAnswer } from '../first-day.ts'
import type {
  AutoDeductible,
  AutoLimits,
  ComprehensiveDeductible,
  Credit,
  DriverDiscount,
  Education,
  Employment,
  HomeOwnership,
  Incident,
  IncidentKind,
  MaritalStatus,
  MedicalPayments,
  PhysicalDamage,
  PolicyDiscount,
  PropertyDamage,
  Relation,
  RentalAllowance,
  Sex,
  VehicleOwnership,
  VehicleUse,
} from '../words.ts'
import type { PriorAnswers } from './prior-insurance.ts'

/** A driver's answers in the wizard. */
export interface DriverAnswer {
  readonly firstName: string
  readonly lastName: string
  readonly gender: Sex
  /** Only for the first driver. */
  readonly maritalStatus?: MaritalStatus
  readonly relation: Relation
  readonly dateBirth: Day
  readonly education?: Education
  readonly employment?: Employment
  readonly firstLicenseAge: number
}

/** A vehicle's answers in the wizard, with its group from the reference data. */
export interface VehicleAnswer {
  readonly vehicle: { readonly year: number; readonly make: string; readonly model: string }
  readonly details: {
    readonly vin: string
    readonly ownership: VehicleOwnership
    readonly usage: VehicleUse
    /** Whole miles on a day when it is driven. */
    readonly daily_mileage: number
  }
  readonly group: VehicleGroup
  /** Whole miles, if somebody gave those for a whole year. */
  readonly annualMiles?: number
  /** Its own, if one was chosen. */
  readonly deductible?: AutoDeductible
  /** The place in `drivers`, from 0, of whoever drives it most; absent if nobody said. */
  readonly principalDriver?: number
  /** It has an anti-theft device that arms itself. */
  readonly hasAntiTheft?: true
}

/** Who had an incident, and when. */
export interface IncidentAnswer {
  /** The place in `drivers`, from 0. */
  readonly driver: number
  readonly incident: IncidentKind
  /** The last day of the month, if only the month is known. */
  readonly on: Day
}

/**
 * The answers of the auto line that a carrier rates; a skipped question is `null`. A question that was not asked,
 * because of earlier answers or the state's law, is absent.
 */
export interface AutoAnswers extends PriorAnswers, StartAnswer, MultiPolicyAnswer {
  readonly vehicles: readonly VehicleAnswer[]
  readonly limits: { readonly choice: AutoLimits }
  /** Not asked if a car is financed or leased: the lender requires all of it. */
  readonly physicalDamage?: { readonly choice: PhysicalDamage }
  /** Asked if a car is covered at all. */
  readonly deductible?: { readonly choice: AutoDeductible }
  /** Asked where the state has buyers choose the amount. */
  readonly injuryProtection?: { readonly choice: InjuryProtectionLevel }
  /** Asked where the state’s form has buyers choose. */
  readonly tort?: { readonly choice: TortOption }
  /** These are chosen beside the prices, if at all. */
  readonly propertyDamage?: { readonly choice: PropertyDamage }
  readonly uninsured?: { readonly choice: AutoLimits | 'NONE' }
  readonly underinsured?: { readonly choice: 'YES' | 'NO' }
  /** Whole dollars of injury protection; none is 0. */
  readonly pip?: { readonly choice: string }
  readonly medicalPayments?: { readonly choice: MedicalPayments }
  readonly rental?: { readonly choice: RentalAllowance }
  readonly comprehensiveDeductible?: { readonly choice: ComprehensiveDeductible | 'SAME' }
  readonly fullGlass?: { readonly choice: 'YES' | 'NO' }
  readonly roadside?: { readonly choice: 'YES' | 'NO' }
  readonly uninsuredStacked?: { readonly choice: 'YES' | 'NO' }
  readonly drivers: readonly {
    readonly driver: DriverAnswer
    /** As far as the visitor named them. */
    readonly discounts?: readonly DriverDiscount[]
  }[]
  /** The same for the policy. */
  readonly policyDiscounts?: readonly PolicyDiscount[]
  readonly incidents: { readonly choices: readonly (Incident | 'NONE')[] }
  /** Who had these incidents, and when, as far as the visitor said. */
  readonly record?: { readonly incidents: readonly IncidentAnswer[] } | null
  readonly address: { readonly address1: string; readonly address2: string }
  readonly ownership?: { readonly choice: HomeOwnership }
  readonly credit?: { readonly choice: Credit } | null
}
