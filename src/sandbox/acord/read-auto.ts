import { lienholder } from '../../connectors/acord/acord-auto.ts'
import { amountOf } from '../../connectors/acord/amount.ts'
import {
  AcordError,
  glassCode,
  maritalStatuses,
  occupations,
  relations,
  rentalCode,
  roadsideCode,
  sexes,
  uses,
  wordOf,
} from '../../connectors/acord/codes.ts'
import { answerTo, isNo, isYes, oneOf, someOf } from '../../connectors/acord/questions.ts'
import { allAt, firstAt, textAt, type XmlElement } from '../../connectors/acord/xml/xml-read.ts'
import { injuryProtectionLevels, pricedCovers, tortOptions } from '../../law/auto-covers.ts'
import type { State } from '../../law/jurisdictions.ts'
import { autoInputs } from '../../rating/inputs/auto.ts'
import type { ExtraCovers } from '../../risk/auto/extra-covers.ts'
import { propertyDamageOf } from '../../risk/auto/liability.ts'
import type { AutoRisk, RatedDriver, RatedVehicle } from '../../risk/auto.ts'
import { otherCoversOf } from '../../risk/other-covers.ts'
import {
  type AutoDeductible,
  type AutoLimits,
  autoDeductibles,
  comprehensiveDeductibles,
  driverDiscounts,
  type Incident,
  incidentKinds,
  limitsOf,
  medicalPayments,
  type PhysicalDamage,
  policyDiscounts,
  propertyDamages,
  rentalAllowances,
  type VehicleOwnership,
} from '../../risk/words.ts'
import { ageOn, type Day, monthsBetween } from '../../units/day.ts'
import { neutralAnswers } from '../neutral-answers.ts'
import {
  coverageIn,
  elementAt,
  needDay,
  needText,
  needWhole,
  readMultiPolicy,
  readName,
  readShared,
} from './read-parts.ts'

const incidents: readonly Incident[] = [...autoInputs.incidents.values, 'NOT_AT_FAULT']
const deductibles = autoDeductibles
/** The deductible where no car is covered: it changes no price. */
const usualDeductible = '500'

/** The risk of an auto request as the connector writes it. Throws an AcordError for any other. */
export function readAuto(message: XmlElement): AutoRisk {
  const business = elementAt(message, 'PersAutoLineBusiness')
  const cars = allAt(business, 'PersVeh')
  const [car] = cars
  if (!car) throw new AcordError('no PersVeh')
  const { policy, shared, insured } = readShared(message, textAt(car, 'TerritoryCd'))
  const { effective } = shared
  const drivers = allAt(business, 'PersDriver')
  const limits = isYes(policy, 'stateMinimum') ? 'MIN' : readLimits(car)
  const damage = readDamage(car)
  return {
    line: 'auto',
    ...shared,
    insured,
    household: {
      home: oneOf(autoInputs.homeOwnership.values, answerTo(policy, 'homeOwnership') ?? neutralAnswers.home),
      credit: oneOf(autoInputs.credit.values, answerTo(policy, 'credit')),
      ...readMultiPolicy(policy),
    },
    prior: readPrior(policy),
    auto: {
      limits,
      ...readPropertyDamage({ car, state: shared.state, effective, limits }),
      ...readOtherCovers({ car, state: shared.state, effective, limits }),
      ...damage,
      ...readChosenCovers({ policy, car, state: shared.state }),
      ...readExtraCovers(policy, car),
      incidents: someOf(incidents, answerTo(policy, 'incidents')),
      ...discountsOf(someOf(policyDiscounts, answerTo(policy, 'policyDiscounts'))),
    },
    drivers: drivers.map(driver => ({
      ...readDriver(driver, effective),
      ...readRecord(policy, { driver, effective }),
      ...discountsOf(someOf(driverDiscounts, answerTo(driver, 'driverDiscounts'))),
    })),
    vehicles: cars.map(vehicle => ({
      ...readVehicle(vehicle, effective),
      ...readDeductible(vehicle, damage.deductible),
      ...readPrincipalDriver(vehicle, drivers),
    })),
  }
}

function discountsOf<Discount>(discounts: readonly Discount[]): { readonly discounts?: readonly Discount[] } {
  return discounts.length > 0 ? { discounts } : {}
}

function readPrior(policy: XmlElement): AutoRisk['prior'] {
  const before = firstAt(policy, 'OtherOrPriorPolicy')
  const answers = {
    insurance: oneOf(
      autoInputs.priorInsurance.values,
      answerTo(policy, 'priorInsurance') ?? neutralAnswers.prior.insurance,
    ),
    limits: oneOf(
      autoInputs.priorLimits.values,
      answerTo(policy, 'priorLimits') ?? neutralAnswers.prior.limits,
    ),
  }
  if (!before) return { ...answers, tenureYears: 0 }
  return {
    ...answers,
    carrier: needText(before, 'InsurerName'),
    tenureYears: needWhole(before, 'LengthTimeWithPreviousInsurer/NumUnits'),
  }
}

