/**
 * The values of a driver's fields, in words (spec 3.3.3, 3.3.4). In their own file, so that the view can load them
 * without the schema.
 */
export const genders = { F: 'Female', M: 'Male' } as const
export type Gender = keyof typeof genders

export const maritalStatuses = { S: 'Single', M: 'Married', D: 'Divorced' } as const
export type MaritalStatus = keyof typeof maritalStatuses

/** How another driver is related to the first one, who is "Insured". */
export const relations = { Spouse: 'Spouse', Child: 'Child', OtherRelated: 'Other relative' } as const
export type Relation = 'Insured' | keyof typeof relations

export const educations = {
  HIGH_SCHOOL_OR_EQUIVALENT: 'High school or equivalent',
  ASSOCIATES_OR_SOME_COLLEGE: 'Associate degree or some college',
  BACHELORS: 'Bachelor’s degree',
  MASTERS_OR_ABOVE: 'Master’s degree or above',
  VOCATIONAL: 'Vocational training',
  OTHER: 'Other',
} as const
export type Education = keyof typeof educations

export const employments = {
  EMPLOYED: 'Employed',
  STUDENT: 'Student',
  RETIRED: 'Retired',
  MILITARY: 'In the military',
  NOT_SEEKING_EMPLOYMENT: 'Not seeking employment',
  UNEMPLOYED: 'Unemployed',
} as const
export type Employment = keyof typeof employments
