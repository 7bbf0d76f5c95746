import { capitalized } from '../../language/letters.ts'
import { composed, type Text } from '../../language/text.ts'

/** Single incidents, worded to follow "Ben: ". */
export const incidentWords = {
  AT_FAULT: { en: 'at-fault accident' },
  NOT_AT_FAULT: { en: 'accident someone else caused' },
  SPEEDING: { en: 'speeding ticket' },
  OTHER_VIOLATION: { en: 'moving violation' },
  DUI: { en: 'DUI or DWI' },
  SUSPENDED: { en: 'suspended license' },
  COMP_CLAIM: { en: 'theft, glass or weather claim' },
} as const satisfies Readonly<Record<string, Text>>

export type IncidentWord = keyof typeof incidentWords

/** An incident at the head of its row: "Speeding ticket". */
export function incidentTitle(incident: IncidentWord): Text {
  return composed(tell => capitalized(tell(incidentWords[incident])))
}

/** More incidents than any household has had. */
export const mostRows = 12
