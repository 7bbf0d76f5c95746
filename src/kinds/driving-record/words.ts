/** Single incidents, worded to follow "Ben: ". */
export const incidentWords = {
  AT_FAULT: 'at-fault accident',
  NOT_AT_FAULT: 'accident someone else caused',
  SPEEDING: 'speeding ticket',
  OTHER_VIOLATION: 'moving violation',
  DUI: 'DUI or DWI',
  SUSPENDED: 'suspended license',
  COMP_CLAIM: 'theft, glass or weather claim',
} as const

export type IncidentWord = keyof typeof incidentWords

/** An incident at the head of its row: "Speeding ticket". */
export function incidentTitle(incident: IncidentWord): string {
  const words = incidentWords[incident]
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** More incidents than any household has had. */
export const mostRows = 12
