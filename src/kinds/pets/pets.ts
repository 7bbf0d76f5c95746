import * as v from 'valibot'
import { monthAndYear } from '../../language/days.ts'
import type { Text } from '../../language/text.ts'
import { alike, composed, saidBy } from '../../language/texts.ts'
import type { Day } from '../../units/day.ts'
import { object, oneCard, rows } from '../../wizard/accepts.ts'
import { listOf, oneOf, said } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, JsonSchema, Step, StepProps, StillFits } from '../../wizard/step.ts'
import { type Choice, notChosen } from '../choice/choice.ts'
import { type AgeLimit, acceptedParts, answer as dobAnswer, type ToldLimit } from '../dob/dob.ts'

export interface PetsCopy<Kind extends string = string> extends StepProps {
  /** The kinds of pets on offer. */
  readonly kinds: readonly Choice<Kind>[]
  /** The first pet in words. It is asked about elsewhere. */
  readonly first: Text
  readonly maxAge: AgeLimit
  /** How many pets a quote may have, including the first. */
  readonly most: number
}

/** One more pet. The month of its birth date is enough. */
export interface FurtherPet<Kind extends string = string> {
  readonly pet: Kind
  readonly month: number
  readonly day: number
  readonly year: number
}

export interface FurtherPets<Kind extends string = string> {
  readonly pets: readonly FurtherPet<Kind>[]
}

export const fields: Fields = { pets: { class: 'personal', form: 'groups' } }

type Rules<Kind extends string> = Pick<PetsCopy<Kind>, 'most'> & {
  readonly kinds: readonly { readonly value: Kind }[]
  readonly maxAge: ToldLimit
}

/** Schema of the answer; `today` bounds the birth dates. A list without pets is the answer of somebody who removed them. */
export function answer<const Kind extends string>(props: Rules<Kind>, today: Day) {
  const { most } = props
  const long = said({
    en: `I can quote up to ${most} pets at a time`,
    we: `We can quote up to ${most} pets at a time`,
    es: `Se pueden cotizar hasta ${most} mascotas a la vez.`,
  })
  return v.object({
    pets: listOf(petSchema(props, today), { most: most - 1, missing: long, long }),
  })
}

function accepts({ kinds, maxAge, most }: PetsCopy, today: Day): JsonSchema {
  const parts = acceptedParts({ maxAge, monthEnough: true }, today)
  const pet = object({ pet: oneCard(kinds), ...parts }, ['day'])
  return object({ pets: { ...rows(pet, { most: most - 1 }), description: 'Those beside the first' } })
}

function petSchema<const Kind extends string>(
  { kinds, maxAge }: Rules<Kind>,
  today: Day,
): v.GenericSchema<unknown, FurtherPet<Kind>> {
  const values = kinds.map(({ value }) => value)
  return v.intersect([
    v.object({ pet: oneOf(values, notChosen) }),
    dobAnswer({ maxAge, monthEnough: true }, today),
  ])
}

/** A quote's pets after the first, asked about only from the prices. */
export function pets<const Kind extends string>(
  props: PetsCopy<Kind>,
): Step<FurtherPets<Kind>, PetsCopy<Kind>> {
  const nameOf = ({ pet }: FurtherPet<Kind>) => kindName(props.kinds, pet)
  const birthOf = (pet: FurtherPet): Text => bornIn(pet)
  return {
    kind: 'pets',
    props,
    fields,
    answer: daily(today => answer(props, today)),
    accepts: today => accepts(props, today),
    // Two cats are told apart by when they were born.
    say: ({ pets }) =>
      pets.length === 0
        ? { en: 'None', es: 'Ninguna' }
        : composed(tell => pets.map(one => `${tell(nameOf(one))}, ${tell(birthOf(one))}`).join('; ')),
    stillFits: (stored, today) => whatStillFits(props, { stored, today }),
  }
}

/** "born May 2021" */
export function bornIn(birth: { readonly month: number; readonly year: number }): Text {
  return saidBy(speech => (speech === 'es' ? 'nació en ' : 'born ') + monthAndYear(birth, speech))
}

/** "Medium dog" */
export function kindName(kinds: readonly Choice[], value: string): Text {
  return kinds.find(kind => kind.value === value)?.title ?? alike(value)
}

const storedAnswer = v.object({ pets: v.array(v.unknown()) })

/** Keeps the pets that may still be insured; one may have grown too old since. */
function whatStillFits<const Kind extends string>(
  props: PetsCopy<Kind>,
  { stored, today }: { readonly stored: unknown; readonly today: Day },
): StillFits<FurtherPets<Kind>> {
  const read = v.safeParse(storedAnswer, stored)
  if (!read.success) return { answer: null, notes: [] }
  const rows = read.output.pets.map(row => v.safeParse(petSchema(props, today), row))
  const kept = rows.flatMap(row => (row.success ? [row.output] : []))
  const lost = rows.length - kept.length
  return {
    answer: { pets: kept },
    notes:
      lost === 0
        ? []
        : [
            {
              en: `${lost === 1 ? 'One of your pets is' : `${lost} of your pets are`} no longer on the list. Please check it.`,
              es: `${lost === 1 ? 'Una de sus mascotas ya no está' : `${lost} de sus mascotas ya no están`} en la lista. Revísela.`,
            },
          ],
  }
}
