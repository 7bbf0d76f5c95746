import { ItemList } from '../../web/ui/ItemList.tsx'
import type { StepViewProps } from '../../web/ui/step-view.ts'
import type { VehiclesProps } from './vehicles.ts'

export const loadKind = () => import('./vehicles.ts')

/** The cars: edit, delete, add (spec 2.3, step 19). Of a VIN it shows the end alone. */
export default function VehiclesView({ properties: { vehicles }, send }: StepViewProps<VehiclesProps>) {
  return (
    <ItemList
      items={vehicles.map(({ vin, ...row }) => ({ ...row, detail: vin && `VIN …${vin.slice(-4)}` }))}
      none="No car is listed yet."
      add="Add another car"
      addFirst="Add a car"
      loss="I then quote without this car. You may add it again at any time."
      send={send}
    />
  )
}
