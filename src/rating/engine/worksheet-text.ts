import type { Text } from '../../language/text.ts'

/** The engine's own words on a worksheet, and how it combines those of a plan. */

export const assignmentBlock: Text = { en: 'Assignment', es: 'Asignación' }
export const roundedPremium: Text = { en: 'Rounded premium', es: 'Prima redondeada' }
export const asNamed: Text = { en: 'as named for it', es: 'según lo indicado' }
export const withoutOwn: Text = {
  en: 'without its own driver',
  es: 'sin un conductor propio',
}

/** Words with commas between them, in Spanish if all of them are. */
export function joined(words: readonly Text[]): Text {
  const spanish = words.flatMap(({ es }) => es ?? [])
  const en = words.map(text => text.en).join(', ')
  return spanish.length === words.length ? { en, es: spanish.join(', ') } : { en }
}

/** "Driver 1" for the first of a list. */
export function numbered({ en, es }: Text, place: number): Text {
  const end = ` ${place + 1}`
  return { en: `${en}${end}`, ...(es !== undefined && { es: `${es}${end}` }) }
}

/** A member of each list, as a value names it. */
const members: Readonly<Record<string, Text>> = {
  drivers: { en: 'driver', es: 'conductor' },
  travelers: { en: 'traveler', es: 'viajero' },
  vehicles: { en: 'car', es: 'auto' },
}

interface ListedValue {
  readonly label: Text
  readonly each: string
  readonly place: number
}

/** "Points, driver 1" for the value of the first of a list. */
export function valueOfMember({ label, each, place }: ListedValue): Text {
  return joined([label, numbered(members[each] ?? { en: each, es: each }, place)])
}
