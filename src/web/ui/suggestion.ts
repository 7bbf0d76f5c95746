/** One line of a list that a field offers while somebody types. */
export interface Suggestion {
  readonly id: string
  readonly label: string
}
