import { type Speech, told } from '../../language/text.ts'
import rowStyles from '../../web/step/Rows.module.css'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { AmountField } from '../../web/ui/form/AmountField.tsx'
import { useSpeech } from '../../web/words.ts'
import type { StepProps } from '../../wizard/step.ts'
import { scheduled, valuableWords } from './words.ts'

export const loadKind = () => import('./valuables.ts').then(({ answer, fields }) => ({ answer, fields }))

/** `cameras` -> "Cameras" */
export function nameOf(field: string, speech: Speech): string {
  const kind = scheduled.find(name => name === field)
  return kind ? told(valuableWords[kind], speech) : field
}

/** What the things of each kind are worth together. */
export default function ValuablesView({ values, errors }: StepViewProps<StepProps>) {
  const speech = useSpeech()
  return (
    <div className={rowStyles.row}>
      {scheduled.map(kind => (
        <AmountField
          key={kind}
          label={told(valuableWords[kind], speech)}
          name={kind}
          prefix="$"
          inputMode="numeric"
          maxLength={9}
          defaultValue={textOf(values, kind)}
          error={errors[kind]}
        />
      ))}
    </div>
  )
}
