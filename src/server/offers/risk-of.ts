import type { RentersApplication } from '../../lines/renters.ts'
import { placeOf } from '../../reference/places.ts'
import { rentersRisk } from '../../risk/renters.ts'
import type { Risk } from '../../risk/risk.ts'
import type { ISODate } from '../../wizard/today.ts'
import type { Answers } from '../../wizard/walk.ts'

export interface Applied {
  readonly line: string
  /** The answers of a line that was walked to its end. */
  readonly application: Answers
  readonly today: ISODate
}

/** What carriers rate of a finished application of any line. */
export function riskOf({ line, application, today }: Applied): Risk {
  if (line !== 'renters') throw new Error(`there is no risk for the line ${line}`)
  // A walk that came to its end has checked every answer against the line's own schema.
  const renters = application as unknown as RentersApplication
  const place = placeOf(renters.address.zipcode)
  if (!place) throw new Error('the ZIP of a checked address is unknown')
  return rentersRisk({ application: renters, place, today })
}
