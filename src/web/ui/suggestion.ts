/** One line of the list a field offers while the visitor types. */
export interface Suggestion {
  readonly id: string
  readonly label: string
}
