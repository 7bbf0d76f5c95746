import { ItemList } from '../../web/step/ItemList.tsx'
import type { StepViewProps } from '../../web/step/step-view.ts'
import type { VehiclesProps } from './vehicles.ts'

export const loadKind = () => import('./vehicles.ts')

/** The cars: edit, delete, add (spec 2.3.19.1). It shows only the end of a VIN. */
export default function VehiclesView({ properties: { vehicles }, send }: StepViewProps<VehiclesProps>) {
  return (
    <ItemList
      items={vehicles.map(({ vin, ...row }) => ({ ...row, detail: vin && `VIN ending in ${vin.slice(-4)}` }))}
      none="No cars are on the list yet."
      add="Add another car"
      addFirst="Add a car"
      loss="I’ll quote without this car. You can add it back any time."
      send={send}
    />
  )
}
