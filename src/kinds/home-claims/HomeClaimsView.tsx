import { type Speech, spoken, type Told, told, wordsIn } from '../../language/text.ts'
import { groupsIn } from '../../web/step/groups.ts'
import rowStyles from '../../web/step/Rows.module.css'
import { type GivenAnswers, type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { useRows } from '../../web/step/use-rows.ts'
import { WhenFields } from '../../web/step/WhenFields.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { AmountField } from '../../web/ui/form/AmountField.tsx'
import { FieldError, fieldId } from '../../web/ui/form/Field.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import { useSpeech, useWords } from '../../web/words.ts'
import { submitWith } from '../../wizard/pressed.ts'
import type { HomeClaimsProps } from './home-claims.ts'
import { perilTitle } from './words.ts'

const words = wordsIn({
  en: {
    all: 'Claims',
    one: (number: number) => `Claim ${number}`,
    part: (claim: string, part: string) => `${claim}, ${part}`,
    add: 'Add another',
    what: 'What was it for?',
    paid: 'About how much was paid?',
    paidHint: 'If you know. $0 if nothing was.',
    choose: 'Choose',
  },
  es: {
    all: 'Reclamos',
    one: number => `Reclamo ${number}`,
    part: (claim, part) => `${claim}, ${part}`,
    add: 'Agregar otro',
    what: '¿Cuál fue la causa?',
    paid: '¿Cuánto se pagó, más o menos?',
    paidHint: 'Si lo sabe. $0 si no se pagó nada.',
    choose: 'Elija',
  },
})

/** The fields of a row, as the list of complaints names them. */
const parts = wordsIn({
  en: { peril: 'what it was for', month: 'month', year: 'year', paid: 'amount paid' },
  es: { peril: 'causa', month: 'mes', year: 'año', paid: 'cantidad pagada' },
})

export const loadKind = () => import('./home-claims.ts').then(({ answer, fields }) => ({ answer, fields }))

/** `claims.1.year` -> "Claim 2, year" */
export function nameOf(field: string, speech: Speech): string {
  const say = spoken(words, speech)
  const [, at, part] = /^claims\.(\d+)\.(.+)$/.exec(field) ?? []
  if (at === undefined) return say.all
  const name = Object.entries(spoken(parts, speech)).find(([name]) => name === part)?.[1] ?? ''
  return say.part(say.one(Number(at) + 1), name)
}

/** What each claim was for, and when: a row for each, and further ones if the visitor had more. */
export default function HomeClaimsView({ properties, values, errors }: StepViewProps<HomeClaimsProps>) {
  const say = useWords(words)
  const { least, most } = properties
  const filled = groupsIn(values.claims)
  const { rows, list, add } = useRows(() => [
    ...filled,
    ...Array.from({ length: Math.max(least - filled.length, 0) }, (): GivenAnswers => ({})),
  ])
  return (
    <div className={rowStyles.rows} ref={list}>
      {rows.map(({ key, values }, at) => (
        <Claim key={key} {...{ at, values, errors, properties }} />
      ))}
      <FieldError id={fieldId('claims')} error={errors.claims} />
      {rows.length < most && (
        <Button
          // Without scripts the page reloads with one more row.
          {...submitWith({ add: 'claims' })}
          formNoValidate
          data-add
          onClick={add}
        >
          {say.add}
        </Button>
      )}
    </div>
  )
}

interface ClaimProps {
  readonly at: number
  readonly values: GivenAnswers
  readonly errors: Readonly<Record<string, string>>
  readonly properties: Told<HomeClaimsProps>
}

function Claim({ at, values, errors, properties: { perils, years } }: ClaimProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const [only, ...others] = perils
  const field = (part: keyof typeof parts.en) => ({
    name: `claims.${at}.${part}`,
    defaultValue: textOf(values, part),
    error: errors[`claims.${at}.${part}`],
  })
  return (
    <fieldset className={rowStyles.row}>
      <legend className={rowStyles.legend}>{say.one(at + 1)}</legend>
      {only && others.length === 0 ? (
        <input type="hidden" name={`claims.${at}.peril`} value={only} />
      ) : (
        <Select
          label={say.what}
          placeholder={say.choose}
          options={perils.map(peril => ({ value: peril, label: told(perilTitle(peril), speech) }))}
          {...field('peril')}
        />
      )}
      <WhenFields years={years} field={field} />
      <AmountField
        label={say.paid}
        hint={say.paidHint}
        prefix="$"
        inputMode="numeric"
        maxLength={9}
        {...field('paid')}
      />
    </fieldset>
  )
}
