import { type CarDriversAnswer, type CarDriversProps, carDrivers } from '../kinds/car-drivers/car-drivers.ts'
import { type CarMilesAnswer, type CarMilesProps, carMiles } from '../kinds/car-miles/car-miles.ts'
import type { Driver } from '../kinds/driver/driver.ts'
import {
  type AskedIncident,
  type DrivingRecordAnswer,
  type DrivingRecordProps,
  drivingRecord,
} from '../kinds/driving-record/driving-record.ts'
import { yearsBack } from '../kinds/driving-record/when-fields.ts'
import { carName } from '../kinds/vehicle/car-name.ts'
import type { Vehicle } from '../kinds/vehicle/vehicle.ts'
import type { VehicleDetails } from '../kinds/vehicle-details/vehicle-details.ts'
import { grouped } from '../language/numbers.ts'
import type { Text } from '../language/text.ts'
import { placeName, type State } from '../law/jurisdictions.ts'
import { mayRate, ruleFor } from '../law/law.ts'
import { factorOfIncident, isSure } from '../law/rule.ts'
import { annualMiles } from '../reference/vehicles/annual-miles.ts'
import type { Day } from '../units/day.ts'
import type { Step } from '../wizard/step.ts'
import { namedDrivers } from './questions/named-drivers.ts'

/** The auto questions that only visitors who want an exact price find, beside their prices. */

interface Household {
  readonly vehicles: readonly {
    readonly uuid: string
    readonly vehicle: Vehicle
    readonly details: Pick<VehicleDetails, 'usage' | 'daily_mileage'>
  }[]
  readonly drivers: readonly { readonly uuid: string; readonly driver: Driver }[]
  /** What happened to anybody in the household. */
  readonly incidents: { readonly choices: readonly string[] }
  readonly address: { readonly state: string }
  readonly today: Day
}

/** More of a kind in five years than an insurer would take. */
const most = 5

/** What each choice of the household stands for. */
const incidentsByChoice: Readonly<Record<string, AskedIncident>> = {
  AT_FAULT_1: { incident: 'AT_FAULT', least: 1, most: 1 },
  AT_FAULT_2: { incident: 'AT_FAULT', least: 2, most },
  NOT_AT_FAULT: { incident: 'NOT_AT_FAULT', least: 1, most },
  SPEEDING: { incident: 'SPEEDING', least: 1, most },
  OTHER_VIOLATION: { incident: 'OTHER_VIOLATION', least: 1, most },
  DUI: { incident: 'DUI', least: 1, most },
  SUSPENDED: { incident: 'SUSPENDED', least: 1, most },
  COMP_CLAIM: { incident: 'COMP_CLAIM', least: 1, most },
}

/** The incidents that the household reported and that its state lets insurers count. */
export function incidentsToPlace({
  incidents: { choices },
  address,
  today,
}: Pick<Household, 'incidents' | 'address' | 'today'>): readonly AskedIncident[] {
  // The address step accepts only the 51 states.
  const state = address.state as State
  return choices
    .flatMap(choice => incidentsByChoice[choice] ?? [])
    .filter(({ incident }) => mayRate({ line: 'auto', state, factor: factorOfIncident(incident), on: today }))
}

/** How long an incident counts: as the state's law says if that is sure, and otherwise as insurers usually do. */
function howLongItCounts({ address, today }: Pick<Household, 'address' | 'today'>): Text {
  // The address step accepts only the 51 states.
  const state = address.state as State
  const rule = ruleFor({ line: 'auto', state, factor: 'drivingRecord', on: today })
  const isLaw =
    rule.bound !== undefined && 'months' in rule.bound && rule.status === 'limited' && isSure(rule)
  return isLaw
    ? {
        en: `In ${placeName(state)}: ${rule.detail.en}`,
        es: `En ${placeName(state, 'es')}: ${rule.detail.es}`,
      }
    : { en: 'The longer ago it was, the less it costs.', es: 'Cuanto más tiempo haya pasado, menos cuesta.' }
}

