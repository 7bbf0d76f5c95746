import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { Document, parse, visit } from 'yaml'
import type { Day } from '../../src/units/day.ts'
import { withEveryPage } from './every-page.ts'
import type { Page } from './renters.ts'

/** The day on which every persona asks for prices; births, trips and policies are counted from it. */
export const personasDay: Day = '2026-11-21'

const payload = v.record(v.string(), v.unknown())

const page = v.strictObject({
  /** The page's part of its route: `1c`. */
  on: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  /** What to try first, and its refusal: the messages by field, or the general message, word for word. */
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
  /** The answer, or on the page of a list the button; `item` counts its items from 1. Absent: skipped. */
  answer: v.optional(payload),
})

const persona = v.strictObject({
  /** Who it is, and what is unusual. */
  who: v.string(),
  line: v.string(),
  /** Goes through the pages in the browser too. */
  browser: v.optional(v.boolean(), false),
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  /** Every page in order of appearance. */
  pages: v.array(page),
  /** What each carrier offers, in the order on the page: its price and worksheet, or why there is none. */
  offers: v.optional(
    v.record(
      v.string(),
      v.looseObject({ price: v.exactOptional(v.string()), worksheet: v.exactOptional(v.string()) }),
    ),
    {},
  ),
})

export type PersonaPage = v.InferOutput<typeof page>
export type Persona = Omit<v.InferOutput<typeof persona>, 'pages'> & {
  readonly file: string
  readonly pages: readonly PersonaPage[]
}

const folder = new URL('../personas/', import.meta.url)

/** Every persona of `tests/personas`, by file. */
export function readPersonas(): readonly Persona[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => {
      const read = v.parse(persona, parse(readFileSync(new URL(file, folder), 'utf8')))
      return { ...read, pages: withFurtherPages(read), file }
    })
}

/** An ordinary answer for a page that a persona does not mention. */
function withFurtherPages({ line, pages }: v.InferOutput<typeof persona>): readonly PersonaPage[] {
  const named = pages.map(page => [`/quote/${line}/${page.on}`, page] as const)
  return withEveryPage(
    line,
    named,
    (on, answer): PersonaPage => ({ on, wrong: [], answer: { ...answer } }),
  ).map(([, page]) => page)
}

/** Every page of a persona from the start page on, with its answer or button. */
export function pagesOf({ line, zip, pages }: Persona): readonly Page[] {
  const stops = pages.map(
    ({ on, answer = { skip_answer: true } }) => [`/quote/${line}/${on}`, answer] as const,
  )
  return [['/start', { type: line, zipCode: zip }], ...stops]
}

/** Writes what the carriers offer at the end of a persona's file; everything before it stays. */
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
