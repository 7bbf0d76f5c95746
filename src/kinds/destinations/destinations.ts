import * as v from 'valibot'
import { listOf } from '../../wizard/check.ts'
import type { Fields, Step, StepProps } from '../../wizard/step.ts'

/** A country as people call it, by its ISO code. */
export interface Country {
  readonly label: string
  readonly code: string
}

export interface DestinationsProps extends StepProps {
  /** All that may be chosen, A to Z. */
  readonly countries: readonly Country[]
  /** Codes of those that are offered first. */
  readonly popular: readonly string[]
}

export interface Destinations {
  /** At least one, each once, with the label of the list. */
  readonly destinations: readonly Country[]
}

export const fields: Fields = { destinations: { class: 'personal', form: 'codes' } }

const nothing = 'Please start typing a country and select from the list.'
const most = 20

/** Schema of the answer. Only codes count: the labels are those of the list. */
export function answer({ countries }: Pick<DestinationsProps, 'countries'>) {
  const labels = new Map(countries.map(({ code, label }) => [code, label]))
  const code = v.optional(
    v.pipe(
      v.unknown(),
      v.string(nothing),
      v.check(given => labels.has(given), nothing),
    ),
    null,
  )
  const list = v.pipe(
    listOf(v.object({ code }, nothing), {
      most,
      missing: nothing,
      long: `Please choose at most ${most} countries`,
    }),
    v.minLength(1, nothing),
    v.transform(given => [...new Set(given.map(country => country.code))]),
    v.transform(codes => codes.map((code): Country => ({ label: labels.get(code) ?? code, code }))),
  )
  return v.object({ destinations: v.optional(list, null) })
}

/** Countries of a trip (spec 2.3, step 12). */
export function destinations(props: DestinationsProps): Step<Destinations, DestinationsProps> {
  const schema = answer(props)
  return {
    kind: 'destinations',
    props,
    fields,
    answer: () => schema,
    say: given => given.destinations.map(({ label }) => label).join(', '),
  }
}
