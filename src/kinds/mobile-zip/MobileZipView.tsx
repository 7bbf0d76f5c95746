import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { ZipField } from '../../web/step/ZipField.tsx'
import { ChoiceCards } from '../../web/ui/form/ChoiceCard.tsx'
import { useWords } from '../../web/words.ts'
import type { StartProps } from '../start/start.ts'
import { lineOfPage } from './line-of-page.ts'
import styles from './MobileZipView.module.css'

const words = wordsIn({
  en: { type: 'Type of insurance' },
  es: {
    type: 'Tipo de seguro',
  },
})

export const loadKind = () => import('./mobile-zip.ts').then(({ answer, fields }) => ({ answer, fields }))

/** The ZIP code alone (spec 2.3.2.1). It asks for the line only when the page does not imply one. */
export default function MobileZipView({ properties, values, errors }: StepViewProps<StartProps>) {
  const say = useWords(words)
  const { choices } = properties
  const line = lineOfPage(textOf(values, 'type'))
  const onlyChoice =
    choices.find(choice => choice.value === line) ?? (choices.length === 1 ? choices[0] : undefined)
  return (
    <>
      <input type="hidden" name="platform" value="mobile" />
      <ZipField
        className={styles.zip}
        name="zipCode"
        defaultValue={textOf(values, 'zipCode')}
        error={errors.zipCode}
      />
      {onlyChoice ? (
        <input type="hidden" name="type" value={onlyChoice.value} />
      ) : (
        <div>
          <ChoiceCards
            type="radio"
            name="type"
            legend={say.type}
            columns={2}
            choices={choices.map(({ value, title }) => ({ value, title }))}
            chosen={[]}
            error={errors.type}
          />
        </div>
      )}
    </>
  )
}
