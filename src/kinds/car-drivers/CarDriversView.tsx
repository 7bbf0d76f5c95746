import { groupsIn } from '../../web/step/groups.ts'
import { type GivenAnswers, type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { FieldError, fieldId } from '../../web/ui/Field.tsx'
import { Select } from '../../web/ui/Select.tsx'
import styles from './CarDriversView.module.css'
import type { CarDriversProps } from './car-drivers.ts'

export const loadKind = () => import('./car-drivers.ts')

/** `cars.0.driver` -> "Car 1" */
export function nameOf(field: string): string {
  const at = /^cars\.(\d+)\./.exec(field)?.[1]
  return at === undefined ? 'Cars' : `Car ${Number(at) + 1}`
}

/** Who drives each car most. */
export default function CarDriversView({ properties, values, errors }: StepViewProps<CarDriversProps>) {
  const rows = groupsIn(values.cars)
  const driverOf = (id: string): GivenAnswers => rows.find(({ car }) => car === id) ?? {}
  return (
    <div className={styles.cars}>
      {properties.cars.map(({ id, name }, at) => (
        <div key={id}>
          <input type="hidden" name={`cars.${at}.car`} value={id} />
          <Select
            label={name}
            name={`cars.${at}.driver`}
            placeholder="Choose"
            options={properties.drivers.map(driver => ({ value: driver.id, label: driver.name }))}
            defaultValue={textOf(driverOf(id), 'driver')}
            error={errors[`cars.${at}.driver`]}
          />
        </div>
      ))}
      <FieldError id={fieldId('cars')} error={errors.cars} />
    </div>
  )
}
