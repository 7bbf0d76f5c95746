import { protections } from '../../connectors/acord/acord-home.ts'
import { amountOf } from '../../connectors/acord/amount.ts'
import {
  addedCoverCodes,
  constructions,
  dwellUses,
  occupancies,
  policyTypes,
  roofYears,
  valuableCodes,
  windPerils,
  wordOf,
} from '../../connectors/acord/codes.ts'
import { allPerils } from '../../connectors/acord/covers.ts'
import {
  answerTo,
  isYes,
  oneOf,
  someOf,
  type TenantWord,
  tenantQuestions,
  tenantWords,
} from '../../connectors/acord/questions.ts'
import { allAt, firstAt, textAt, type XmlElement } from '../../connectors/acord/xml/xml-read.ts'
import { homeownerInputs } from '../../rating/inputs/homeowner.ts'
import { rentersInputs } from '../../rating/inputs/renters.ts'
import { perilsAt } from '../../reference/perils/perils.ts'
import { claimPerils } from '../../risk/home/claim-record.ts'
import type { HomeCover } from '../../risk/home/dwelling.ts'
import type { HomeownerRisk } from '../../risk/homeowner.ts'
import type { RentersRisk } from '../../risk/renters.ts'
import {
  type Animal,
  deductibles,
  dogs,
  type Hazard,
  type HomeDevice,
  type HomeUse,
  homeDeductibles,
  homeSystems,
  liabilityLimits,
  type Protection,
  propertyLimits,
  type RoofAge,
  roofAges,
  roofMaterials,
  roofShapes,
  settlements,
  valuableKinds,
  wildfireMeasures,
  windDeductibles,
  windFeatures,
} from '../../risk/words.ts'
import { type Day, monthsBetween } from '../../units/day.ts'
import {
  coverageIn,
  elementAt,
  needDay,
  needWhole,
  readMultiPolicy,
  readShared,
  wholeOf,
} from './read-parts.ts'

const animals: readonly Animal[] = [...rentersInputs.animal.values, 'DOG_LISTED']
const rentersDeductibles = deductibles

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
    household: { animal: oneOf(animals, answerTo(dwelling, 'animal')), ...readMultiPolicy(dwelling) },
    renters: {
      ...readTenantWords(dwelling),
      personalProperty: oneOf(propertyLimits, limitOf(dwelling, 'PP')),
      liability: oneOf(liabilityLimits, limitOf(dwelling, 'PL')),
      deductible: oneOf(rentersDeductibles, amountOf(property && firstAt(property, 'Deductible'))),
      protections: readDevices<Protection>(dwelling, rentersInputs.protections.values),
      ...readValuables(dwelling),
    },
  }
}

function readTenantWords(dwelling: XmlElement): Pick<RentersRisk['renters'], TenantWord> {
  const words = tenantWords.map(name => {
    const { values }: { readonly values: readonly string[] } = rentersInputs[name]
    return [name, oneOf(values, answerTo(dwelling, tenantQuestions[name]))] as const
  })
  // Each word is one that its own input accepts.
  return Object.fromEntries(words) as Pick<RentersRisk['renters'], TenantWord>
}

function readHomeowner(message: XmlElement, dwelling: XmlElement): HomeownerRisk {
  const { policy, shared, insured } = readShared(message, textAt(dwelling, 'DwellRating/TerritoryCd'))
  return {
    line: 'homeowner',
    ...shared,
    insured,
    household: {
      dog: oneOf(dogs, answerTo(dwelling, 'animal')),
      credit: oneOf(homeownerInputs.credit.values, answerTo(dwelling, 'credit')),
      ...readMultiPolicy(dwelling),
    },
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
      ...readOldSystems(dwelling),
      roofMaterial: oneOf(roofMaterials, answerTo(dwelling, 'roofMaterial')),
      roofShape: oneOf(roofShapes, answerTo(dwelling, 'roofShape')),
      windFeatures: someOf(windFeatures, answerTo(dwelling, 'windFeatures')),
      wildfireMeasures: someOf(wildfireMeasures, answerTo(dwelling, 'wildfireMeasures')),
      claims: oneOf(homeownerInputs.claims.values, answerTo(dwelling, 'losses')),
      ...readLosses(policy, shared.effective),
      coastMiles: wholeOf(answerTo(dwelling, 'coastMiles'), 'CoastMiles'),
      isCoastal: isYes(dwelling, 'coastal'),
      perils: perilsAt(shared.location),
      cover: readCover(dwelling),
      roofSettlement: oneOf(settlements, answerTo(dwelling, 'roofSettlement')),
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
  const roofAge = roofAges.find(age => years <= roofYears[age])
  return roofAge ?? 'R21'
}

/** In the order of the vocabulary, whether ACORD has an element for a device or not. */
function readDevices<Device extends HomeDevice | Protection>(
  dwelling: XmlElement,
  devices: readonly Device[],
): readonly Device[] {
  const others = someOf(devices, answerTo(dwelling, 'devices'))
  return devices.filter(device => {
    const protection = protections[device]
    return protection
      ? textAt(dwelling, `BldgProtection/${protection[0]}`) !== undefined
      : others.includes(device)
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
    ordinance: limit(addedCoverCodes.ordinance),
    waterBackup: Number(limitOf(dwelling, addedCoverCodes.waterBackup) ?? 0),
    ...readValuables(dwelling),
  }
}

function readValuables(dwelling: XmlElement): Pick<HomeCover, 'valuables'> {
  const read = valuableKinds.flatMap(kind => {
    const limit = limitOf(dwelling, valuableCodes[kind])
    return limit === undefined ? [] : [[kind, wholeOf(limit, valuableCodes[kind])]]
  })
  return read.length > 0 ? { valuables: Object.fromEntries(read) } : {}
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
  // The only deductible has no type.
  const all = deductibles.find(one => (textAt(one, 'DeductibleTypeCd') ?? allPerils) === allPerils)
  const wind = deductibles.find(one => one !== all)
  const deductible = oneOf(homeDeductibles, amountOf(all))
  if (!wind) return { deductible, windDeductible: '0', windPeril: 'none' }
  return {
    deductible,
    windDeductible: oneOf(windDeductibles, textAt(wind, 'FormatPct')),
    windPeril: wordOf(windPerils, textAt(wind, 'DeductibleTypeCd')),
  }
}

function readLosses(policy: XmlElement, effective: Day): Pick<HomeownerRisk['home'], 'claimRecord'> {
  const claimRecord = allAt(policy, 'Loss').map(loss => {
    const paid = textAt(loss, 'TotalPaidAmt/Amt')
    return {
      peril: oneOf(claimPerils, textAt(loss, 'LossCauseCd')),
      monthsAgo: monthsBetween(needDay(loss, 'LossDt'), effective),
      ...(paid === undefined ? {} : { paid: Number(paid) }),
    }
  })
  return claimRecord.length > 0 ? { claimRecord } : {}
}

function readOldSystems(dwelling: XmlElement): Pick<HomeownerRisk['home'], 'oldSystems'> {
  const answer = answerTo(dwelling, 'oldSystems')
  if (answer === undefined) return {}
  return { oldSystems: answer === 'NONE' ? [] : someOf(homeSystems, answer) }
}
