import { personId } from '../../../kinds/birthdays/birthdays.ts'
import { dayCounted } from '../../../kinds/driving-record/when.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { AutoApplication } from '../../../lines/auto.ts'
import type { HomeownerApplication } from '../../../lines/homeowner.ts'
import type { LifeApplication } from '../../../lines/life.ts'
import type { PetApplication } from '../../../lines/pet.ts'
import { discountsOf } from '../../../lines/questions/auto-discounts.ts'
import type { RentersApplication } from '../../../lines/renters.ts'
import type { TravelApplication } from '../../../lines/travel.ts'
import { placeOf } from '../../../reference/places.ts'
import { vehicleGroup } from '../../../reference/vehicles/vehicle-groups.ts'
import type { PlacedApplication } from '../../../risk/any-line.ts'
import type { AutoAnswers, VehicleAnswer } from '../../../risk/auto/auto-answers.ts'
import { autoRisk } from '../../../risk/auto.ts'
import { type HomeownerAnswers, homeownerRisk } from '../../../risk/homeowner.ts'
import { lifeRisk } from '../../../risk/life.ts'
import { petRisk } from '../../../risk/pet.ts'
import { rentersRisk } from '../../../risk/renters.ts'
import type { Risk } from '../../../risk/risk.ts'
import { type TravelAnswers, travelRisk } from '../../../risk/travel.ts'
import { type AutoDeductible, driverDiscounts, policyDiscounts } from '../../../risk/words.ts'
import { type Day, dayOf } from '../../../units/day.ts'
import type { Answers } from '../../../wizard/walk.ts'

export interface Applied {
  readonly line: InsuranceLine
  /** The answers of a line walked to its end. */
  readonly application: Answers
  readonly today: Day
}

/** How each line turns answers into a risk; the types tie it to the questions of its line file. */
const risks: Readonly<Record<InsuranceLine, (placed: PlacedApplication<never>) => Risk>> = {
  renters: (placed: PlacedApplication<RentersApplication>) => rentersRisk(placed),
  auto: ({ application, ...placed }: PlacedApplication<AutoApplication>) =>
    autoRisk({ ...placed, application: ratedAuto(application, placed.today) }),
  homeowner: ({ application, ...placed }: PlacedApplication<HomeownerApplication>) =>
    homeownerRisk({ ...placed, application: ratedHome(application, placed.today) }),
  life: (placed: PlacedApplication<LifeApplication>) => lifeRisk(placed),
  pet: (placed: PlacedApplication<PetApplication>) => petRisk(placed),
  travel: ({ application, ...placed }: PlacedApplication<TravelApplication>) =>
    travelRisk({ ...placed, application: ratedTravel(application) }),
}

/** The answers with the rating group of each car, and with drivers named by their place in the list. */
function ratedAuto(application: AutoApplication, today: Day): AutoAnswers {
  const { record, carDrivers, carMiles, carDeductibles, ...beside } = application
  const { driverDiscounts: ofDrivers, policyDiscounts: ofPolicy, ...answers } = beside
  const placeOfDriver = (id: string) => answers.drivers.findIndex(({ uuid }) => uuid === id)
  const principal = (id: string) => carDrivers?.cars.find(({ car }) => car === id)?.driver
  return {
    ...answers,
    policyDiscounts: discountsOf(policyDiscounts, ofPolicy),
    drivers: answers.drivers.map(item => ({
      ...item,
      discounts: discountsOf(driverDiscounts, ofDrivers, item.uuid),
    })),
    vehicles: answers.vehicles.map((item): VehicleAnswer => {
      const driver = principal(item.uuid)
      const miles = carMiles?.cars.find(({ car }) => car === item.uuid)?.miles
      const deductible = carDeductibles?.cars.find(({ car }) => car === item.uuid)?.deductible
      return {
        ...item,
        group: vehicleGroup(item.vehicle),
        ...(driver ? { principalDriver: placeOfDriver(driver) } : {}),
        ...(miles === undefined ? {} : { annualMiles: miles }),
        ...(discountsOf(['ANTI_THEFT'], ofPolicy, item.uuid).length > 0 ? { hasAntiTheft: true } : {}),
        // The question offers only these.
        ...(deductible === undefined ? {} : { deductible: deductible as AutoDeductible }),
      }
    }),
    ...(record
      ? {
          record: {
            incidents: record.incidents.map(({ driver, incident, ...when }) => ({
              driver: placeOfDriver(driver),
              incident,
              on: dayCounted(when, today),
            })),
          },
        }
      : {}),
  }
}

/** The answers with the day of each claim. */
function ratedHome({ claimRecord, ...answers }: HomeownerApplication, today: Day): HomeownerAnswers {
  if (!claimRecord) return answers
  const claims = claimRecord.claims.map(({ year, month, ...claim }) => ({
    ...claim,
    on: dayCounted({ year, month }, today),
  }))
  return { ...answers, claimRecord: { claims } }
}

/** The answers with the full birth dates of travelers, if somebody gave them. */
function ratedTravel({ birthdays, ...answers }: TravelApplication): TravelAnswers {
  const withBirth = (traveler: TravelApplication['travelers']['traveler']) => {
    const { first_name, last_name, dob_year: year } = traveler
    const id = personId(first_name, last_name, year)
    const birthday = birthdays?.people.find(({ person }) => person === id)
    return { ...traveler, ...(birthday ? { born: dayOf({ ...birthday, year }) } : {}) }
  }
  const { traveler, others } = answers.travelers
  return { ...answers, travelers: { traveler: withBirth(traveler), others: others.map(withBirth) } }
}

/** The risk of a finished application of any line. */
export function riskOf({ line, application, today }: Applied): Risk {
  const place = placeOf(zipOf(application))
  if (!place) throw new Error('the ZIP of a checked address is unknown')
  // A finished walk has checked every answer against the line's own schema.
  return risks[line]({ application: application as never, place, today })
}

/** The ZIP code of the address, or of the start page when the line asks for no address. */
function zipOf({ address, start }: Answers): string {
  // The step kinds `address` and `start` checked these by their schemas.
  const home = address as { zipcode: string } | undefined
  return home?.zipcode ?? (start as { zipCode: string }).zipCode
}
