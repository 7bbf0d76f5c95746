import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { AmountField } from '../../web/ui/form/AmountField.tsx'
import { useWords } from '../../web/words.ts'
import type { TripCostProps } from './trip-cost.ts'

const words = wordsIn({
  en: { cost: 'Trip cost' },
  es: {
    cost: 'Costo del viaje',
  },
})

export const loadKind = () => import('./trip-cost.ts').then(({ answer, fields }) => ({ answer, fields }))

/** What a trip costs, in dollars (spec 2.3.13.1). */
export default function TripCostView({ values, errors }: StepViewProps<TripCostProps>) {
  const say = useWords(words)
  return (
    <AmountField
      label={say.cost}
      name="trip_cost"
      prefix="$"
      inputMode="decimal"
      maxLength={12}
      defaultValue={textOf(values, 'trip_cost')}
      error={errors.trip_cost}
      required
    />
  )
}
