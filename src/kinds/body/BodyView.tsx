import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { AmountField } from '../../web/ui/AmountField.tsx'
import { Select } from '../../web/ui/Select.tsx'
import styles from './BodyView.module.css'
import { custom, heightText, shortest, tallest } from './heights.ts'

export const loadKind = () => import('./body.ts')

const heights = [
  ...Array.from({ length: tallest - shortest + 1 }, (_, at) => shortest + at).map(inches => ({
    value: String(inches),
    label: heightText(inches),
  })),
  { value: custom, label: 'Another height' },
]

/**
 * Height from a list or in feet and inches, and weight (spec 2.3.10.1). The style sheet shows feet and inches while
 * "Another height" is chosen, so that it works without scripts.
 */
export default function BodyView({ values, errors }: StepViewProps) {
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
        label="Height"
        name="height"
        placeholder="Choose"
        options={heights}
        defaultValue={textOf(values, 'height')}
        error={errors.height}
        required
      />
      <fieldset className={styles.custom} aria-label="Height in feet and inches">
        <AmountField label="Feet" unit="ft" maxLength={1} {...field('feet')} />
        <AmountField label="Inches" unit="in" maxLength={2} {...field('inches')} />
      </fieldset>
      <AmountField
        className={styles.height}
        label="Weight"
        unit="pounds"
        maxLength={3}
        required
        {...field('weight')}
      />
    </div>
  )
}
