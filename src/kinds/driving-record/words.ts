import { capitalized } from '../../language/letters.ts'
import type { Text } from '../../language/text.ts'
import { composed } from '../../language/texts.ts'

/** Single incidents, worded to follow "Ben: ". */
export const incidentWords = {
  AT_FAULT: { en: 'at-fault accident', es: 'accidente por culpa propia' },
  NOT_AT_FAULT: { en: 'accident someone else caused', es: 'accidente causado por otra persona' },
  SPEEDING: { en: 'speeding ticket', es: 'multa por exceso de velocidad' },
  OTHER_VIOLATION: { en: 'moving violation', es: 'infracción de tránsito' },
  DUI: { en: 'DUI or DWI', es: 'DUI o DWI' },
  SUSPENDED: { en: 'suspended license', es: 'licencia suspendida' },
  COMP_CLAIM: { en: 'theft, glass or weather claim', es: 'reclamo por robo, cristales o mal tiempo' },
} as const satisfies Readonly<Record<string, Text>>

export type IncidentWord = keyof typeof incidentWords

/** An incident at the head of its row: "Speeding ticket". */
export function incidentTitle(incident: IncidentWord): Text {
  return composed(tell => capitalized(tell(incidentWords[incident])))
}

/** More incidents than any household has had. */
export const mostRows = 12
