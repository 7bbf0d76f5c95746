/** An instant to show: the browser writes it in its own time zone. */
export interface Moment {
  /** ISO 8601. */
  readonly at: string
  /** In the time zone of the visitor's state, which it names: "December 21, 2026 at 9:28 AM CST". */
  readonly text: string
}
