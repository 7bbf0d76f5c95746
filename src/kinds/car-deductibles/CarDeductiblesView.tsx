import { groupsIn } from '../../web/step/groups.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { FieldError, fieldId } from '../../web/ui/Field.tsx'
import { Select } from '../../web/ui/Select.tsx'
import styles from '../car-drivers/CarDriversView.module.css'
import type { CarDeductiblesProps } from './car-deductibles.ts'

export const loadKind = () => import('./car-deductibles.ts')

export { nameOf } from '../car-drivers/CarDriversView.tsx'

/** The deductible of each car. */
export default function CarDeductiblesView({
  properties,
  values,
  errors,
}: StepViewProps<CarDeductiblesProps>) {
  const rows = groupsIn(values.cars)
  const own = (id: string) => textOf(rows.find(({ car }) => car === id) ?? {}, 'deductible')
  return (
    <div className={styles.cars}>
      {properties.cars.map(({ id, name }, at) => (
        <div key={id}>
          <input type="hidden" name={`cars.${at}.car`} value={id} />
          <Select
            label={name}
            name={`cars.${at}.deductible`}
            options={properties.deductibles.map(({ value, title }) => ({ value, label: title }))}
            defaultValue={own(id) || properties.usual}
            error={errors[`cars.${at}.deductible`]}
          />
        </div>
      ))}
      <FieldError id={fieldId('cars')} error={errors.cars} />
    </div>
  )
}
