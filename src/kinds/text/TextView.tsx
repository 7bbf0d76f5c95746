import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { InfoTip } from '../../web/ui/dialog/InfoTip.tsx'
import { fill } from '../../web/ui/fill.ts'
import { AmountField } from '../../web/ui/form/AmountField.tsx'
import { Combobox } from '../../web/ui/form/Combobox.tsx'
import { useWords } from '../../web/words.ts'
import { matching } from '../current-insurer/matching.ts'
import type { TextProps } from './text.ts'

const words = wordsIn({
  en: { what: 'What’s this?', about: (label: string) => `About: ${label}` },
  es: {
    what: '¿Qué es esto?',
    about: label => `Acerca de: ${label}`,
  },
})

export const loadKind = () => import('./text.ts').then(({ answer, fields }) => ({ answer, fields }))

/** A single text or number, with suggestions if the line has some (spec 2.3.4.1). */
export default function TextView({ properties, values, errors }: StepViewProps<TextProps>) {
  const say = useWords(words)
  const { title, label = title, prefix, unit, placeholder, type, suggestions, 'info-tip': tip } = properties
  const shared = {
    label,
    name: 'text',
    defaultValue: textOf(values, 'text'),
    error: errors.text,
    hint: tip && (
      <>
        {say.what} <InfoTip label={say.about(label)} tip={tip} />
      </>
    ),
  }
  const input = { autoComplete: 'off', required: true, maxLength: 200, placeholder }
  if (!suggestions) {
    const numeric = type === 'number' && ({ inputMode: 'numeric', maxLength: 12 } as const)
    return <AmountField {...{ prefix, unit }} {...shared} {...input} {...numeric} />
  }
  const suggest = async (typed: string) =>
    matching(
      suggestions.map(name => ({ name })),
      typed,
    ).map(({ name }) => ({ id: name, label: name }))
  return (
    <Combobox {...{ suggest, input }} {...shared} wait={60} onChoose={chosen => fill('text', chosen.label)} />
  )
}
