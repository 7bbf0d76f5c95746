import { capitalized } from '../../language/letters.ts'
import type { Text } from '../../language/text.ts'
import { composed } from '../../language/texts.ts'

/** What a claim was for, worded to precede ", June 2024". */
export const perilWords = {
  WIND_HAIL: { en: 'wind or hail', es: 'viento o granizo' },
  OTHER_WEATHER: { en: 'other weather', es: 'otro mal tiempo' },
  WATER: { en: 'water inside the home', es: 'agua dentro de la vivienda' },
  FIRE: { en: 'fire or smoke', es: 'incendio o humo' },
  THEFT: { en: 'theft', es: 'robo' },
  LIABILITY: { en: 'someone else’s injury or damage', es: 'lesiones o daños de otra persona' },
  OTHER: { en: 'something else', es: 'otra causa' },
} as const satisfies Readonly<Record<string, Text>>

export type PerilWord = keyof typeof perilWords

/** A peril at the head of its row, or in a list: "Wind or hail". */
export function perilTitle(peril: PerilWord): Text {
  return composed(tell => capitalized(tell(perilWords[peril])))
}
