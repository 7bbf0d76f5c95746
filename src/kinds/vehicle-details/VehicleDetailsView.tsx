import { useRef, useState } from 'react'
import { told, wordsIn } from '../../language/text.ts'
import { allTold } from '../../language/texts.ts'
import { type DecodedVin, type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Alert } from '../../web/ui/Alert.tsx'
import { Field } from '../../web/ui/form/Field.tsx'
import { Radios } from '../../web/ui/form/Radios.tsx'
import { useSpeech, useWords } from '../../web/words.ts'
import { carName } from '../vehicle/car-name.ts'
import { knownVin } from '../vehicle/known-vins.ts'
import { isSameCar } from './same-car.ts'
import { ownerships, usages } from './uses.ts'
import styles from './VehicleDetailsView.module.css'
import { VinField } from './VinField.tsx'
import type { VehicleDetailsProps } from './vehicle-details.ts'

const words = wordsIn({
  en: {
    other: (car: string, chosen: string) =>
      `This VIN belongs to a ${car}, but you chose a ${chosen}. Please check both. If they’re right, just keep going.`,
    ownership: 'Do you own it, or is it financed or leased?',
    usage: 'What do you use it for?',
    miles: 'Miles per day',
    roughly: 'On a day you drive it. A rough guess is fine.',
  },
  es: {
    other: (car, chosen) =>
      `Este VIN es de un ${car}, pero usted eligió un ${chosen}. Revise ambos. Si están bien, siga adelante.`,
    ownership: '¿Es propio, financiado o arrendado?',
    usage: '¿Para qué lo usa?',
    miles: 'Millas por día',
    roughly: 'En un día en que lo maneja. Basta un cálculo aproximado.',
  },
})

export const loadKind = () =>
  import('./vehicle-details.ts').then(({ answer, fields }) => ({ answer, fields }))

/** VIN, ownership, usage and daily mileage of one car (spec 2.3.18.1). */
export default function VehicleDetailsView(props: StepViewProps<VehicleDetailsProps>) {
  const say = useWords(words)
  const { properties, values, errors } = props
  const { car } = properties
  const speech = useSpeech()
  const { other, look } = useOtherCar(props)
  return (
    <div className={styles.details}>
      <VinField
        name="vin"
        defaultValue={textOf(values, 'vin') || knownVin(car)}
        error={errors.vin}
        required
        onVin={look}
      />
      {other && (
        <Alert look="note" text={say.other(told(carName(other), speech), told(carName(car), speech))} />
      )}
      <Radios
        name="ownership"
        legend={say.ownership}
        options={allTold(ownerships, speech)}
        chosen={values.ownership}
        error={errors.ownership}
      />
      <Radios
        name="usage"
        legend={say.usage}
        options={allTold(usages, speech)}
        chosen={values.usage}
        error={errors.usage}
      />
      <Field
        className={styles.miles}
        label={say.miles}
        hint={say.roughly}
        name="daily_mileage"
        inputMode="numeric"
        maxLength={4}
        defaultValue={textOf(values, 'daily_mileage')}
        error={errors.daily_mileage}
        required
      />
    </div>
  )
}

/** The car of the typed VIN, if it is not the chosen one. */
function useOtherCar({ properties: { car }, loadVehicleHelp }: StepViewProps<VehicleDetailsProps>) {
  const [other, setOther] = useState<DecodedVin | null>(null)
  const lastVin = useRef('')
  async function look(vin: string): Promise<void> {
    if (vin === lastVin.current) return
    lastVin.current = vin
    setOther(null)
    if (vin === '') return
    // This is only a hint: if the look-up fails, show nothing.
    const decoded = await loadVehicleHelp().then(
      help => help.decode(vin),
      () => null,
    )
    if (vin === lastVin.current && decoded && !isSameCar(decoded, car)) setOther(decoded)
  }
  return { other, look: (vin: string) => void look(vin) }
}
