import type { Driver } from '../../kinds/driver/driver.ts'
import type { Day } from '../../units/day.ts'

/** A driver as questions beside the prices name one. */
export interface NamedDriver {
  readonly id: string
  readonly name: string
  readonly born: Day
}

/** Each by first name; those who share it by first and last. */
export function namedDrivers({
  drivers,
}: {
  readonly drivers: readonly { readonly uuid: string; readonly driver: Driver }[]
}): readonly NamedDriver[] {
  return drivers.map(({ uuid, driver: { firstName, lastName, dateBirth } }) => {
    const isShared = drivers.filter(({ driver }) => driver.firstName === firstName).length > 1
    return { id: uuid, name: isShared ? `${firstName} ${lastName}` : firstName, born: dateBirth }
  })
}
