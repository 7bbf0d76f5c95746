import type { Language } from '../../language/text.ts'
import type { EarlierAnswer } from '../answers/properties.ts'
import type { Quote } from './status.ts'

/** How one price came about, for the page behind a card. */
export interface Passport {
  /** The offer as its card shows it. */
  readonly quote: Quote
  readonly answers: readonly EarlierAnswer[]
  readonly assumptions: readonly PassportAssumption[]
  /** How the rates that we hold led to the price; absent if the insurer computed it, or the rates are gone. */
  readonly worksheet?: PassportWorksheet
}

/** An assumption of the price. */
export interface PassportAssumption {
  readonly text: string
  /** The page that asks for it, if there is one. */
  readonly route?: string
  /** That question in a word or two. */
  readonly label?: string
}

export interface PassportWorksheet {
  /** The insurer's number of these rates. */
  readonly version: string
  /** One for each driver, car and the like, in the order of the calculation. */
  readonly blocks: readonly PassportBlock[]
}

export interface PassportBlock {
  /** Absent for the policy as a whole. */
  readonly title?: string
  /** The language of the title, if that is not the language of the page. */
  readonly lang?: Language
  /** What the rates look up first, as values: nothing is computed in it. */
  readonly is_preparation?: true
  readonly rows: readonly PassportRow[]
}

/** A step that changed something: "Clean record", "minus 12%". */
export interface PassportRow {
  readonly label: string
  /** The language of the label, if that is not the language of the page. */
  readonly lang?: Language
  readonly effect: string
  /** The running amount after it, in dollars; absent if the step works on a factor. */
  readonly after?: string
  /** The running amounts before and after it, for a picture: from 0 to 1, which is the highest of its block. */
  readonly stair?: { readonly from: number; readonly to: number }
}
