import type { Text } from '../../language/text.ts'

/**
 * The values of a driver's fields, in words (spec 3.3.3, 3.3.4). In their own file, so that the view can load them
 * without the schema.
 */
export const genders = {
  F: { en: 'Female', es: 'Femenino' },
  M: { en: 'Male', es: 'Masculino' },
} as const satisfies Readonly<Record<string, Text>>
export type Gender = keyof typeof genders

export const maritalStatuses = {
  S: { en: 'Single or widowed', es: 'Soltero/a o viudo/a' },
  M: { en: 'Married or domestic partner', es: 'Casado/a o en pareja doméstica' },
  D: { en: 'Divorced or separated', es: 'Divorciado/a o separado/a' },
} as const satisfies Readonly<Record<string, Text>>
export type MaritalStatus = keyof typeof maritalStatuses

/** How another driver is related to the first one, who is "Insured". */
export const relations = {
  Spouse: { en: 'Spouse or domestic partner', es: 'Cónyuge o pareja doméstica' },
  Child: { en: 'Child', es: 'Hijo/a' },
  OtherRelated: { en: 'Other relative or household member', es: 'Otro familiar o persona del hogar' },
} as const satisfies Readonly<Record<string, Text>>
export type Relation = 'Insured' | keyof typeof relations

export const educations = {
  HIGH_SCHOOL_OR_EQUIVALENT: {
    en: 'High school or equivalent',
    es: 'Escuela secundaria (high school) o equivalente',
  },
  ASSOCIATES_OR_SOME_COLLEGE: {
    en: 'Associate degree or some college',
    es: 'Título asociado o algunos estudios universitarios',
  },
  BACHELORS: { en: 'Bachelor’s degree', es: 'Licenciatura' },
  MASTERS_OR_ABOVE: { en: 'Master’s degree or above', es: 'Maestría o superior' },
  VOCATIONAL: { en: 'Vocational training', es: 'Formación técnica' },
  OTHER: { en: 'Other', es: 'Otro' },
} as const satisfies Readonly<Record<string, Text>>
export type Education = keyof typeof educations

export const employments = {
  EMPLOYED: { en: 'Employed', es: 'Con empleo' },
  STUDENT: { en: 'Student', es: 'Estudiante' },
  RETIRED: { en: 'Retired', es: 'Jubilado/a' },
  MILITARY: { en: 'In the military', es: 'En las fuerzas armadas' },
  NOT_SEEKING_EMPLOYMENT: { en: 'Not seeking employment', es: 'No busca empleo' },
  UNEMPLOYED: { en: 'Unemployed', es: 'Sin empleo' },
} as const satisfies Readonly<Record<string, Text>>
export type Employment = keyof typeof employments
