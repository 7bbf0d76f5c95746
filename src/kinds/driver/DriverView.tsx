import { wordsIn } from '../../language/text.ts'
import { allTold } from '../../language/texts.ts'
import { BirthDate } from '../../web/step/DateFields.tsx'
import { NameFields } from '../../web/step/NameFields.tsx'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Field } from '../../web/ui/form/Field.tsx'
import { Radios } from '../../web/ui/form/Radios.tsx'
import { optionsOf, Select } from '../../web/ui/form/Select.tsx'
import { useSpeech, useWords } from '../../web/words.ts'
import styles from './DriverView.module.css'
import type { DriverProps } from './driver.ts'
import { educations, employments, genders, maritalStatuses, relations } from './words.ts'

const words = wordsIn({
  en: {
    relation: 'How are they related to the first driver?',
    birth: 'Date of birth',
    gender: 'Gender',
    license: 'As on the driver’s license. If it says X, choose the one your insurer has on file.',
    anyway: 'The form is the same in every state. Where an answer doesn’t count, insurers don’t get it.',
    maritalStatus: 'Marital status',
    age: 'Age at first license',
    anywhere: 'Any state or country counts.',
    education: 'Education',
    employment: 'Employment',
    unsaid: 'I’d rather not say',
  },
  es: {
    relation: '¿Qué relación tiene esta persona con el primer conductor?',
    birth: 'Fecha de nacimiento',
    gender: 'Sexo',
    license: 'Como en la licencia de conducir. Si dice X, elija el que tiene registrado su aseguradora.',
    anyway:
      'El formulario es el mismo en todos los estados. Donde una respuesta no cuenta, las aseguradoras no la reciben.',
    maritalStatus: 'Estado civil',
    age: 'Edad a la que obtuvo su primera licencia',
    anywhere: 'Cuenta la de cualquier estado o país.',
    education: 'Nivel de estudios',
    employment: 'Situación laboral',
    unsaid: 'Sin especificar',
  },
})

export const loadKind = () => import('./driver.ts').then(({ answer, fields }) => ({ answer, fields }))

/** One driver; the first is the insured (spec 2.3.15.1). */
export default function DriverView({ properties, values, errors }: StepViewProps<DriverProps>) {
  const say = useWords(words)
  const { first, unrated = {} } = properties
  const speech = useSpeech()
  const radios = (name: 'gender' | 'maritalStatus') => ({
    name,
    hint: unrated[name],
    chosen: values[name],
    error: errors[name],
  })
  const select = (name: 'education' | 'employment') => ({
    name,
    hint: unrated[name],
    defaultValue: textOf(values, name),
    error: errors[name],
    optional: true,
    placeholder: say.unsaid,
  })
  return (
    <div className={styles.driver}>
      {!first && (
        <Radios
          name="relation"
          legend={say.relation}
          options={allTold(relations, speech)}
          chosen={values.relation}
          error={errors.relation}
        />
      )}
      <NameFields {...{ values, errors }} other={!first} />
      <BirthDate
        name="dateBirth"
        legend={say.birth}
        defaultValue={textOf(values, 'dateBirth')}
        error={errors.dateBirth}
        other={!first}
      />
      <Radios
        legend={say.gender}
        options={allTold(genders, speech)}
        {...radios('gender')}
        hint={unrated.gender ? `${say.license} ${unrated.gender} ${say.anyway}` : say.license}
      />
      {first && (
        <Radios
          legend={say.maritalStatus}
          options={allTold(maritalStatuses, speech)}
          {...radios('maritalStatus')}
        />
      )}
      <Field
        className={styles.age}
        label={say.age}
        name="firstLicenseAge"
        hint={unrated.firstLicenseAge ?? say.anywhere}
        inputMode="numeric"
        maxLength={3}
        defaultValue={textOf(values, 'firstLicenseAge')}
        error={errors.firstLicenseAge}
        required
      />
      <div className={styles.pair}>
        <Select
          label={say.education}
          options={optionsOf(allTold(educations, speech))}
          {...select('education')}
        />
        <Select
          label={say.employment}
          options={optionsOf(allTold(employments, speech))}
          {...select('employment')}
        />
      </div>
    </div>
  )
}
