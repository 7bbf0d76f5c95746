import type { GivenAnswers } from './step-view.ts'

/** The rows of a list of groups. */
export function groupsIn(value: unknown): readonly GivenAnswers[] {
  return Array.isArray(value) ? value.map(groupIn) : []
}

/** The fields of a group; none for anything else. */
export function groupIn(value: unknown): GivenAnswers {
  // An object of any shape is read by name, and only texts and numbers count.
  return typeof value === 'object' && value !== null ? (value as GivenAnswers) : {}
}
