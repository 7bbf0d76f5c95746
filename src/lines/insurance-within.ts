import type { Text } from '../language/text.ts'

/** The lines as visitors call them. */
const said: Readonly<Record<string, Text>> = {
  renters: { en: 'renters insurance', es: 'seguro para inquilinos' },
  auto: { en: 'car insurance', es: 'seguro de auto' },
  homeowner: { en: 'homeowners insurance', es: 'seguro de vivienda' },
  pet: { en: 'pet insurance', es: 'seguro para mascotas' },
  travel: { en: 'travel insurance', es: 'seguro de viaje' },
  life: { en: 'life insurance', es: 'seguro de vida' },
}

/** What a line sells, within a sentence: "renters insurance". */
export function insuranceWithin(line: string): Text {
  return said[line] ?? { en: `${line} insurance`, es: `seguro de ${line}` }
}
