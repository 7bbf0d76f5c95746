import { BirthDate } from '../../web/step/DateFields.tsx'
import { NameFields } from '../../web/step/NameFields.tsx'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Field } from '../../web/ui/Field.tsx'
import { Radios } from '../../web/ui/Radios.tsx'
import { optionsOf, Select } from '../../web/ui/Select.tsx'
import styles from './DriverView.module.css'
import type { DriverProps } from './driver.ts'
import { educations, employments, genders, maritalStatuses, relations } from './words.ts'

export const loadKind = () => import('./driver.ts')

/** One driver; the first is the insured (spec 2.3.15.1). */
export default function DriverView({ properties, values, errors }: StepViewProps<DriverProps>) {
  const { first, unrated = {} } = properties
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
    placeholder: 'I’d rather not say',
  })
  return (
    <div className={styles.driver}>
      {!first && (
        <Radios
          name="relation"
          legend="How are they related to the first driver?"
          options={relations}
          chosen={values.relation}
          error={errors.relation}
        />
      )}
      <NameFields {...{ values, errors }} other={!first} />
      <BirthDate
        name="dateBirth"
        legend="Date of birth"
        defaultValue={textOf(values, 'dateBirth')}
        error={errors.dateBirth}
        other={!first}
      />
      <Radios legend="Gender" options={genders} {...radios('gender')} />
      {first && <Radios legend="Marital status" options={maritalStatuses} {...radios('maritalStatus')} />}
      <Field
        className={styles.age}
        label="Age at first license"
        name="firstLicenseAge"
        hint={unrated.firstLicenseAge ?? 'Any state or country counts.'}
        inputMode="numeric"
        maxLength={3}
        defaultValue={textOf(values, 'firstLicenseAge')}
        error={errors.firstLicenseAge}
        required
      />
      <div className={styles.pair}>
        <Select label="Education" options={optionsOf(educations)} {...select('education')} />
        <Select label="Employment" options={optionsOf(employments)} {...select('employment')} />
      </div>
    </div>
  )
}
