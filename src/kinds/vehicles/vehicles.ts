import {
  acceptsAction,
  type BegunItem,
  type ListStep,
  listAction,
  listFields,
  type Row,
} from '../../wizard/collection.ts'
import type { StepProps } from '../../wizard/step.ts'
import { carName } from '../vehicle/car-name.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { VehicleDetails } from '../vehicle-details/vehicle-details.ts'

/** A car as the list shows it (spec 3.3.6). */
export interface VehicleRow extends Row {
  /** Empty until entered. */
  readonly vin: string
}

/** The page as shown: the server adds the rows. */
export interface VehiclesProps extends StepProps {
  readonly vehicles: readonly VehicleRow[]
}

export const fields = listFields

/** Schema of the actions on the page. */
export function answer() {
  return listAction
}

/** The list of vehicles (spec 2.3.19.1). Its items answer the names `vehicle` and `details`. */
export function vehicles(props: StepProps): ListStep {
  return {
    kind: 'vehicles',
    props,
    fields,
    answer,
    accepts: acceptsAction,
    say: () => props.title,
    empty: { en: 'You must add at least one vehicle', es: 'Debe agregar al menos un auto.' },
    most: 10,
    full: {
      en: 'I can quote up to 10 cars at a time',
      we: 'We can quote up to 10 cars at a time',
      es: 'Se pueden cotizar hasta 10 autos a la vez.',
    },
    rows: items => ({ vehicles: items.map(rowOf) }),
  }
}

function rowOf({ uuid, answers, isFinished }: BegunItem): VehicleRow {
  // The first page of a car says which it is; the second may still be unanswered.
  const { vehicle, details } = answers as { vehicle: Vehicle; details?: VehicleDetails }
  const row = { id: uuid, name: carName(vehicle), vin: details?.vin ?? '' }
  return isFinished ? row : { ...row, unfinished: true }
}
