import { type ListItem, type ListStep, listAction, listFields } from '../../wizard/collection.ts'
import type { StepProps } from '../../wizard/step.ts'
import type { ISODate } from '../../wizard/today.ts'
import { ageAt, type Driver } from '../driver/driver.ts'

/** A driver as the list shows one (spec 3.3). */
export interface DriverRow {
  readonly id: string
  readonly name: string
  readonly age: number
}

/** The page as it is shown: the server adds the rows. */
export interface DriversProps extends StepProps {
  readonly drivers: readonly DriverRow[]
}

/** A complete item of the list. */
interface DriverItem extends ListItem {
  readonly uuid: string
  readonly driver: Driver
}

export const fields = listFields

/** Schema of what is done on the page. */
export function answer() {
  return listAction
}

/** The list of drivers (spec 2.3, step 16). Its items answer the name `driver`. */
export function drivers(props: StepProps): ListStep {
  return {
    kind: 'drivers',
    props,
    fields,
    answer,
    say: () => props.title,
    empty: 'Sorry. At least one driver needs to be specified.',
    most: 10,
    full: 'I can quote up to 10 drivers at a time',
    // Only items that answered the names of this kind are finished.
    rows: (items, today) => ({ drivers: (items as readonly DriverItem[]).map(item => rowOf(item, today)) }),
  }
}

function rowOf({ uuid, driver }: DriverItem, today: ISODate): DriverRow {
  return { id: uuid, name: `${driver.firstName} ${driver.lastName}`, age: ageAt(driver.dateBirth, today) }
}
