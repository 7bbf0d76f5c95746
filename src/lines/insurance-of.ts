import type { Text } from '../language/text.ts'

/** What a line sells, within a sentence: "renters insurance". */
export function insuranceWithin(line: string): Text {
  return { en: `${line} insurance` }
}

/** The same for a heading: "Renters insurance". */
export function insuranceOf(line: string): Text {
  return { en: `${line.charAt(0).toUpperCase()}${line.slice(1)} insurance` }
}
