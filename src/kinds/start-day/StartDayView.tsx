import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Field } from '../../web/ui/form/Field.tsx'
import { useWords } from '../../web/words.ts'
import type { StartDayProps } from './start-day.ts'

const words = wordsIn({
  en: { day: 'Start date' },
  es: {
    day: 'Fecha de inicio',
  },
})

export const loadKind = () => import('./start-day.ts').then(({ answer, fields }) => ({ answer, fields }))

/** The first day of the policy. */
export default function StartDayView({ properties, values, errors }: StepViewProps<StartDayProps>) {
  const say = useWords(words)
  const { first_day, last_day } = properties
  return (
    <Field
      label={say.day}
      name="choice"
      type="date"
      min={first_day}
      max={last_day}
      // Until it is chosen, prices are for the first day.
      defaultValue={textOf(values, 'choice') || first_day}
      error={errors.choice}
      required
    />
  )
}
