import { wordsIn } from '../../language/text.ts'
import { CarRows } from '../../web/step/CarRows.tsx'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Select } from '../../web/ui/form/Select.tsx'
import { useWords } from '../../web/words.ts'
import type { CarDriversProps } from './car-drivers.ts'

const words = wordsIn({
  en: { choose: 'Choose' },
  es: {
    choose: 'Elija',
  },
})

export { carOf as nameOf } from '../../web/step/CarRows.tsx'

export const loadKind = () => import('./car-drivers.ts').then(({ answer, fields }) => ({ answer, fields }))

/** Who drives each car most. */
export default function CarDriversView({ properties, values, errors }: StepViewProps<CarDriversProps>) {
  const say = useWords(words)
  const options = properties.drivers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <CarRows
      cars={properties.cars}
      given={values.cars}
      error={errors.cars}
      field={({ name, prefix, given }) => (
        <Select
          label={name}
          name={`${prefix}.driver`}
          placeholder={say.choose}
          options={options}
          defaultValue={textOf(given, 'driver')}
          error={errors[`${prefix}.driver`]}
        />
      )}
    />
  )
}
