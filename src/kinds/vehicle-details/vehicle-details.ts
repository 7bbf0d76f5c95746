import * as v from 'valibot'
import { alike, composed } from '../../language/texts.ts'
import { object, oneWord, wholeNumber } from '../../wizard/accepts.ts'
import { oneOf, said, text, whole } from '../../wizard/check.ts'
import { keysOf } from '../../wizard/keys-of.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import { plainVin, wholeVin } from './plain-vin.ts'
import { type Ownership, ownerships, shortUsages, type Usage, usages } from './uses.ts'

export interface VehicleDetails {
  /** Capital letters and digits, 10 to 17 of them. */
  readonly vin: string
  readonly ownership: Ownership
  readonly usage: Usage
  /** Whole miles on a day when the car is driven. */
  readonly daily_mileage: number
}

export interface VehicleDetailsProps extends StepProps {
  /** The car that was chosen on the page before. */
  readonly car: Vehicle
}

export const fields: Fields = {
  vin: { class: 'personal' },
  ownership: { class: 'personal' },
  usage: { class: 'personal' },
  daily_mileage: { class: 'personal' },
  uuid: { class: 'plain' },
}

const vinMessage = said({
  en: 'VIN is incorrect',
  es: 'Revise el VIN. Se necesitan al menos los primeros 10 de sus 17 caracteres.',
})
const mileageMessage = said({
  en: 'Please enter a whole number of miles, from 1 to 9999',
  es: 'Ingrese un número entero de millas, de 1 a 9,999.',
})

/** Schema of the answer. A VIN may be cut off after its tenth character; blanks and lowercase letters are accepted. */
export function answer() {
  const vin = v.pipe(
    text(said({ en: 'VIN is required', es: 'Ingrese el VIN.' })),
    v.transform(plainVin),
    v.minLength(10, vinMessage),
    v.regex(/^[A-HJ-NPR-Z0-9]{0,17}$/, vinMessage),
  )
  return v.object({
    vin,
    ownership: oneOf(
      keysOf(ownerships),
      said({ en: 'Ownership is required', es: 'Indique si es propio, financiado o arrendado.' }),
    ),
    usage: oneOf(keysOf(usages), said({ en: 'Usage is required', es: 'Elija para qué se usa.' })),
    daily_mileage: v.pipe(
      whole(said({ en: 'Daily mileage is required', es: 'Ingrese las millas por día.' }), mileageMessage),
      v.minValue(1, mileageMessage),
      v.maxValue(9999, mileageMessage),
    ),
  })
}

function accepts(): JsonSchema {
  const properties = {
    vin: {
      type: 'string',
      maxLength: 200,
      pattern: '^\\s*([A-HJ-NPR-Za-hj-npr-z0-9]\\s*){10,17}$',
      description: 'The VIN of 17 characters, or at least the first 10 of them',
    },
    ownership: oneWord(ownerships),
    usage: oneWord(usages),
    daily_mileage: { ...wholeNumber(1, 9999), description: 'Miles on a day when the car is driven' },
    uuid: { type: 'string', description: 'The id of the car in the list, to change that one' },
  }
  return object(properties, ['uuid'])
}

/** VIN, ownership, usage and daily mileage of a car (spec 2.3.18.1). Its short form leaves out the VIN. */
export function vehicleDetails(props: VehicleDetailsProps): Step<VehicleDetails, VehicleDetailsProps> {
  const say = ({ ownership, usage, daily_mileage }: VehicleDetails) =>
    composed(tell => {
      const miles = tell({
        en: `${daily_mileage} miles a day`,
        es: `${daily_mileage} ${daily_mileage === 1 ? 'milla' : 'millas'} al día`,
      })
      return `${tell(ownerships[ownership])}, ${tell(shortUsages[usage])}, ${miles}`
    })
  const schema = answer()
  // Enough to recognize it by; many cars share the beginning of a VIN.
  const more = ({ vin }: VehicleDetails) =>
    vin.length === wholeVin
      ? [{ label: alike('VIN'), text: { en: `ends in ${vin.slice(-4)}`, es: `termina en ${vin.slice(-4)}` } }]
      : []
  return { kind: 'vehicle-details', props, fields, answer: () => schema, accepts, say, more }
}
