import { wordsIn } from '../../language/text.ts'
import { ItemList } from '../../web/step/ItemList.tsx'
import type { StepViewProps } from '../../web/step/step-view.ts'
import { useWords } from '../../web/words.ts'
import { wholeVin } from '../vehicle-details/plain-vin.ts'
import type { VehiclesProps } from './vehicles.ts'

const words = wordsIn({
  en: {
    vin: (end: string) => `VIN ending in ${end}`,
    none: 'No cars are on the list yet.',
    add: 'Add another car',
    addFirst: 'Add a car',
    loss: 'I’ll quote without this car. You can add it back any time.',
  },
  we: { loss: 'We’ll quote without this car. You can add it back any time.' },
  es: {
    vin: end => `VIN que termina en ${end}`,
    none: 'Todavía no hay autos en la lista.',
    add: 'Agregar otro auto',
    addFirst: 'Agregar un auto',
    loss: 'Se cotizará sin este auto. Puede volver a agregarlo cuando quiera.',
  },
})

export const loadKind = () => import('./vehicles.ts').then(({ answer, fields }) => ({ answer, fields }))

/** The cars: edit, delete, add (spec 2.3.19.1). It shows only the end of a whole VIN. */
export default function VehiclesView({ properties: { vehicles }, send }: StepViewProps<VehiclesProps>) {
  const say = useWords(words)
  return (
    <ItemList
      items={vehicles.map(({ vin, ...row }) => ({
        ...row,
        detail: vin.length === wholeVin && say.vin(vin.slice(-4)),
      }))}
      none={say.none}
      add={say.add}
      addFirst={say.addFirst}
      loss={say.loss}
      send={send}
    />
  )
}