function readLimits(car: XmlElement): AutoRisk['auto']['limits'] {
  const liability = levelOf(limitIn(car, 'BI'))
  if (!liability) throw new AcordError('no such limits of BI')
  return liability
}

function levelOf(perPerson: string | undefined) {
  return (['L50', 'L100', 'L250'] as const).find(limits => String(limitsOf[limits].perPerson) === perPerson)
}

/** The limit for damage to property that was chosen apart from the limits. */
function readPropertyDamage({ car, limits, ...home }: BoughtCar): Pick<AutoRisk['auto'], 'propertyDamage'> {
  const choice = propertyDamages.find(amount => amount === limitIn(car, 'PD'))
  return propertyDamageOf(choice, { ...home, auto: { limits } })
}

/** The first limit of a coverage; undefined where the car has no such coverage, or it has no limit. */
function limitIn(car: XmlElement, code: string): string | undefined {
  const coverage = coverageIn(car, code)
  return coverage && amountOf(firstAt(coverage, 'Limit'))
}

/** The covers that the state has the buyer choose: unlimited injury protection is one without a limit. */
function readChosenCovers({
  policy,
  car,
  state,
}: Readonly<Record<'policy' | 'car', XmlElement>> & { readonly state: State }): Partial<AutoRisk['auto']> {
  const tort = answerTo(policy, 'tort')
  const elsewhere = answerTo(policy, 'injuryProtection')
  const protection =
    elsewhere === undefined ? readProtection(car, state) : oneOf(injuryProtectionLevels, elsewhere)
  return {
    ...(protection ? { injuryProtection: protection } : {}),
    ...(tort === undefined ? {} : { tort: oneOf(tortOptions, tort) }),
  }
}

/** The injury protection that was chosen: not the amount that the state puts in. */
function readProtection(car: XmlElement, state: State): AutoRisk['auto']['injuryProtection'] {
  const limit = coverageIn(car, 'PIP') && (limitIn(car, 'PIP') ?? 'UNLIMITED')
  const usual = pricedCovers(state).included.find(({ cover }) => cover === 'injuryProtection')
  if (limit === undefined) return usual && 'NONE'
  return usual && limit === String(usual.least) ? undefined : oneOf(injuryProtectionLevels, limit)
}

/** The covers chosen otherwise than the state puts them in. */
function readOtherCovers({ car, state, effective, limits }: BoughtCar): Partial<AutoRisk['auto']> {
  const [sum, payments = '0', allowance = '0'] = ['UM', 'MEDPM', rentalCode].map(code => limitIn(car, code))
  const level = sum === limitIn(car, 'BI') ? limits : (levelOf(sum) ?? 'MIN')
  const uninsured = sum === undefined ? 'NONE' : level
  const underinsured = coverageIn(car, 'UIM') !== undefined
  const paid = oneOf(medicalPayments, payments)
  const rental = oneOf(rentalAllowances, allowance)
  const usual = otherCoversOf({ state, effective, auto: { limits } })
  return {
    ...(uninsured === usual.uninsured ? {} : { uninsured }),
    ...(underinsured === (usual.underinsured !== 'NONE') ? {} : { underinsured }),
    ...(paid === usual.medicalPayments ? {} : { medicalPayments: paid }),
    ...(rental === usual.rental ? {} : { rental }),
  }
}

interface BoughtCar {
  readonly car: XmlElement
  readonly state: State
  readonly effective: Day
  readonly limits: AutoLimits
}

function readDamage(car: XmlElement): Pick<AutoRisk['auto'], 'physicalDamage' | 'deductible'> {
  const comprehensive = coverageIn(car, 'COMP')
  if (!comprehensive) return { physicalDamage: 'LIABILITY', deductible: usualDeductible }
  const collision = coverageIn(car, 'COLL')
  const physicalDamage: PhysicalDamage = collision ? 'FULL' : 'COMP'
  return { physicalDamage, deductible: oneOf(deductibles, deductibleOf(collision ?? comprehensive)) }
}

function deductibleOf(coverage: XmlElement): string | undefined {
  return amountOf(firstAt(coverage, 'Deductible'))
}

