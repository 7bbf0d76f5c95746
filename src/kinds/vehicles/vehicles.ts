import { type ListItem, type ListStep, listAction, listFields } from '../../wizard/collection.ts'
import type { StepProps } from '../../wizard/step.ts'
import { carName } from '../vehicle/car-name.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { VehicleDetails } from '../vehicle-details/vehicle-details.ts'

/** A car as the list shows one (spec 3.3). */
export interface VehicleRow {
  readonly id: string
  readonly name: string
  readonly vin: string
}

/** The page as it is shown: the server adds the rows. */
export interface VehiclesProps extends StepProps {
  readonly vehicles: readonly VehicleRow[]
}

/** A complete item of the list. */
interface VehicleItem extends ListItem {
  readonly uuid: string
  readonly vehicle: Vehicle
  readonly details: VehicleDetails
}

export const fields = listFields

/** Schema of what is done on the page. */
export function answer() {
  return listAction
}

/** The list of vehicles (spec 2.3, step 19). Its items answer the names `vehicle` and `details`. */
export function vehicles(props: StepProps): ListStep {
  return {
    kind: 'vehicles',
    props,
    fields,
    answer,
    say: () => props.title,
    empty: 'You must add at least one vehicle',
    most: 10,
    full: 'I can quote up to 10 cars at a time',
    // Only items that answered the names of this kind are finished.
    rows: items => ({ vehicles: (items as readonly VehicleItem[]).map(rowOf) }),
  }
}

function rowOf({ uuid, vehicle, details }: VehicleItem): VehicleRow {
  return { id: uuid, name: carName(vehicle), vin: details.vin }
}
