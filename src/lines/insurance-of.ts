import { capitalized } from '../language/letters.ts'
import type { Text } from '../language/text.ts'

/** What a line sells, for a heading: "Renters insurance". */
export function insuranceOf(line: string): Text {
  return { en: `${capitalized(line)} insurance` }
}
