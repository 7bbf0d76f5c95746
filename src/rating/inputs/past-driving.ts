import type { DrivingRecord } from '../../risk/auto/driving-record.ts'
import type { IncidentKind } from '../../risk/words.ts'

/** What happened in the past three years. */
function ofLate(record: DrivingRecord): readonly IncidentKind[] {
  return record.filter(({ monthsAgo }) => monthsAgo < 36).map(({ incident }) => incident)
}

/** How many at-fault accidents were in the past three years. */
export function accidentsOfLate(record: DrivingRecord): number {
  return ofLate(record).filter(incident => incident === 'AT_FAULT').length
}

/** Whether a driver caused no accident and had no violation in three years; Nevada rewards a course for such drivers (NRS 690B.029). */
export function isClean(record: DrivingRecord): boolean {
  return ofLate(record).every(incident => incident === 'NOT_AT_FAULT' || incident === 'COMP_CLAIM')
}

/**
 * Whether a driver gets California's discount for good drivers (Cal. Ins. Code 1861.025): licensed for three years, at
 * most one point in three years, and no drunk driving in ten. Nobody says whether an accident hurt somebody, so each of
 * them counts, and so does what may be another driver's.
 */
export function isGoodDriver(yearsLicensed: number, record: DrivingRecord): boolean {
  const lately = ofLate(record)
  const isSevere = lately.includes('AT_FAULT') || lately.includes('SUSPENDED')
  const isDrunk = record.some(({ incident, monthsAgo }) => incident === 'DUI' && monthsAgo < 120)
  const points = lately.filter(one => one === 'SPEEDING' || one === 'OTHER_VIOLATION').length
  return yearsLicensed >= 3 && !isSevere && !isDrunk && points <= 1
}
