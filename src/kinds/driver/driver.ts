import * as v from 'valibot'
import { shortDay } from '../../language/days.ts'
import type { Text } from '../../language/text.ts'
import { alike, composed } from '../../language/texts.ts'
import { addYears, ageOn, type Day, dayOf } from '../../units/day.ts'
import { dayBetween, object, oneWord, orBlank, wholeNumber } from '../../wizard/accepts.ts'
import { type Message, oneOf, said, text, whole } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import { keysOf } from '../../wizard/keys-of.ts'
import type { AnswerPart, Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { notChosen } from '../choice/choice.ts'
import { type AgeLimit, birthDate, type Dob, type ToldLimit } from '../dob/dob.ts'
import { acceptedName, personName } from '../name/name.ts'
import {
  type Education,
  type Employment,
  educations,
  employments,
  type Gender,
  genders,
  type MaritalStatus,
  maritalStatuses,
  type Relation,
  relations,
} from './words.ts'

export interface Driver {
  readonly firstName: string
  readonly lastName: string
  readonly gender: Gender
  /** Only for the first driver. */
  readonly maritalStatus?: MaritalStatus
  /** "Insured" is the first driver. */
  readonly relation: Relation
  readonly dateBirth: Day
  readonly education?: Education
  readonly employment?: Employment
  /** Completed years of age. */
  readonly firstLicenseAge: number
}

/** Fields that not every state lets insurers price by. */
export type Unrated = 'gender' | 'maritalStatus' | 'education' | 'employment' | 'firstLicenseAge'

export interface DriverProps extends StepProps {
  /** The first driver is the insured, and is asked for the marital status instead of the relationship. */
  readonly first: boolean
  /** The minimum age of this driver: the first driver holds the policy. */
  readonly minAge?: AgeLimit
  /** Notes under the fields that do not affect the price in this state. */
  readonly unrated?: Readonly<Partial<Record<Unrated, Text>>>
}

export const fields: Fields = {
  firstName: { class: 'personal' },
  lastName: { class: 'personal' },
  gender: { class: 'personal' },
  maritalStatus: { class: 'personal' },
  relation: { class: 'personal' },
  dateBirth: { class: 'personal', form: 'date' },
  education: { class: 'personal' },
  employment: { class: 'personal' },
  firstLicenseAge: { class: 'personal' },
  uuid: { class: 'plain' },
}

/** The minimum age of a first license (spec 5.18), and so of a driver. */
const licenseAge = 16
/** The maximum age of a driver in completed years. */
const oldest = 110

interface Asked {
  readonly first: boolean
  readonly minAge?: ToldLimit
}

/** Schema of the answer. It stores only what the page asks about this driver. */
export function answer({ first, minAge }: Asked, today: Day) {
  // In the order of the page, so that complaints are listed in that order.
  const fieldsSchema = v.object({
    relation: first
      ? insured
      : oneOf(keysOf(relations), said({ en: 'Relation is required', es: 'Elija la relación.' })),
    firstName: personName(),
    lastName: personName(),
    dateBirth: dateOfBirth(today, minAge),
    gender: oneOf(keysOf(genders), said({ en: 'Gender is required', es: 'Elija el sexo.' })),
    ...(first && {
      maritalStatus: oneOf(
        keysOf(maritalStatuses),
        said({ en: 'Marital status is required', es: 'Elija el estado civil.' }),
      ),
    }),
    firstLicenseAge: v.pipe(
      whole(
        said({
          en: 'Age at first license is required',
          es: 'Ingrese la edad a la que obtuvo su primera licencia.',
        }),
        said({ en: 'Please use numbers only', es: 'Use solo números.' }),
      ),
      v.minValue(
        licenseAge,
        said({
          en: "The minimal age to get a driver's license is 16.",
          es: 'La edad mínima para obtener una licencia de conducir es de 16 años.',
        }),
      ),
    ),
    education: optional(educations),
    employment: optional(employments),
  })
  return v.pipe(
    // Conditional fields lose their type here.
    fieldsSchema as v.GenericSchema<unknown, DriverFields>,
    v.forward(
      v.partialCheck(
        [['dateBirth'], ['firstLicenseAge']],
        ({ dateBirth, firstLicenseAge }) => firstLicenseAge <= ageOn(dateBirth, today),
        said({ en: 'That’s older than the driver is today', es: 'El conductor aún no tiene esa edad.' }),
      ),
      ['firstLicenseAge'],
    ),
    v.transform(
      ({ education, employment, ...driver }): Driver => ({
        ...driver,
        ...(education && { education }),
        ...(employment && { employment }),
      }),
    ),
  )
}

function accepts({ first, minAge }: Asked, today: Day): JsonSchema {
  const youngest = Math.max(licenseAge, minAge?.years ?? 0)
  const properties = {
    relation: first ? { const: 'Insured' } : { ...oneWord(relations), description: 'To the first driver' },
    firstName: acceptedName,
    lastName: acceptedName,
    dateBirth: dayBetween(addYears(today, -oldest - 1), addYears(today, -youngest)),
    gender: oneWord(genders),
    ...(first && { maritalStatus: oneWord(maritalStatuses) }),
    firstLicenseAge: {
      ...wholeNumber(licenseAge, oldest),
      description: 'Completed years of age at the first license',
    },
    education: orBlank(oneWord(educations)),
    employment: orBlank(oneWord(employments)),
    uuid: { type: 'string', description: 'The id of the driver in the list, to change that one' },
  }
  return object(properties, ['education', 'employment', 'uuid', ...(first ? ['relation'] : [])])
}

/** The first driver is the insured, whatever was sent. */
const insured = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((): Relation => 'Insured'),
  ),
  null,
)

