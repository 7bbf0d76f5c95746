import type { AskableDriver, AskableRisk } from '../../risk/askable.ts'
import { unattributed } from '../../risk/auto/driving-record.ts'
import type { RatedVehicle } from '../../risk/auto.ts'
import { addMonths, ageOn, type Day, isDay } from '../../units/day.ts'
import type { License } from '../needs/details.ts'
import { bodies, maritalStatuses, occupations, relations, sexes, unlessNotGiven, uses } from './codes.ts'
import { coverParts, coversOf, priorCovers } from './covers.ts'
import type { Dialect } from './dialect.ts'
import { questionAnswer } from './questions.ts'
import {
  type AcordQuestion,
  listed,
  locationPart,
  opening,
  parties,
  personName,
  policy,
  quantity,
} from './request.ts'
import { element, textElement, type XmlPart, type XmlParts } from './xml/xml-write.ts'

/** The question for an auto price (docs/decisions/022-acord.md). */
export function autoRequest(question: AcordQuestion<AskableRisk<'auto'>>): XmlPart {
  const { risk, dialect, details } = question
  return element('PersAutoPolicyQuoteInqRq', [
    ...opening(question),
    ...parties(question),
    policy(question, {
      lineCode: 'AUTOP',
      months: 6,
      parts: [...prior(risk, dialect), ...household(risk), ...records(risk)],
      answers: answers(risk),
    }),
    element('PersAutoLineBusiness', [
      element('LOBCd', 'AUTOP'),
      ...risk.drivers.map((driver, index) =>
        driverPart(risk, { driver, index, license: details?.licenses?.[index] ?? {} }),
      ),
      ...risk.vehicles.map((vehicle, index) => vehiclePart(question, { vehicle, index })),
    ]),
    locationPart(risk, 'GaragingAddress'),
  ])
}

function prior(risk: AskableRisk<'auto'>, dialect: Dialect): XmlParts {
  const { prior } = risk
  const { units } = dialect
  if (prior?.carrier === undefined) return []
  const { carrier, tenureYears } = prior
  return [
    element('OtherOrPriorPolicy', [
      element('PolicyCd', 'Prior'),
      element('LOBCd', 'AUTOP'),
      textElement('InsurerName', carrier),
      element('LengthTimeWithPreviousInsurer', quantity(tenureYears, units.years)),
      ...coverParts(priorCovers(risk), dialect),
    ]),
  ]
}

const residences = { OWN_HOUSE: 'OWNED', OWN_CONDO: 'OWNED', RENT: 'RENTD', FAMILY: 'OTHER', OTHER: 'OTHER' }

/** Only a driver who is alone in the household is certain to drive the car. */
function household({ household: { home }, vehicles, drivers }: AskableRisk<'auto'>): XmlParts {
  const isAlone = drivers.length === 1
  return [
    element('PersApplicationInfo', [
      home && element('ResidenceOwnedRentedCd', residences[home]),
      element('NumVehsInHousehold', String(vehicles.length)),
    ]),
    ...(isAlone ? vehicles : []).map((_, index) => ({
      name: 'DriverVeh',
      attributes: { DriverRef: 'Drv1', VehRef: `Veh${index + 1}` },
      content: [element('UsePct', '100')],
    })),
  ]
}

/**
 * Incidents whose driver the visitor named. The code is our own word: insurers use code lists of their own. The date is the
 * latest one that is as many months before the policy.
 */
function records({ drivers, effective }: AskableRisk<'auto'>): XmlParts {
  return drivers.flatMap(({ record = [] }, index) =>
    record.map(({ incident, monthsAgo }) => ({
      name: 'AccidentViolation',
      attributes: { DriverRef: `Drv${index + 1}` },
      content: [
        element('AccidentViolationCd', incident),
        element('AccidentViolationDt', addMonths(effective, -monthsAgo)),
      ],
    })),
  )
}

function answers({ auto, prior, household }: AskableRisk<'auto'>): XmlParts {
  return [
    questionAnswer('stateMinimum', auto.limits === 'MIN'),
    questionAnswer('injuryProtection', leftElsewhere(auto)),
    questionAnswer('uninsuredStacked', auto.uninsuredStacked),
    questionAnswer('tort', auto.tort),
    questionAnswer('incidents', listed(auto.incidents)),
    questionAnswer('priorInsurance', prior?.insurance),
    questionAnswer('priorLimits', prior?.limits),
    questionAnswer('homeOwnership', household.home),
    questionAnswer('credit', household.credit),
    questionAnswer('multiPolicy', household.multiPolicy),
    questionAnswer('policyDiscounts', auto.discounts && listed(auto.discounts)),
  ]
}

/** A member of a list, and its position in it. */
type Numbered<Name extends string, Item> = Readonly<Record<Name, Item>> & { readonly index: number }

