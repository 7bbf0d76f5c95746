import type { Day } from '../../law/rule.ts'
import { every } from '../../rating/inputs/every.ts'
import { homeownerInputs } from '../../rating/inputs/homeowner.ts'
import { rentersInputs } from '../../rating/inputs/renters.ts'
import type { HomeCover } from '../../risk/dwelling.ts'
import type { Dog, Hazard, HomeDevice } from '../../risk/home-features.ts'
import type { HomeDeductible, HomeownerRisk, HomeUse, RoofAge, WindDeductible } from '../../risk/homeowner.ts'
import type {
  Animal,
  Deductible,
  LiabilityLimit,
  PropertyLimit,
  Protection,
  RentersRisk,
} from '../../risk/renters.ts'
import { protections } from './acord-home.ts'
import {
  AcordError,
  constructions,
  dwellUses,
  occupancies,
  policyTypes,
  roofYears,
  windPerils,
  wordOf,
} from './codes.ts'
import { allPerils } from './covers.ts'
import { answerTo, isYes, oneOf, someOf } from './questions.ts'
import { amountOf, coverageIn, elementAt, needWhole, readShared, wholeOf } from './read-parts.ts'
import { allAt, firstAt, textAt, type XmlElement } from './xml-read.ts'

const homeDeductibles = every<HomeDeductible>({ 1000: true, 1500: true, 2000: true, 2500: true, 5000: true })
const windDeductibles = every<WindDeductible>({ 0: true, 1: true, 2: true, 5: true })
const dogs = every<Dog>({ NONE: true, DOG: true, DOG_LISTED: true })
const animals: readonly Animal[] = [...rentersInputs.animal.values, 'DOG_LISTED']
const propertyLimits = every<PropertyLimit>({
  10000: true,
  15000: true,
  20000: true,
  30000: true,
  40000: true,
  50000: true,
  75000: true,
  100000: true,
})
const liabilityLimits = every<LiabilityLimit>({ 100000: true, 300000: true, 500000: true })
const rentersDeductibles = every<Deductible>({ 250: true, 500: true, 1000: true, 2500: true })

/** The risk of a home request as the connector writes it. Throws an AcordError for any other. */
export function readHome(message: XmlElement): HomeownerRisk | RentersRisk {
  const dwelling = elementAt(message, 'HomeLineBusiness/Dwell')
  const isTenant = textAt(dwelling, 'PolicyTypeCd') === policyTypes.tenant
  return isTenant ? readRenters(message, dwelling) : readHomeowner(message, dwelling)
}

function readRenters(message: XmlElement, dwelling: XmlElement): RentersRisk {
  const { shared, insured } = readShared(message, textAt(dwelling, 'DwellRating/TerritoryCd'))
  const property = coverageIn(dwelling, 'PP')
  return {
    line: 'renters',
    ...shared,
    insured,
    household: { animal: oneOf(animals, answerTo(dwelling, 'animal')) },
    renters: {
      propertyType: oneOf(rentersInputs.propertyType.values, answerTo(dwelling, 'homeType')),
      personalProperty: oneOf(propertyLimits, limitOf(dwelling, 'PP')),
      liability: oneOf(liabilityLimits, limitOf(dwelling, 'PL')),
      deductible: oneOf(rentersDeductibles, amountOf(property && firstAt(property, 'Deductible'))),
      losses: oneOf(rentersInputs.losses.values, answerTo(dwelling, 'losses')),
      protections: readDevices<Protection>(dwelling, rentersInputs.protections.values),
      settlement: oneOf(rentersInputs.settlement.values, answerTo(dwelling, 'settlement')),
    },
  }
}

