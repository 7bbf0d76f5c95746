import type { Text } from '../../language/text.ts'

/**
 * The values of a driver's fields, in words (spec 3.3.3, 3.3.4). In their own file, so that the view can load them
 * without the schema.
 */
export const genders = { F: { en: 'Female' }, M: { en: 'Male' } } as const satisfies Readonly<
  Record<string, Text>
>
export type Gender = keyof typeof genders

export const maritalStatuses = {
  S: { en: 'Single or widowed' },
  M: { en: 'Married or domestic partner' },
  D: { en: 'Divorced or separated' },
} as const satisfies Readonly<Record<string, Text>>
export type MaritalStatus = keyof typeof maritalStatuses

/** How another driver is related to the first one, who is "Insured". */
export const relations = {
  Spouse: { en: 'Spouse or domestic partner' },
  Child: { en: 'Child' },
  OtherRelated: { en: 'Other relative or household member' },
} as const satisfies Readonly<Record<string, Text>>
export type Relation = 'Insured' | keyof typeof relations

export const educations = {
  HIGH_SCHOOL_OR_EQUIVALENT: { en: 'High school or equivalent' },
  ASSOCIATES_OR_SOME_COLLEGE: { en: 'Associate degree or some college' },
  BACHELORS: { en: 'Bachelor’s degree' },
  MASTERS_OR_ABOVE: { en: 'Master’s degree or above' },
  VOCATIONAL: { en: 'Vocational training' },
  OTHER: { en: 'Other' },
} as const satisfies Readonly<Record<string, Text>>
export type Education = keyof typeof educations

export const employments = {
  EMPLOYED: { en: 'Employed' },
  STUDENT: { en: 'Student' },
  RETIRED: { en: 'Retired' },
  MILITARY: { en: 'In the military' },
  NOT_SEEKING_EMPLOYMENT: { en: 'Not seeking employment' },
  UNEMPLOYED: { en: 'Unemployed' },
} as const satisfies Readonly<Record<string, Text>>
export type Employment = keyof typeof employments
