import { monthChoices } from '../../language/days.ts'
import { wordsIn } from '../../language/text.ts'
import { Select } from '../ui/form/Select.tsx'
import { useSpeech, useWords } from '../words.ts'
import styles from './WhenFields.module.css'

const words = wordsIn({
  en: { month: 'Month', year: 'Year', choose: 'Choose', unsure: 'Not sure' },
  es: { month: 'Mes', year: 'Año', choose: 'Elija', unsure: 'No lo recuerdo' },
})

interface Props {
  /** On offer, the current one first. */
  readonly years: readonly number[]
  readonly field: (part: 'month' | 'year') => {
    readonly name: string
    readonly defaultValue: string
    readonly error: string | undefined
  }
}

/** When something happened: a year, and the month if the visitor remembers it. */
export function WhenFields({ years, field }: Props) {
  const say = useWords(words)
  return (
    <div className={styles.when}>
      <Select
        label={say.month}
        optional
        placeholder={say.unsure}
        options={monthChoices(useSpeech())}
        {...field('month')}
      />
      <Select
        label={say.year}
        placeholder={say.choose}
        options={years.map(year => ({ value: String(year), label: String(year) }))}
        {...field('year')}
      />
    </div>
  )
}
