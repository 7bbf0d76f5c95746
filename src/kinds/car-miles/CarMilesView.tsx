import { groupsIn } from '../../web/step/groups.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { AmountField } from '../../web/ui/AmountField.tsx'
import { FieldError, fieldId } from '../../web/ui/Field.tsx'
import styles from './CarMilesView.module.css'
import type { CarMilesProps } from './car-miles.ts'

export const loadKind = () => import('./car-miles.ts')

/** `cars.0.miles` -> "Car 1" */
export function nameOf(field: string): string {
  const at = /^cars\.(\d+)\./.exec(field)?.[1]
  return at === undefined ? 'Cars' : `Car ${Number(at) + 1}`
}

/** How far each car is driven in a year. */
export default function CarMilesView({ properties, values, errors }: StepViewProps<CarMilesProps>) {
  const rows = groupsIn(values.cars)
  return (
    <div className={styles.cars}>
      {properties.cars.map(({ id, name }, at) => (
        <div key={id}>
          <input type="hidden" name={`cars.${at}.car`} value={id} />
          <AmountField
            label={name}
            name={`cars.${at}.miles`}
            unit="miles a year"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            defaultValue={textOf(rows.find(({ car }) => car === id) ?? {}, 'miles')}
            error={errors[`cars.${at}.miles`]}
          />
        </div>
      ))}
      <FieldError id={fieldId('cars')} error={errors.cars} />
    </div>
  )
}
