import { type Text, told } from '../language/text.ts'
import type { Day } from '../units/day.ts'
import type { JsonSchema } from './step.ts'

// What the kinds build the JSON Schemas of their answers from. A number may be a text, and a blank field an empty one, because that
// is how a form sends them. Titles are English: only the values count.

type Properties = Readonly<Record<string, JsonSchema>>

/** An object with these properties and no others; all are required except the optional ones. */
export function object(properties: Properties, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter(name => !optional.includes(name))
  return { type: 'object', properties, required, additionalProperties: false }
}

/** A list with this many rows. */
export function rows(items: JsonSchema, { least = 0, most }: { least?: number; most: number }): JsonSchema {
  return { type: 'array', items, minItems: least, maxItems: most }
}

/** A row of a form, which may be left blank: then these of its fields are blank. */
export function rowOrBlank(
  properties: Properties,
  { blank, optional = [] }: { readonly blank: readonly string[]; readonly optional?: readonly string[] },
): JsonSchema {
  const left = object({ ...properties, ...Object.fromEntries(blank.map(name => [name, nothing])) }, optional)
  return {
    anyOf: [object(properties, optional), { ...left, description: 'A row left blank: it is ignored' }],
  }
}

const nothing: JsonSchema = { type: 'string', pattern: '^\\s*$' }

/** The same, or left blank. */
export function orBlank(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { const: '' }] }
}

interface Card {
  readonly value: string
  readonly title: Text
  readonly description?: Text
}

/** The value of one of these cards. */
export function oneCard(cards: readonly Card[]): JsonSchema {
  return {
    type: 'string',
    oneOf: cards.map(({ value, title, description }) => ({
      const: value,
      title: told(title, 'we'),
      ...(description && { description: told(description, 'we') }),
    })),
  }
}

/** One of these words. */
export function oneWord(words: Readonly<Record<string, Text>>): JsonSchema {
  return oneCard(Object.entries(words).map(([value, title]) => ({ value, title })))
}

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number): JsonSchema {
  return { type: ['integer', 'string'], minimum: least, maximum: most, pattern: '^\\s*\\d{1,9}\\s*$' }
}

/** Whole dollars, also as people write them: "$1,200". */
export function wholeDollars(most: number): JsonSchema {
  return { type: ['integer', 'string'], minimum: 0, maximum: most, pattern: '^[\\s,$]*\\d[\\s,$\\d]*$' }
}

/** A text of this many characters. */
export function characters(most: number, least = 1): JsonSchema {
  return { type: 'string', minLength: least, maxLength: most, ...(least > 0 && { pattern: '\\S' }) }
}

/** A day of the calendar. A schema can compare only years, so its description gives the exact days. */
export function dayBetween(first: Day, last: Day): JsonSchema {
  const [from = 0, to = 0] = [first, last].map(day => Number(day.slice(0, 4)))
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const year = years.length > 4 ? '\\d{4}' : `(${years.join('|')})`
  return {
    type: 'string',
    format: 'date',
    pattern: `^${year}-\\d\\d-\\d\\d$`,
    description: `YYYY-MM-DD, from ${first} to ${last}`,
  }
}