function driverPart(
  risk: AskableRisk<'auto'>,
  { driver, index, license }: Numbered<'driver', AskableDriver> & { readonly license: License },
): XmlPart {
  const { dob, age, yearsLicensed, sex, maritalStatus, education, relation } = driver
  const employment = unlessNotGiven(driver.employment)
  const licensed =
    license.since ??
    (yearsLicensed === undefined ? undefined : licensedOn({ dob, age, yearsLicensed }, risk.effective))
  const driven = mostDriven(risk, index)
  return {
    name: 'PersDriver',
    attributes: { id: `Drv${index + 1}` },
    content: [
      element('GeneralPartyInfo', [personName(driver)]),
      element('DriverInfo', [
        element('PersonInfo', [
          sex && element('GenderCd', sexes[sex]),
          element('BirthDt', dob),
          maritalStatus && element('MaritalStatusCd', maritalStatuses[maritalStatus]),
          employment && element('OccupationClassCd', occupations[employment]),
        ]),
        element('License', [
          isMaybeSuspended(risk, driver) ? undefined : element('LicenseStatusCd', 'Active'),
          licensed && element('LicensedDt', licensed),
          textElement('LicensePermitNumber', license.number),
          // Most insurers don't ask for the state of the license: a household's drivers nearly always have that of their home.
          element('StateProvCd', license.state ?? risk.state),
        ]),
      ]),
      {
        name: 'PersDriverInfo',
        attributes: driven < 0 ? {} : { VehPrincipallyDrivenRef: `Veh${driven + 1}` },
        content: [relation && element('DriverRelationshipToApplicantCd', relations[relation])],
      },
      questionAnswer('education', unlessNotGiven(education)),
      questionAnswer('driverDiscounts', driver.discounts && listed(driver.discounts)),
    ],
  }
}

/** A license that is or may be suspended: if the visitor did not say whose, it may be anybody's. */
function isMaybeSuspended(risk: AskableRisk<'auto'>, { record = [] }: AskableDriver): boolean {
  return unattributed(risk).includes('SUSPENDED') || record.some(({ incident }) => incident === 'SUSPENDED')
}

/** The first car that a driver drives most; -1 for none. An only car without a named driver counts as the first driver's. */
function mostDriven({ vehicles }: AskableRisk<'auto'>, index: number): number {
  const isOnly = vehicles.length === 1 && vehicles[0]?.principalDriver === undefined
  return isOnly && index === 0 ? 0 : vehicles.findIndex(({ principalDriver }) => principalDriver === index)
}

interface Licensed {
  readonly dob: Day
  readonly age: number
  readonly yearsLicensed: number
}

/**
 * The day of the first license: a birthday, as many years before the first day of the policy as the driver has been licensed. For
 * someone born on 29 February it is the day before or after in a year without that day.
 */
function licensedOn({ dob, age, yearsLicensed }: Licensed, effective: Day): Day {
  const year = Number(dob.slice(0, 4)) + age - yearsLicensed
  const birthday = `${year}${dob.slice(4)}`
  const days: readonly Day[] = isDay(birthday) ? [birthday] : [`${year}-02-28`, `${year}-03-01`]
  return days.find(day => ageOn(day, effective) === yearsLicensed) ?? dob
}

function vehiclePart(
  { risk, dialect }: AcordQuestion<AskableRisk<'auto'>>,
  { vehicle, index }: Numbered<'vehicle', RatedVehicle>,
): XmlPart {
  const driver = risk.drivers.length === 1 ? 0 : vehicle.principalDriver
  const rated: Readonly<Record<string, string>> =
    driver === undefined ? {} : { RatedDriverRef: `Drv${driver + 1}` }
  return {
    name: 'PersVeh',
    attributes: { id: `Veh${index + 1}`, LocationRef: 'Loc1', ...rated },
    content: [
      textElement('Manufacturer', vehicle.make),
      textElement('Model', vehicle.model),
      element('ModelYear', String(vehicle.year)),
      textElement('VehBodyTypeCd', bodies[vehicle.group]),
      textElement('VehIdentificationNumber', vehicle.vin),
      element('LeasedVehInd', vehicle.ownership === 'LEASED' ? '1' : '0'),
      vehicle.ownership === 'FINANCED'
        ? element('AdditionalInterest', [
            element('AdditionalInterestInfo', [element('NatureInterestCd', lienholder)]),
          ])
        : undefined,
      element('VehUseCd', uses[vehicle.use]),
      element('EstimatedAnnualDistance', quantity(vehicle.annualMiles, dialect.units.miles)),
      element('TerritoryCd', risk.location.territory),
      questionAnswer('vehicleGroup', vehicle.group),
      questionAnswer('antiTheft', vehicle.hasAntiTheft),
      ...coverParts(coversOf({ ...risk, vehicles: [vehicle] }), dialect),
    ],
  }
}

/** The lender or lessor of a car. */
export const lienholder = 'LIEN'

/** A choice of injury protection that no limit expresses. */
function leftElsewhere({ injuryProtection }: AskableRisk<'auto'>['auto']): string | undefined {
  return injuryProtection === 'EXCLUDED' || injuryProtection === 'OPTED_OUT' ? injuryProtection : undefined
}
