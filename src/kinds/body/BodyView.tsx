import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { AmountField } from '../../web/ui/form/AmountField.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import { useWords } from '../../web/words.ts'
import styles from './BodyView.module.css'
import { custom, heightText, shortest, tallest } from './heights.ts'

const words = wordsIn({
  en: {
    height: 'Height',
    choose: 'Choose',
    another: 'Another height',
    typed: 'Height in feet and inches',
    feet: 'Feet',
    ft: 'ft',
    inches: 'Inches',
    in: 'in',
    weight: 'Weight',
    pounds: 'pounds',
  },
  es: {
    height: 'Estatura',
    choose: 'Elija',
    another: 'Otra estatura',
    typed: 'Estatura en pies y pulgadas',
    feet: 'Pies',
    ft: 'pies',
    inches: 'Pulgadas',
    in: 'pulg.',
    weight: 'Peso',
    pounds: 'libras',
  },
})

export const loadKind = () => import('./body.ts').then(({ answer, fields }) => ({ answer, fields }))

const heights = Array.from({ length: tallest - shortest + 1 }, (_, at) => shortest + at).map(inches => ({
  value: String(inches),
  label: heightText(inches),
}))

/**
 * Height from a list or in feet and inches, and weight (spec 2.3.10.1). The style sheet shows feet and inches while
 * "Another height" is chosen, so that it works without scripts.
 */
export default function BodyView({ values, errors }: StepViewProps) {
  const say = useWords(words)
  const field = (name: string) => ({
    name,
    defaultValue: textOf(values, name),
    error: errors[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <div className={styles.body}>
      <Select
        className={styles.height}
        label={say.height}
        name="height"
        placeholder={say.choose}
        options={[...heights, { value: custom, label: say.another }]}
        defaultValue={textOf(values, 'height')}
        error={errors.height}
        required
      />
      <fieldset className={styles.custom} aria-label={say.typed}>
        <AmountField label={say.feet} unit={say.ft} maxLength={1} {...field('feet')} />
        <AmountField label={say.inches} unit={say.in} maxLength={2} {...field('inches')} />
      </fieldset>
      <AmountField
        className={styles.height}
        label={say.weight}
        unit={say.pounds}
        maxLength={3}
        required
        {...field('weight')}
      />
    </div>
  )
}
