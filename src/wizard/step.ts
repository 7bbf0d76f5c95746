import type { GenericSchema } from 'valibot'
import type { Text } from '../language/text.ts'
import type { Day } from '../units/day.ts'

/**
 * The privacy class of a field. All answers are sealed and erased alike; `npm run explain` masks every field that is
 * not `plain`, and the list of earlier answers does not repeat health information.
 */
export type FieldClass = 'plain' | 'personal' | 'contact' | 'health'

/** One field of an answer's payload, and how a plain HTML form carries it. */
export interface Field {
  readonly class: FieldClass
  /**
   * `text` by default; a `flag` is a checkbox, a `list` one checkbox per value, a `date` three inputs named after it:
   * `dateBirth.month`, `dateBirth.day`, `dateBirth.year`. `codes` are inputs with one code each, a `group` is an object
   * whose inputs are named `traveler.first_name`, `groups` a list of these: `others.0.first_name`.
   */
  readonly form?: 'text' | 'flag' | 'list' | 'date' | 'codes' | 'group' | 'groups'
}

export type Fields = Readonly<Record<string, Field>>

/**
 * What every step shows (spec 3.1.1), in the wire's spelling. It is plain JSON: the page receives it worded in the visitor's
 * language, and builds the same schema from it as the server.
 */
export interface StepProps {
  readonly title: Text
  /**
   * Names the question where answers are listed: "Deductible" in "Deductible: $250". Every question of a line has one, which
   * `src/lines/check-line.ts` ensures. It is optional here because the start pages share this type, and their answers are listed
   * nowhere.
   */
  readonly short?: Text
  readonly subtitle?: Text
  readonly subtitleHtml?: Text
  /** Where the visitor may read the state's rules: linked if the question says that something does not count. */
  readonly law?: string
  /** The side box "Why we ask for this information", and its one-line form. */
  readonly privacyInfo?: Text
  readonly privacyShort?: Text
  /** Text of the button that answers; "Next" when absent. */
  readonly action?: Text
  /** Text of the button that skips, such as "I don't know"; "Skip this question" when absent. */
  readonly skipLabel?: Text
  /** That text is an answer by itself, such as "Tomorrow": nothing is left open, so nobody asks whether to really skip. */
  readonly skipAnswers?: true
  /** False hides the progress. */
  readonly step_visible?: boolean
  readonly information_disclosure?: boolean
}

/** A question of a line: its kind, its copy, and the schema that page and server both run on an answer. */
export interface Step<Answer = unknown, Props extends StepProps = StepProps> {
  readonly kind: string
  readonly props: Props
  readonly fields: Fields
  answer(today: Day): GenericSchema<unknown, Answer>
  /** What an answer may be, for callers who don't fill in a page: the same values that `answer` takes, without its messages. */
  accepts(today: Day): JsonSchema
  /** The answer in a few words, as the visitor would say it. */
  say(answer: Answer): Text
  /** What these few words leave out, part by part, for the page on which all answers are reviewed. */
  more?(answer: Answer): readonly AnswerPart[]
  /**
   * The part of a stored answer that still fits the other answers, for a refinement of several parts. Any other kind's answer is
   * asked again when it no longer fits.
   */
  stillFits?(stored: unknown, today: Day): StillFits<Answer>
}

/** A JSON Schema of a payload (draft 2020-12), as far as a schema can say what a question takes. */
export type JsonSchema = { readonly [Keyword: string]: unknown }

/** A part of an answer under its own label: "Age at first license: 17". */
export interface AnswerPart {
  readonly label: Text
  readonly text: Text
}

export interface StillFits<Answer> {
  /** Null if nothing of it remains. */
  readonly answer: Answer | null
  /** What the answer lost, or now lacks, in sentences. */
  readonly notes: readonly Text[]
}

/** What a skipped step stores. The wire says `{ "skip_answer": true }`. */
export const skipped = null
export type Skipped = typeof skipped
