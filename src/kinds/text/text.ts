import * as v from 'valibot'
import { grouped } from '../../language/numbers.ts'
import { told, type Text as Words } from '../../language/text.ts'
import { composed } from '../../language/texts.ts'
import type { Day } from '../../units/day.ts'
import { characters, object } from '../../wizard/accepts.ts'
import { said, text as typed } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'

/** The range of whole numbers, with the message for any other. */
export interface Range {
  readonly min: number
  readonly max: number | 'next year'
  readonly message: Words
}

export interface TextProps extends StepProps {
  readonly label?: Words
  /** Shown before the field, like "$". */
  readonly prefix?: string
  /** Shown after the field, like "sq ft". */
  readonly unit?: Words
  readonly placeholder?: Words
  readonly 'info-tip'?: Words
  /** Digits only; blanks, thousands commas and a dollar sign are removed, and cents are rounded to dollars. */
  readonly type?: 'number'
  readonly range?: Range
  /** The message for nothing, if the usual one would not help. */
  readonly blank?: Words
  /** Offered while typing; any other text is accepted. */
  readonly suggestions?: readonly string[]
}

export interface Text {
  /** In numeric mode only digits. */
  readonly text: string
}

export const fields: Fields = { text: { class: 'personal' } }

const nothing = { en: 'Please provide your input', es: 'Escriba una respuesta.' }

type Asked = Pick<TextProps, 'type' | 'prefix'> & {
  readonly blank?: Words | string
  readonly range?: Omit<Range, 'message'> & { readonly message: Words | string }
}

/** Schema of the answer; `today` bounds a range that ends with the next year. */
export function answer({ type, range, prefix, blank = nothing }: Asked, today: Day) {
  if (type !== 'number') return v.object({ text: typed(said(blank)) })
  const max = range?.max === 'next year' ? Number(today.slice(0, 4)) + 1 : (range?.max ?? Infinity)
  const fits = (digits: string) => !range || (Number(digits) >= range.min && Number(digits) <= max)
  const digits = v.pipe(
    v.unknown(),
    v.transform(value => (typeof value === 'number' ? String(value) : value)),
    typed(said(blank)),
    v.transform(typed => typed.replace(/[\s,$]/g, '')),
    v.transform(typed => (prefix === '$' ? withoutCents(typed) : typed)),
    v.regex(
      /^\d{1,9}$/,
      said({ en: 'Please enter a number, using digits only', es: 'Ingrese un número, solo con dígitos.' }),
    ),
    v.check(fits, said(range?.message ?? '')),
    v.transform(digits => String(Number(digits))),
  )
  return v.object({ text: v.optional(digits, null) })
}

function accepts(props: TextProps, today: Day): JsonSchema {
  const { type, range, prefix, label, unit, suggestions } = props
  const about = [label && told(label, 'we'), prefix, unit && told(unit, 'we')].filter(Boolean).join(', ')
  const described = about && { description: about }
  if (type !== 'number')
    return object({
      text: { ...characters(200), ...described, ...(suggestions && { examples: suggestions.slice(0, 10) }) },
    })
  const cents = prefix === '$' ? '(\\.[\\s,$\\d]*)?' : ''
  return object({
    text: {
      type: [prefix === '$' ? 'number' : 'integer', 'string'],
      minimum: range?.min ?? 0,
      maximum: mostOf(range, today),
      pattern: `^[\\s,$]*\\d[\\s,$\\d]*${cents}$`,
      ...described,
    },
  })
}

/** The largest number: of a range, or of nine digits. */
function mostOf(range: Pick<Range, 'max'> | undefined, today: Day): number {
  if (!range) return 999_999_999
  return range.max === 'next year' ? Number(today.slice(0, 4)) + 1 : range.max
}

/** "1200.50" -> "1201"; anything else stays as it is. */
function withoutCents(typed: string): string {
  return /^\d{1,9}\.\d{0,2}$/.test(typed) ? String(Math.round(Number(typed))) : typed
}

/** A single text or number (spec 2.3.4.1). */
export function text(props: TextProps): Step<Text, TextProps> {
  const { prefix = '', unit } = props
  const amount = (digits: string) => (props.prefix || unit ? grouped(Number(digits)) : digits)
  return {
    kind: 'text',
    props,
    fields,
    answer: daily(today => answer(props, today)),
    accepts: today => accepts(props, today),
    say: answer => composed(tell => `${prefix}${amount(answer.text)}${unit ? ` ${tell(unit)}` : ''}`),
  }
}
