import { type FormEvent, useState } from 'react'
import { monthChoices } from '../../language/days.ts'
import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { fill } from '../../web/ui/fill.ts'
import { Combobox } from '../../web/ui/form/Combobox.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import type { Suggestion } from '../../web/ui/form/suggestion.ts'
import { useSpeech, useWords } from '../../web/words.ts'
import styles from './CurrentInsurerView.module.css'
import type { CurrentInsurerProps } from './current-insurer.ts'
import { listed, matching } from './matching.ts'

const words = wordsIn({
  en: {
    insurer: 'Insurer',
    since: 'When did your current policy start?',
    month: 'Month',
    year: 'Year',
    choose: 'Choose',
  },
  es: {
    insurer: 'Aseguradora',
    since: '¿Cuándo empezó su póliza actual?',
    month: 'Mes',
    year: 'Año',
    choose: 'Elija',
  },
})

export const loadKind = () =>
  import('./current-insurer.ts').then(({ answer, fields }) => ({ answer, fields }))

/** The current insurer, and since when unless that insurer skips it (spec 2.3.20.2). */
export default function CurrentInsurerView({
  properties: { insurers, years },
  values,
  errors,
}: StepViewProps<CurrentInsurerProps>) {
  const say = useWords(words)
  const monthOptions = monthChoices(useSpeech())
  const [name, setName] = useState(() => textOf(values, 'current_insurer'))
  const suggest = async (text: string): Promise<readonly Suggestion[]> =>
    matching(insurers, text).map(insurer => ({ id: insurer.name, label: insurer.name }))
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setName(target.value)
  }
  return (
    <div className={styles.insurer}>
      <div onInput={onInput}>
        <Combobox
          label={say.insurer}
          name="current_insurer"
          defaultValue={textOf(values, 'current_insurer')}
          error={errors.current_insurer}
          suggest={suggest}
          wait={60}
          onChoose={({ label }) => fill('current_insurer', label)}
          input={{ autoComplete: 'off', required: true, maxLength: 200 }}
        />
      </div>
      {listed(insurers, name)?.skipsPolicyStart !== true && (
        <fieldset className={styles.since}>
          <legend className={styles.legend}>{say.since}</legend>
          <Select
            label={say.month}
            name="current_policy_start_month"
            placeholder={say.choose}
            options={monthOptions}
            defaultValue={textOf(values, 'current_policy_start_month')}
            error={errors.current_policy_start_month}
          />
          <Select
            label={say.year}
            name="current_policy_start_year"
            placeholder={say.choose}
            options={years.map(year => ({ value: String(year), label: String(year) }))}
            defaultValue={textOf(values, 'current_policy_start_year')}
            error={errors.current_policy_start_year}
          />
        </fieldset>
      )}
    </div>
  )
}
