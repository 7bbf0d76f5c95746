import { CarRows } from '../../web/step/CarRows.tsx'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Select } from '../../web/ui/form/Select.tsx'
import type { CarDeductiblesProps } from './car-deductibles.ts'

export { carOf as nameOf } from '../../web/step/CarRows.tsx'

export const loadKind = () =>
  import('./car-deductibles.ts').then(({ answer, fields }) => ({ answer, fields }))

/** The deductible of each car. */
export default function CarDeductiblesView({
  properties,
  values,
  errors,
}: StepViewProps<CarDeductiblesProps>) {
  const options = properties.deductibles.map(({ value, title }) => ({ value, label: title }))
  return (
    <CarRows
      cars={properties.cars}
      given={values.cars}
      error={errors.cars}
      field={({ name, prefix, given }) => (
        <Select
          label={name}
          name={`${prefix}.deductible`}
          options={options}
          defaultValue={textOf(given, 'deductible') || properties.usual}
          error={errors[`${prefix}.deductible`]}
        />
      )}
    />
  )
}
