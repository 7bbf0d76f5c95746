import type { OtherCover } from '../../law/auto-covers.ts'
import type {
  Construction,
  Employment,
  HomeType,
  MaritalStatus,
  PropertyType,
  Relation,
  RoofAge,
  Sex,
  ValuableKind,
  VehicleUse,
  WindPeril,
} from '../../risk/words.ts'

/**
 * The code tables of ACORD, by our words. Codes marked * are recalled, all others were seen in public
 * implementations (docs/decisions/022-acord.md).
 */
export type Codes<Word extends string> = Readonly<Record<Word, string>>

/** A request that does not say what our own requests say; the message names the element and quotes nothing. */
export class AcordError extends Error {
  override readonly name = 'AcordError'
}

/** Our word for a code. Throws an AcordError for an unknown code. */
export function wordOf<Word extends string>(codes: Codes<Word>, code: string | undefined): Word {
  const entry = Object.entries(codes).find(([, value]) => value === code)
  if (!entry) throw new AcordError(`none of the codes ${Object.values(codes).join(', ')}`)
  // The keys of the table are the words.
  return entry[0] as Word
}

export const sexes: Codes<Sex> = { F: 'F', M: 'M' }
export const maritalStatuses: Codes<MaritalStatus> = { S: 'S', M: 'M', D: 'D' }
export const relations: Codes<Relation> = { Insured: 'IN', Spouse: 'SP', Child: 'CH', OtherRelated: 'OT' }
export const uses: Codes<VehicleUse> = { BUSINESS: 'BU', COMMUTE_PLEASURE: 'DW' }

/** All but EM *. */
export const occupations: Codes<Employment> = {
  EMPLOYED: 'EM',
  STUDENT: 'ST',
  RETIRED: 'RE',
  MILITARY: 'MI',
  NOT_SEEKING_EMPLOYMENT: 'NS',
  UNEMPLOYED: 'UN',
}

/** The body of a car, if its rating group implies one; all codes * except SUV. */
export const bodies: Partial<Codes<string>> = {
  SMALL_SUV: 'SUV',
  LUXURY_SUV: 'SUV',
  PICKUP: 'PU',
  MINIVAN: 'VAN',
}

/** Policy types: 03 for houses, 04 for tenants, 06 for condos. */
export const policyTypes = { house: '03', tenant: '04', condo: '06' } as const

/** MH * for a manufactured home. Several of our words share a code; a question of our own tells them apart. */
export const residences: Codes<HomeType> = {
  SINGLE_FAMILY: 'DW',
  TOWNHOUSE: 'TH',
  MULTI_2_4: 'DW',
  CONDO: 'CD',
  MANUFACTURED: 'MH',
}

/** As for homes; a room *, RM. */
export const rentedResidences: Codes<PropertyType> = {
  APT_LARGE: 'AP',
  APT_SMALL: 'AP',
  CONDO: 'CD',
  TOWNHOUSE: 'TH',
  HOUSE: 'DW',
  MOBILE: 'MH',
  ROOM: 'RM',
}

/** BV, ST for stucco and OT *. */
export const constructions: Codes<Construction> = {
  FRAME: 'F',
  BRICK_VENEER: 'BV',
  MASONRY: 'M',
  STUCCO: 'ST',
  OTHER: 'OT',
}

/** How an owner who uses the home uses it. */
export const dwellUses: Codes<'PRIMARY' | 'SECONDARY' | 'SEASONAL'> = {
  PRIMARY: '1',
  SECONDARY: '2',
  SEASONAL: '3',
}

/** Who lives there; VACANT *. */
export const occupancies: Codes<'OWNED' | 'RENTED' | 'VACANT'> = {
  OWNED: 'OWNER',
  RENTED: 'TENANT',
  VACANT: 'VACANT',
}

/** The peril of the wind deductible. */
export const windPerils = {
  wind: 'WIND',
  hurricane: 'HUR',
} as const satisfies Codes<Exclude<WindPeril, 'none'>>

/**
 * A roof's age in years: the highest in its class, so that no price is too low. The oldest class has no upper end, so it gets its
 * lower one.
 */
export const roofYears: Readonly<Record<RoofAge, number>> = {
  R0_5: 5,
  R6_10: 10,
  R11_15: 15,
  R16_20: 20,
  R21: 21,
}

/** Undefined for what a driver did not say, so that it is not written. */
export function unlessNotGiven<Word extends string>(word: Word | 'NOT_GIVEN'): Word | undefined {
  return word === 'NOT_GIVEN' ? undefined : word
}

/** Dollars a day for a rental car *. */
export const rentalCode = 'RREIM'

/** What a visitor adds to the usual coverage of a home; both codes *. */
export const addedCoverCodes = { ordinance: 'BOLAW', waterBackup: 'WBKUP' } as const

/** Things that are insured one by one, by their kind; words of ours. */
export const valuableCodes = {
  jewelry: 'SPPJEWELRY',
  fineArt: 'SPPFINEART',
  cameras: 'SPPCAMERAS',
  instruments: 'SPPINSTRUMENTS',
} as const satisfies Record<ValuableKind, string>

/** Towing and labor. */
export const roadsideCode = 'TL'

/** Glass without a deductible; a word of ours. */
export const glassCode = 'GLASS'

/** The covers other than liability. */
export const otherCoverCodes: Readonly<Record<OtherCover, string>> = {
  injuryProtection: 'PIP',
  propertyProtection: 'PPI',
  medicalPayments: 'MEDPM',
  uninsured: 'UM',
  underinsured: 'UIM',
}
