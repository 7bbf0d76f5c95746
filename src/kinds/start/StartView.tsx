import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { ZipField } from '../../web/step/ZipField.tsx'
import { ChoiceCards } from '../../web/ui/form/ChoiceCard.tsx'
import { useWords } from '../../web/words.ts'
import { LineIcon } from './LineIcon.tsx'
import styles from './StartView.module.css'
import type { StartProps } from './start.ts'

const words = wordsIn({
  en: { type: 'Type of insurance' },
  es: {
    type: 'Tipo de seguro',
  },
})

export { loadDrawings } from './LineIcon.tsx'
export const loadKind = () => import('./start.ts').then(({ answer, fields }) => ({ answer, fields }))

/** Which insurance, and the ZIP code (spec 2.3.1.1). */
export default function StartView({ properties, values, errors }: StepViewProps<StartProps>) {
  const say = useWords(words)
  return (
    <div className={styles.fields}>
      <div className={styles.lines}>
        <ChoiceCards
          type="radio"
          name="type"
          legend={say.type}
          columns={3}
          choices={properties.choices}
          chosen={[textOf(values, 'type')]}
          draw={name => <LineIcon name={name} />}
          error={errors.type}
        />
      </div>
      {properties.partner !== undefined && (
        <>
          <input type="hidden" name="partner" value={properties.partner} />
          <input type="hidden" name="address" value={textOf(values, 'address')} />
        </>
      )}
      <ZipField
        className={styles.zip}
        name="zipCode"
        defaultValue={textOf(values, 'zipCode')}
        error={errors.zipCode}
      />
    </div>
  )
}