/** A deductible of losses other than collisions is one of its own where it differs from that of a collision. */
function readExtraCovers(policy: XmlElement, car: XmlElement): ExtraCovers {
  const [comprehensive, collision] = [coverageIn(car, 'COMP'), coverageIn(car, 'COLL')]
  const own = comprehensive && deductibleOf(comprehensive)
  const isApart = collision !== undefined && own !== deductibleOf(collision)
  return {
    ...(isApart ? { comprehensiveDeductible: oneOf(comprehensiveDeductibles, own) } : {}),
    ...(coverageIn(car, glassCode) ? { fullGlass: true } : {}),
    ...(coverageIn(car, roadsideCode) ? { roadside: true } : {}),
    ...(isNo(policy, 'uninsuredStacked') ? { uninsuredStacked: false } : {}),
  }
}

/** A deductible unlike that of the first car. */
function readDeductible(car: XmlElement, first: AutoDeductible): Pick<RatedVehicle, 'deductible'> {
  const { deductible } = readDamage(car)
  return deductible === first ? {} : { deductible }
}

function readDriver(driver: XmlElement, effective: Day): RatedDriver {
  const person = elementAt(driver, 'DriverInfo/PersonInfo')
  const dob = needDay(person, 'BirthDt')
  const licensedAt = 'DriverInfo/License/LicensedDt'
  const licensed = firstAt(driver, licensedAt) && needDay(driver, licensedAt)
  const [sex, marital] = [textAt(person, 'GenderCd'), textAt(person, 'MaritalStatusCd')]
  const occupation = textAt(person, 'OccupationClassCd')
  const relation = textAt(driver, 'PersDriverInfo/DriverRelationshipToApplicantCd')
  return {
    ...readName(driver),
    dob,
    age: ageOn(dob, effective),
    yearsLicensed: licensed ? ageOn(licensed, effective) : neutralAnswers.driver.yearsLicensed,
    sex: sex === undefined ? neutralAnswers.driver.sex : wordOf(sexes, sex),
    ...(relation === undefined ? {} : { relation: wordOf(relations, relation) }),
    maritalStatus:
      marital === undefined ? neutralAnswers.driver.maritalStatus : wordOf(maritalStatuses, marital),
    education: oneOf(autoInputs.drivers.of.education.values, answerTo(driver, 'education') ?? 'NOT_GIVEN'),
    employment: occupation === undefined ? 'NOT_GIVEN' : wordOf(occupations, occupation),
  }
}

/** The incidents that name a driver, in the order in which they were written. */
function readRecord(
  policy: XmlElement,
  { driver, effective }: { readonly driver: XmlElement; readonly effective: Day },
): Pick<RatedDriver, 'record'> {
  const own = allAt(policy, 'AccidentViolation').filter(
    ({ attributes }) => attributes.DriverRef === driver.attributes.id,
  )
  const record = own.map(incident => ({
    incident: oneOf(incidentKinds, textAt(incident, 'AccidentViolationCd')),
    monthsAgo: monthsBetween(needDay(incident, 'AccidentViolationDt'), effective),
  }))
  return record.length > 0 ? { record } : {}
}

/** Where several drive, the one by whom a car is rated is the one who drives it most. */
function readPrincipalDriver(
  { attributes }: XmlElement,
  drivers: readonly XmlElement[],
): Pick<RatedVehicle, 'principalDriver'> {
  const place = drivers.findIndex(driver => driver.attributes.id === attributes.RatedDriverRef)
  return drivers.length > 1 && place >= 0 ? { principalDriver: place } : {}
}

function readVehicle(vehicle: XmlElement, effective: Day): RatedVehicle {
  const year = needWhole(vehicle, 'ModelYear')
  return {
    year,
    make: needText(vehicle, 'Manufacturer'),
    model: needText(vehicle, 'Model'),
    vin: needText(vehicle, 'VehIdentificationNumber'),
    group: oneOf(autoInputs.vehicles.of.vehicleGroup.values, answerTo(vehicle, 'vehicleGroup')),
    age: Math.max(Number(effective.slice(0, 4)) - year, 0),
    use: wordOf(uses, textAt(vehicle, 'VehUseCd')),
    annualMiles: needWhole(vehicle, 'EstimatedAnnualDistance/NumUnits'),
    ownership: readOwnership(vehicle),
    ...(isYes(vehicle, 'antiTheft') ? { hasAntiTheft: true as const } : {}),
  }
}

function readOwnership(vehicle: XmlElement): VehicleOwnership {
  if (textAt(vehicle, 'LeasedVehInd') === '1') return 'LEASED'
  const interest = textAt(vehicle, 'AdditionalInterest/AdditionalInterestInfo/NatureInterestCd')
  return interest === lienholder ? 'FINANCED' : 'OWNED'
}
