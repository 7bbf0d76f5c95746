import { capitalized } from '../language/letters.ts'
import type { Text } from '../language/text.ts'

/** Lines that visitors call otherwise than we do. */
const said: Readonly<Record<string, Text>> = {
  auto: { en: 'Car insurance' },
  homeowner: { en: 'Homeowners insurance' },
}

/** What a line sells, for a heading: "Renters insurance". */
export function insuranceOf(line: string): Text {
  return said[line] ?? { en: `${capitalized(line)} insurance` }
}
