/** Another quote of the same visitor, in another line. */
export interface OtherLine {
  readonly id: string
  readonly line: string
  /** "Car insurance" */
  readonly insurance: string
  /** Its prices, or the way to its open question. */
  readonly route: string
  readonly is_complete: boolean
}

/** A line that the visitor could add to a quote. */
export interface Addition {
  readonly line: string
  /** "Car insurance" */
  readonly insurance: string
  /** What it would take over, in words: "your name and your address"; empty for nothing. */
  readonly takes: string
  /** The visitor's quote of that line, if there is one. */
  readonly route?: string
}

/** A page that adds to what a quote insures. */
export interface FurtherPage {
  readonly route: string
  /** "Add another pet", or "Add or change pets" */
  readonly text: string
}
