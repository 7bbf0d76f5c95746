import { CardGroup, ChoiceCard } from '../../web/ui/ChoiceCard.tsx'
import { classes } from '../../web/ui/classes.ts'
import { FieldError, fieldId } from '../../web/ui/Field.tsx'
import { type StepViewProps, textOf } from '../../web/ui/step-view.ts'
import { ZipField } from '../../web/ui/ZipField.tsx'
import { LineIcon } from './LineIcon.tsx'
import styles from './StartView.module.css'
import type { StartProps } from './start.ts'

export { loadDrawings } from './LineIcon.tsx'
export const loadKind = () => import('./start.ts')

/** Which insurance, and the ZIP code (spec 2.3, step 1). */
export default function StartView({ properties, given, errors }: StepViewProps<StartProps>) {
  const { choices } = properties
  const chosen = textOf(given, 'type') || (choices.length === 1 ? choices[0]?.value : undefined)
  return (
    <div className={classes(styles.fields, choices.length === 1 && styles.alone)}>
      <div className={styles.lines}>
        <CardGroup
          legend="Type of insurance"
          columns={choices.length > 1 ? 2 : 1}
          describedBy={`${fieldId('type')}-error`}
        >
          {choices.map((choice, at) => (
            <ChoiceCard
              key={choice.value}
              id={at === 0 ? fieldId('type') : undefined}
              type="radio"
              name="type"
              value={choice.value}
              title={choice.title}
              description={choices.length === 1 ? 'The line I serve today' : undefined}
              icon={<LineIcon name={choice.icon} />}
              defaultChecked={choice.value === chosen}
              aria-invalid={errors.type ? true : undefined}
              required
            />
          ))}
        </CardGroup>
        <FieldError id={fieldId('type')} error={errors.type} />
      </div>
      <ZipField
        className={styles.zip}
        name="zipCode"
        defaultValue={textOf(given, 'zipCode')}
        error={errors.zipCode}
      />
    </div>
  )
}
