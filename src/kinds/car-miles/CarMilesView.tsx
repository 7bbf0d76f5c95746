import { wordsIn } from '../../language/text.ts'
import { CarRows } from '../../web/step/CarRows.tsx'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { AmountField } from '../../web/ui/form/AmountField.tsx'
import { useWords } from '../../web/words.ts'
import type { CarMilesProps } from './car-miles.ts'

const words = wordsIn({
  en: { miles: 'miles a year' },
  es: {
    miles: 'millas al año',
  },
})

export { carOf as nameOf } from '../../web/step/CarRows.tsx'

export const loadKind = () => import('./car-miles.ts').then(({ answer, fields }) => ({ answer, fields }))

/** How far each car is driven in a year. */
export default function CarMilesView({ properties, values, errors }: StepViewProps<CarMilesProps>) {
  const say = useWords(words)
  return (
    <CarRows
      cars={properties.cars}
      given={values.cars}
      error={errors.cars}
      field={({ name, hint, prefix, given }) => (
        <AmountField
          label={name}
          name={`${prefix}.miles`}
          unit={say.miles}
          hint={hint}
          inputMode="numeric"
          maxLength={7}
          defaultValue={textOf(given, 'miles')}
          error={errors[`${prefix}.miles`]}
        />
      )}
    />
  )
}
