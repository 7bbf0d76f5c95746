import { type FormEvent, useRef, useState } from 'react'
import { told, wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Field } from '../../web/ui/form/Field.tsx'
import { useSpeech, useWords } from '../../web/words.ts'
import styles from './TravelDatesView.module.css'
import type { TravelDatesProps } from './travel-dates.ts'
import { tripLength } from './trip-length.ts'

const words = wordsIn({
  en: { trip: 'Your trip', departure: 'Departure', return: 'Return' },
  es: {
    trip: 'Su viaje',
    departure: 'Salida',
    return: 'Regreso',
  },
})

export const loadKind = () => import('./travel-dates.ts').then(({ answer, fields }) => ({ answer, fields }))

/** Departure and return, with a remark about the length of the trip (spec 2.3.11.1, 2.3.11.2). */
export default function TravelDatesView({ properties, values, errors }: StepViewProps<TravelDatesProps>) {
  const say = useWords(words)
  const { first_day } = properties
  const [dates, setDates] = useState({
    from: textOf(values, 'departure_date'),
    to: textOf(values, 'return_date'),
  })
  const length = tripLength(dates.from, dates.to)
  const speech = useSpeech()
  const fields = useRef<HTMLFieldSetElement>(null)
  const input = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    setDates({ from: input('departure_date')?.value ?? '', to: input('return_date')?.value ?? '' })
  }
  const field = (name: string) => ({
    name,
    type: 'date',
    defaultValue: textOf(values, name),
    error: errors[name],
    required: true,
  })
  return (
    <fieldset className={styles.dates} ref={fields} onInput={onInput} aria-label={say.trip}>
      <Field label={say.departure} min={first_day} {...field('departure_date')} />
      <Field label={say.return} min={dates.from || first_day} {...field('return_date')} />
      <p className={styles.length} role="status">
        {/* Nothing for a trip that can't be. */}
        {dates.from >= first_day && length && told(length, speech)}
      </p>
    </fieldset>
  )
}
