import { type Speech, spoken, type Told, told, wordsIn } from '../../language/text.ts'
import { groupsIn } from '../../web/step/groups.ts'
import rowStyles from '../../web/step/Rows.module.css'
import { type GivenAnswers, type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { useRows } from '../../web/step/use-rows.ts'
import { WhenFields } from '../../web/step/WhenFields.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { classes } from '../../web/ui/classes.ts'
import { FieldError, fieldId } from '../../web/ui/form/Field.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import { useSpeech, useWords } from '../../web/words.ts'
import { submitWith } from '../../wizard/pressed.ts'
import styles from './DrivingRecordView.module.css'
import type { DrivingRecordProps } from './driving-record.ts'
import { type IncidentWord, incidentTitle, incidentWords, mostRows } from './words.ts'

const words = wordsIn({
  en: {
    all: 'Incidents',
    one: (number: number, part: string) => `Incident ${number}, ${part}`,
    another: 'Another one',
    add: 'Add another',
    what: 'What happened?',
    who: 'Who was it?',
    choose: 'Choose',
  },
  es: {
    all: 'Incidentes',
    one: (number, part) => `Incidente ${number}, ${part}`,
    another: 'Otro más',
    add: 'Agregar otro',
    what: '¿Qué pasó?',
    who: '¿Quién fue?',
    choose: 'Elija',
  },
})

/** The fields of a row, as the list of complaints names them. */
const parts = wordsIn({
  en: { incident: 'what happened', driver: 'who', month: 'month', year: 'year' },
  es: {
    incident: 'qué pasó',
    driver: 'quién fue',
    month: 'mes',
    year: 'año',
  },
})

export const loadKind = () => import('./driving-record.ts').then(({ answer, fields }) => ({ answer, fields }))

/** `incidents.1.year` -> "Incident 2, year" */
export function nameOf(field: string, speech: Speech): string {
  const say = spoken(words, speech)
  const [, at, part = ''] = /^incidents\.(\d+)\.(.+)$/.exec(field) ?? []
  const told = Object.entries(spoken(parts, speech)).find(([name]) => name === part)?.[1]
  return at === undefined ? say.all : say.one(Number(at) + 1, told ?? part)
}

/** Who had each incident, and when. Each has a row; what happened more than once gets further ones. */
export default function DrivingRecordView({ properties, values, errors }: StepViewProps<DrivingRecordProps>) {
  const say = useWords(words)
  const { rows, list, add } = useRows(() => rowsFor(properties, groupsIn(values.incidents)))
  const mayRepeat = properties.incidents.filter(({ most }) => most > 1)

  return (
    <div className={rowStyles.rows} ref={list}>
      {rows.map(({ key, values }, at) => (
        <Incident key={key} {...{ at, values, errors, properties, mayRepeat }} />
      ))}
      <FieldError id={fieldId('incidents')} error={errors.incidents} />
      {mayRepeat.length > 0 && rows.length < mostRows && (
        <Button
          // Without scripts the page reloads with one more row.
          {...submitWith({ add: 'incidents' })}
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

interface IncidentProps {
  readonly at: number
  readonly values: GivenAnswers
  readonly errors: Readonly<Record<string, string>>
  readonly properties: Told<DrivingRecordProps>
  readonly mayRepeat: DrivingRecordProps['incidents']
}

function Incident({ at, values, errors, properties, mayRepeat }: IncidentProps) {
  const say = useWords(words)
  const { drivers, years } = properties
  const incident = incidentIn(values)
  const speech = useSpeech()
  const [only, ...others] = drivers
  const field = (part: keyof typeof parts.en) => ({
    name: `incidents.${at}.${part}`,
    defaultValue: textOf(values, part),
    error: errors[`incidents.${at}.${part}`],
  })
  return (
    <fieldset className={classes(rowStyles.row, styles.incident)}>
      <legend className={rowStyles.legend}>
        {incident ? told(incidentTitle(incident), speech) : say.another}
      </legend>
      {incident ? (
        <input type="hidden" name={`incidents.${at}.incident`} value={incident} />
      ) : (
        <Select
          label={say.what}
          placeholder={say.choose}
          options={mayRepeat.map(one => ({
            value: one.incident,
            label: told(incidentTitle(one.incident), speech),
          }))}
          {...field('incident')}
        />
      )}
      {only && others.length === 0 ? (
        <input type="hidden" name={`incidents.${at}.driver`} value={only.id} />
      ) : (
        <Select
          label={say.who}
          placeholder={say.choose}
          options={drivers.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('driver')}
        />
      )}
      <WhenFields years={years} field={field} />
    </fieldset>
  )
}

/** What was filled in before, and a blank row for each incident that it leaves out. */
function rowsFor(
  { incidents }: Pick<DrivingRecordProps, 'incidents'>,
  filled: readonly GivenAnswers[],
): readonly GivenAnswers[] {
  const blank = incidents.flatMap(({ incident, least }) => {
    const have = filled.filter(row => row.incident === incident).length
    return Array.from({ length: Math.max(least - have, 0) }, (): GivenAnswers => ({ incident }))
  })
  return [...filled, ...blank]
}

function incidentIn({ incident }: GivenAnswers): IncidentWord | undefined {
  return typeof incident === 'string' && Object.hasOwn(incidentWords, incident)
    ? // One of the record's own keys.
      (incident as IncidentWord)
    : undefined
}
