import type { NeedsField } from '../../contract/purchase/needs.ts'
import { wordsIn } from '../../language/text.ts'
import { Field } from '../ui/form/Field.tsx'
import { Radios } from '../ui/form/Radios.tsx'
import { Select } from '../ui/form/Select.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    choose: 'Choose one',
    dayFirst: 'Month/day/year, like 5/14/2012',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    choose: 'Elija una opción',
    dayFirst: 'Mes/día/año, como 5/14/2012',
    yes: 'Sí',
    no: 'No',
  },
})

const inputs = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'numeric' },
  date: { inputMode: 'numeric' },
  'license number': { autoComplete: 'off', autoCapitalize: 'characters' },
  text: {},
} as const

/** The control for one of an insurer's questions. */
export function NeedsControl({
  field,
  error,
}: {
  readonly field: NeedsField
  readonly error: string | undefined
}) {
  const say = useWords(words)
  const { name, label, kind, options = [], isOptional = false, typed, lang } = field
  switch (kind) {
    case 'yes or no':
      return (
        <div lang={lang}>
          <Radios
            name={name}
            legend={label}
            options={{ yes: say.yes, no: say.no }}
            chosen={typed}
            optional={isOptional}
            error={error}
          />
        </div>
      )
    case 'choice':
      return (
        <div lang={lang}>
          <Select
            name={name}
            label={label}
            placeholder={say.choose}
            options={options}
            defaultValue={typed}
            optional={isOptional}
            error={error}
          />
        </div>
      )
    default:
      return (
        <div lang={lang}>
          <Field
            name={name}
            label={label}
            hint={kind === 'date' ? say.dayFirst : undefined}
            defaultValue={typed}
            optional={isOptional}
            error={error}
            {...inputs[kind]}
          />
        </div>
      )
  }
}
