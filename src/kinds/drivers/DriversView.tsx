import { ItemList } from '../../web/ui/ItemList.tsx'
import type { StepViewProps } from '../../web/ui/step-view.ts'
import type { DriversProps } from './drivers.ts'

export const loadKind = () => import('./drivers.ts')

/** The drivers: edit, delete, add (spec 2.3, step 16). */
export default function DriversView({ properties: { drivers }, send }: StepViewProps<DriversProps>) {
  return (
    <ItemList
      items={drivers.map(({ id, name, age }) => ({ id, name, detail: `${age} years old` }))}
      none="No drivers are on the list yet."
      add="Add another driver"
      addFirst="Add a driver"
      loss="I’ll quote without this driver. You can add them back any time."
      send={send}
    />
  )
}
