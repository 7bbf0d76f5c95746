import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { Document, parse, visit } from 'yaml'
import type { Day } from '../../src/units/day.ts'
import type { Said } from './journeys.ts'
import type { Page } from './renters.ts'

/** The day on which every persona asks for prices; births, trips and policies are counted from it. */
export const personasDay: Day = '2026-11-21'

const payload = v.record(v.string(), v.unknown())

const page = v.strictObject({
  /** The page's part of its route: `1c`. */
  on: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  /** "Step X of Y" as `1 of 10`. */
  step: v.pipe(v.string(), v.regex(/^\d+ of \d+$/)),
  /** What is tried first and refused: the complaints by field, or the general message, word for word. */
  wrong: v.optional(
    v.array(
      v.strictObject({
        given: payload,
        errors: v.optional(v.record(v.string(), v.string()), {}),
        status: v.optional(v.string()),
      }),
    ),
    [],
  ),
  /** What is answered, or on the page of a list pressed; `item` counts its items from 1. Absent: skipped. */
  answer: v.optional(payload),
})

const persona = v.strictObject({
  /** Who it is, and what is out of the ordinary. */
  who: v.string(),
  line: v.string(),
  /** Goes through the pages in the browser too. */
  browser: v.optional(v.boolean(), false),
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  /** Every page in the order in which it is met. */
  pages: v.array(page),
  /** What each carrier offers, in the order in which it is shown. */
  offers: v.optional(v.record(v.string(), v.unknown()), {}),
})

export type PersonaPage = v.InferOutput<typeof page>
export type Persona = v.InferOutput<typeof persona> & { readonly file: string }

const folder = new URL('../personas/', import.meta.url)

/** Every persona of `tests/personas`, by file. */
export function readPersonas(): readonly Persona[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => ({ ...v.parse(persona, parse(readFileSync(new URL(file, folder), 'utf8'))), file }))
}

/** Every page of a persona from the start page on, with what is answered or pressed. */
export function pagesOf({ line, zip, pages }: Persona): readonly Page[] {
  const asked = pages.map(
    ({ on, answer = { skip_answer: true } }) => [`/quote/${line}/${on}`, answer] as const,
  )
  return [['/start', { type: line, zipCode: zip }], ...asked]
}

/** An answer as the form of its page says it: one text a field, nested fields by their path. */
export function saidIn({ action, type, ...answer }: Readonly<Record<string, unknown>>): Said {
  // A list's own button says "next".
  if (action === 'new') return { pressed: `action=new&type=${type}` }
  return Object.fromEntries(Object.entries(answer).flatMap(([name, value]) => fieldsOf(name, value)))
}

function fieldsOf(name: string, value: unknown): readonly (readonly [string, string | readonly string[]])[] {
  if (value === false) return []
  if (name === 'destinations') return [[name, (value as readonly { code: string }[]).map(({ code }) => code)]]
  if (name === 'dateBirth') {
    const [year = '', month = '', day = ''] = String(value).split('-')
    return Object.entries({ month, day, year }).map(([part, text]) => [`${name}.${part}`, text])
  }
  if (name === 'choices') return [[name, value as readonly string[]]]
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([part, inner]) => fieldsOf(`${name}.${part}`, inner))
}

/** Puts what the carriers offer at the end of a persona's file; all before it stays as it was written. */
export function writeOffers(file: string, offers: Readonly<Record<string, unknown>>): void {
  const path = new URL(file, folder)
  const [written = ''] = readFileSync(path, 'utf8').split(/^offers:$/m)
  const document = new Document({ offers })
  visit(document, {
    Scalar(key, scalar) {
      // A paragraph, broken where the line ends.
      if (key === 'value' && String(scalar.value).length > 80) scalar.type = 'BLOCK_FOLDED'
    },
  })
  writeFileSync(path, `${written.trimEnd()}\n\n${document.toString({ lineWidth: 110 })}`)
}
