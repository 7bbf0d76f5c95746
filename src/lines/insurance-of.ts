import { capitalized } from '../language/letters.ts'
import type { Text } from '../language/text.ts'
import { composed } from '../language/texts.ts'
import { insuranceWithin } from './insurance-within.ts'

/** What a line sells, for a heading: "Renters insurance". */
export function insuranceOf(line: string): Text {
  return composed(tell => capitalized(tell(insuranceWithin(line))))
}