/** Who had which incident, and when. */
export function whoAndWhen(household: Household): Step<DrivingRecordAnswer, DrivingRecordProps> {
  const drivers = namedDrivers(household)
  return drivingRecord({
    title:
      drivers.length > 1
        ? { en: 'Who was involved, and when?', es: '¿A quién le pasó y cuándo?' }
        : { en: 'When did each incident happen?', es: '¿Cuándo ocurrió cada incidente?' },
    short: { en: 'Driving record', es: 'Historial de manejo' },
    subtitle: {
      en: 'Leave out what you don’t remember. It counts as recent until an insurer looks at your driving record.',
      es: 'Deje en blanco lo que no recuerde. Cuenta como reciente hasta que una aseguradora consulte su historial de manejo.',
    },
    action: { en: 'Update my prices', es: 'Actualizar los precios' },
    skipLabel: { en: 'I don’t remember', es: 'No lo recuerdo' },
    incidents: incidentsToPlace(household),
    drivers,
    years: yearsBack(5, household.today),
    privacyShort: howLongItCounts(household),
    privacyInfo: {
      en: 'Insurers count an accident or a ticket with the driver who had it, and most stop counting it after 3 to 5 years. Until you tell me, I assume it was recent and count it for the driver it costs most.',
      we: 'Insurers count an accident or a ticket with the driver who had it, and most stop counting it after 3 to 5 years. Until you tell us, we assume it was recent and count it for the driver it costs most.',
      es: 'Las aseguradoras cuentan un accidente o una multa al conductor que lo tuvo, y la mayoría deja de contarlo después de 3 a 5 años. Mientras usted no lo indique, se supone que fue reciente y se cuenta al conductor al que más le cuesta.',
    },
  })
}

/** How far each car is driven in a year. */
export function howFar({ vehicles }: Pick<Household, 'vehicles'>): Step<CarMilesAnswer, CarMilesProps> {
  return carMiles({
    title:
      vehicles.length > 1
        ? {
            en: 'How many miles do you drive each car in a year?',
            es: '¿Cuántas millas recorre con cada auto en un año?',
          }
        : {
            en: 'How many miles do you drive your car in a year?',
            es: '¿Cuántas millas recorre con su auto en un año?',
          },
    short: { en: 'Annual mileage', es: 'Millas al año' },
    subtitle: {
      en: 'Compare your odometer today with an inspection or oil change receipt from a year ago.',
      es: 'Compare su odómetro de hoy con un recibo de inspección o de cambio de aceite de hace un año.',
    },
    action: { en: 'Update my prices', es: 'Actualizar los precios' },
    skipLabel: { en: 'I don’t know', es: 'No lo sé' },
    cars: vehicles.map(({ uuid, vehicle, details }) => {
      const assumed = grouped(annualMiles(details.usage, details.daily_mileage))
      return {
        id: uuid,
        name: carName(vehicle),
        hint: { en: `Assumed so far: ${assumed}`, es: `Se suponen: ${assumed}` },
      }
    }),
    privacyShort: {
      en: 'Fewer miles mean a lower price.',
      es: 'Menos millas significan un precio más bajo.',
    },
    privacyInfo: {
      en: 'Until you tell me, I estimate your annual mileage from your miles a day and add some for other trips. If you work from home some days, you may drive much less.',
      we: 'Until you tell us, we estimate your annual mileage from your miles a day and add some for other trips. If you work from home some days, you may drive much less.',
      es: 'Mientras usted no las indique, sus millas al año se estiman según sus millas al día, con algunas más por otros viajes. Si trabaja desde casa algunos días, es posible que maneje mucho menos.',
    },
  })
}

/** Who drives which car most. */
export function whoDrivesWhat(household: Household): Step<CarDriversAnswer, CarDriversProps> {
  return carDrivers({
    title: { en: 'Who drives which car most?', es: '¿Quién maneja más cada auto?' },
    short: { en: 'Who drives what', es: 'Quién maneja qué' },
    action: { en: 'Update my prices', es: 'Actualizar los precios' },
    skipLabel: { en: 'It varies', es: 'Varía' },
    cars: household.vehicles.map(({ uuid, vehicle }) => ({ id: uuid, name: carName(vehicle) })),
    drivers: namedDrivers(household),
    privacyShort: {
      en: 'Some insurers price each car by whoever drives it most.',
      es: 'Algunas aseguradoras fijan el precio de cada auto según quién lo maneja más.',
    },
    privacyInfo: {
      en: 'Some insurers match each car with its main driver. Others use their own rule, and this answer doesn’t change their price.',
      es: 'Algunas aseguradoras asignan a cada auto su conductor principal. Otras usan su propia regla, y esta respuesta no cambia su precio.',
    },
  })
}
