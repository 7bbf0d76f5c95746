/** A report of any kind, before it is written: a title, and rows with the same columns. */
export interface Report {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** The column that bars are drawn from. */
  readonly drawn: number
}
