import type { Text } from '../language/text.ts'

/** Lines that visitors call otherwise than we do. */
const said: Readonly<Record<string, Text>> = {
  auto: { en: 'car insurance' },
  homeowner: { en: 'homeowners insurance' },
}

/** What a line sells, within a sentence: "renters insurance". */
export function insuranceWithin(line: string): Text {
  return said[line] ?? { en: `${line} insurance` }
}