function readHomeowner(message: XmlElement, dwelling: XmlElement): HomeownerRisk {
  const { policy, shared, insured } = readShared(message, textAt(dwelling, 'DwellRating/TerritoryCd'))
  return {
    line: 'homeowner',
    ...shared,
    insured,
    household: { dog: oneOf(dogs, answerTo(dwelling, 'animal')) },
    prior: readPrior(policy),
    home: {
      type: oneOf(homeownerInputs.homeType.values, answerTo(dwelling, 'homeType')),
      use: readUse(dwelling),
      yearBuilt: needWhole(dwelling, 'Construction/YearBuilt'),
      roofAge: readRoof(dwelling, shared.effective),
      squareFeet: needWhole(dwelling, 'Construction/BldgArea/NumUnits'),
      construction: wordOf(constructions, textAt(dwelling, 'Construction/ConstructionCd')),
      devices: readDevices<HomeDevice>(dwelling, homeownerInputs.devices.values),
      hazards: readHazards(dwelling),
      claims: oneOf(homeownerInputs.claims.values, answerTo(dwelling, 'losses')),
      coastMiles: wholeOf(answerTo(dwelling, 'coastMiles'), 'CoastMiles'),
      isCoastal: isYes(dwelling, 'coastal'),
      cover: readCover(dwelling),
      ...readDeductibles(dwelling),
    },
  }
}

function readPrior(policy: XmlElement): HomeownerRisk['prior'] {
  const before = firstAt(policy, 'OtherOrPriorPolicy')
  if (!before) return { isInsured: false }
  const carrier = textAt(before, 'InsurerName')
  return { isInsured: true, ...(carrier === undefined ? {} : { carrier }) }
}

function readUse(dwelling: XmlElement): HomeUse {
  const lives = wordOf(occupancies, textAt(dwelling, 'DwellOccupancy/OccupancyTypeCd'))
  return lives === 'OWNED' ? wordOf(dwellUses, textAt(dwelling, 'DwellUse/DwellUseCd')) : lives
}

function readRoof(dwelling: XmlElement, effective: Day): RoofAge {
  const years = Number(effective.slice(0, 4)) - needWhole(dwelling, 'BldgImprovements/RoofingImprovementYear')
  const found = every<RoofAge>({ R0_5: true, R6_10: true, R11_15: true, R16_20: true, R21: true }).find(
    age => years <= roofYears[age],
  )
  return found ?? 'R21'
}

/** In the order of the vocabulary, whether ACORD has an element for a device or not. */
function readDevices<Device extends HomeDevice | Protection>(
  dwelling: XmlElement,
  devices: readonly Device[],
): readonly Device[] {
  const others = someOf(devices, answerTo(dwelling, 'devices'))
  return devices.filter(device => {
    const known = protections[device]
    return known ? textAt(dwelling, `BldgProtection/${known[0]}`) !== undefined : others.includes(device)
  })
}

function readHazards(dwelling: XmlElement): readonly Hazard[] {
  const hazards: Hazard[] = []
  if (firstAt(dwelling, 'SwimmingPool')) hazards.push('POOL')
  if (isYes(dwelling, 'trampoline')) hazards.push('TRAMPOLINE')
  if (isYes(dwelling, 'woodStove')) hazards.push('WOOD_STOVE')
  return hazards
}

function readCover(dwelling: XmlElement): HomeCover {
  const limit = (code: string) => wholeOf(limitOf(dwelling, code), code)
  return {
    dwelling: limit('DWELL'),
    otherStructures: limit('OS'),
    belongings: limit('PP'),
    lossOfUse: limit('LOU'),
    liability: limit('PL'),
    medicalPayments: limit('MEDPM'),
  }
}

function limitOf(dwelling: XmlElement, code: string): string | undefined {
  const coverage = coverageIn(dwelling, code)
  return amountOf(coverage && firstAt(coverage, 'Limit'))
}

function readDeductibles(
  dwelling: XmlElement,
): Pick<HomeownerRisk['home'], 'deductible' | 'windDeductible' | 'windPeril'> {
  const coverage = coverageIn(dwelling, 'DWELL')
  const deductibles = coverage ? allAt(coverage, 'Deductible') : []
  const all = deductibles.find(one => textAt(one, 'DeductibleTypeCd') === allPerils)
  const wind = deductibles.find(one => one !== all)
  if (!wind) throw new AcordError('no Deductible for wind')
  return {
    deductible: oneOf(homeDeductibles, amountOf(all)),
    windDeductible: oneOf(windDeductibles, textAt(wind, 'FormatPct')),
    windPeril: wordOf(windPerils, textAt(wind, 'DeductibleTypeCd')),
  }
}