/** The values of the fields: an optional choice may be undefined. */
type DriverFields = Omit<Driver, 'education' | 'employment'> & {
  readonly education?: Education | undefined
  readonly employment?: Employment | undefined
}

/** A calendar day as `YYYY-MM-DD`; the complaint is about the first part that is blank or wrong. */
function dateOfBirth(today: Day, minAge: ToldLimit | undefined) {
  const date = birthDate({ today, years: oldest + 1 })
  const read = (typed: string, lang?: string) => {
    const [year, month, day] = typed.split('-', 3)
    return v.safeParse(date, { year, month, day }, { lang })
  }
  const complaint = (typed: string, lang?: string): Message | undefined => {
    const born = read(typed, lang)
    if (!born.success) return said(born.issues[0].message)
    const age = ageOn(dayOf(born.output), today)
    if (age < licenseAge)
      return said({
        en: `Drivers have to be at least ${licenseAge}. Please check the date`,
        es: `Los conductores deben tener al menos ${licenseAge} años. Revise la fecha.`,
      })
    if (minAge && age < minAge.years) return said(minAge.message)
    return age > oldest ? said({ en: 'Invalid year', es: 'Revise el año de nacimiento.' }) : undefined
  }
  return v.pipe(
    text(said({ en: 'Date of birth is required', es: 'Ingrese la fecha de nacimiento.' })),
    v.check(
      typed => complaint(typed) === undefined,
      issue => complaint(issue.input, issue.lang)?.(issue) ?? '',
    ),
    // An invalid date has been refused before.
    v.transform(typed => dayOf(read(typed).output as Dob)),
  )
}

/** An optional choice. */
function optional<Value extends string>(words: Readonly<Record<Value, Text>>) {
  const open = v.pipe(
    v.literal(''),
    v.transform(() => undefined),
  )
  return v.optional(v.union([v.picklist(keysOf(words)), open], notChosen))
}

/** Driver details (spec 2.3.15.1). */
export function driver(props: DriverProps): Step<Driver, DriverProps> {
  const say = ({ firstName, lastName }: Driver) => alike(`${firstName} ${lastName}`)
  return {
    kind: 'driver',
    props,
    fields,
    answer: daily(today => answer(props, today)),
    accepts: today => accepts(props, today),
    say,
    more,
  }
}

function more(driver: Driver): readonly AnswerPart[] {
  const { gender, maritalStatus, relation, dateBirth, education, employment, firstLicenseAge } = driver
  const parts = [
    {
      label: { en: 'Related to you', es: 'Relación con usted' },
      text: relation === 'Insured' ? undefined : relations[relation],
    },
    {
      label: { en: 'Birth date', es: 'Fecha de nacimiento' },
      text: composed((_, speech) => shortDay(dateBirth, speech)),
    },
    { label: { en: 'Gender', es: 'Sexo' }, text: genders[gender] },
    {
      label: { en: 'Marital status', es: 'Estado civil' },
      text: maritalStatus && maritalStatuses[maritalStatus],
    },
    {
      label: { en: 'Age at first license', es: 'Edad a la que obtuvo su primera licencia' },
      text: alike(String(firstLicenseAge)),
    },
    { label: { en: 'Education', es: 'Nivel de estudios' }, text: education && educations[education] },
    { label: { en: 'Employment', es: 'Situación laboral' }, text: employment && employments[employment] },
  ]
  return parts.flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]))
}
