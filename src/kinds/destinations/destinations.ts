import * as v from 'valibot'
import type { Text, TextList } from '../../language/text.ts'
import { alike, allTold, composed } from '../../language/texts.ts'
import { characters, object, rows } from '../../wizard/accepts.ts'
import { listOf, said } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { named } from './matching.ts'

export interface DestinationsProps extends StepProps {
  /** All countries to choose from, A to Z in English. */
  readonly countries: readonly ListedCountry[]
  /** Codes of the ones offered first. */
  readonly popular: readonly string[]
  /** If a region is typed, its countries are offered. */
  readonly regions?: readonly ListedRegion[]
}

interface ListedCountry {
  readonly label: Text
  readonly code: string
  /** Other names to find it by; none are stored. */
  readonly also?: TextList
}

interface ListedRegion {
  readonly names: TextList
  /** Codes of its countries, in the order in which they are offered. */
  readonly codes: readonly string[]
}

/** A country with its English label. */
interface Chosen {
  readonly label: string
  readonly code: string
}

export interface Destinations {
  /** At least one, each once, with its label from the list. */
  readonly destinations: readonly Chosen[]
}

/** What the schema needs from the countries; the page has their names in one language. */
interface Asked {
  readonly countries: readonly {
    readonly label: Text | string
    readonly code: string
    readonly also?: TextList | readonly string[]
  }[]
}

/** The text in the search box when the visitor goes on. */
const search = 'destinations.search'

export const fields: Fields = {
  destinations: { class: 'personal', form: 'codes' },
  [search]: { class: 'personal' },
}

const nothing = said({
  en: 'Please start typing a country and select from the list.',
  es: 'Empiece a escribir un país y elíjalo de la lista.',
})
const most = 20

/**
 * Schema of the answer, which may also be the bare list (spec 3.3.2). Only codes count: the labels come from the list.
 * The whole name of a country in the search box adds that country. Any other text there is refused, so that no country
 * is silently dropped.
 */
export function answer({ countries }: Asked) {
  const labels = new Map(allTold(countries, 'en').map(({ code, label }) => [code, label]))
  const code = v.optional(
    v.pipe(
      v.unknown(),
      v.string(nothing),
      v.check(code => labels.has(code), nothing),
    ),
    null,
  )
  const list = v.pipe(
    listOf(v.object({ code }, nothing), {
      most,
      missing: nothing,
      long: said({
        en: `Please choose no more than ${most} countries`,
        es: `Elija ${most} países como máximo.`,
      }),
    }),
    v.minLength(1, nothing),
    v.transform(countries => [...new Set(countries.map(country => country.code))]),
    v.transform(codes => codes.map((code): Chosen => ({ label: labels.get(code) ?? code, code }))),
  )
  return v.pipe(
    v.unknown(),
    v.transform(payload => withSearch(countries, payload)),
    v.object({ destinations: v.optional(list, null), [search]: v.optional(unknown) }),
    v.transform(({ destinations }) => ({ destinations })),
  )
}

function accepts(): JsonSchema {
  const code = { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2, such as FR' }
  const country = object({ code, label: { type: 'string' } }, ['label'])
  const properties = {
    destinations: rows(country, { most }),
    [search]: {
      ...characters(200, 0),
      description: 'The name of one more country, where its code is not known',
    },
  }
  return {
    ...object(properties, [search]),
    anyOf: [
      { properties: { destinations: { minItems: 1 } } },
      { properties: { [search]: characters(200) }, required: [search] },
    ],
  }
}

const unknown = v.pipe(
  v.unknown(),
  v.check(
    typed => typeof typed !== 'string' || typed.trim() === '',
    said({
      en: 'I couldn’t tell which country this is. Please choose one from the list, or clear the search box',
      we: 'We couldn’t tell which country this is. Please choose one from the list, or clear the search box',
      es: 'No se reconoce qué país es. Elija uno de la lista o borre el texto de la búsqueda.',
    }),
  ),
)

const searched = v.object({ destinations: v.optional(v.array(v.unknown()), []), [search]: v.string() })

/** The payload plus the country named in its search box, if any. */
function withSearch(countries: Asked['countries'], payload: unknown): unknown {
  if (Array.isArray(payload)) return { destinations: payload }
  const read = v.safeParse(searched, payload)
  if (!read.success) return payload
  const [country, ...others] = namedInAny(countries, read.output[search])
  const isMeant = country !== undefined && others.length === 0
  if (isMeant) return { destinations: [...read.output.destinations, { code: country.code }] }
  // When nothing is chosen, that is the only complaint.
  return read.output.destinations.length > 0 ? payload : { destinations: [] }
}

/** The countries of this name in the first language that has it. */
function namedInAny(countries: Asked['countries'], typed: string) {
  const english = named(allTold(countries, 'en'), typed)
  return english.length > 0 ? english : named(allTold(countries, 'es'), typed)
}

/** Countries of a trip (spec 2.3.12.1). */
export function destinations(props: DestinationsProps): Step<Destinations, DestinationsProps> {
  const schema = answer(props)
  const labels = new Map(props.countries.map(({ code, label }) => [code, label]))
  return {
    kind: 'destinations',
    props,
    fields,
    answer: () => schema,
    accepts,
    say: answer =>
      composed(tell =>
        answer.destinations.map(({ code, label }) => tell(labels.get(code) ?? alike(label))).join(', '),
      ),
  }
}
