import type { Dec } from '../decimal.ts'
import type { Step, Unit } from '../plan/format/format-step.ts'

/** One row of the explanation of a price. */
export interface WorksheetRow {
  readonly sequence: number
  /** Which driver, car or traveler it is about; absent if it is about the policy. */
  readonly block?: string
  readonly id: string
  readonly label: string
  /** Both in Spanish; absent if the plan has no Spanish for them. */
  readonly es?: { readonly block?: string; readonly label?: string }
  readonly operation: Step['op'] | 'assign' | 'round'
  /** The unit of the running amount: dollars, or a factor. */
  readonly unit: Unit
  /** What was looked up: the key of the table's row, or the credits that were summed. */
  readonly key: string
  /** The factor or amount that the step applied. */
  readonly value: string
  /** The running amount before and after, in dollars or as a factor; none before the first step. */
  readonly before: Dec | null
  readonly after: Dec
  readonly rounding: string
  /** Page or rule of the manual. */
  readonly reference: string
  /** For a car whose driver was already named: another of that driver's factors. */
  readonly isFurther?: true
  /** Why the step was skipped; absent when it was applied. */
  readonly skipped?: string
}

export type Worksheet = readonly WorksheetRow[]

/** The running amounts of a worksheet, in the form of golden cases. */
export function runningAmounts(worksheet: Worksheet): string {
  return worksheet.map(({ after }) => after).join(' ')
}

/** A row before the worksheet numbers it. */
export type Row = Omit<WorksheetRow, 'sequence' | 'block'>
