import { createHash } from 'node:crypto'
import { carrierRequest } from '../connectors/carrier-request.ts'
import type { Outcome } from '../connectors/connector.ts'
import { quoteNumber } from '../connectors/reply/quote-number.ts'
import type { Risk } from '../risk/risk.ts'
import { addDays } from '../units/day.ts'
import type { Behavior } from './behaviors.ts'
import type { Side } from './sides/sides.ts'

/**
 * A carrier's answer to a risk: by its plans, or by the behavior. A risk always gives the same price and
 * quote number. Null where the carrier does not sell the line or is not licensed in the state.
 */
export function priceBy(side: Side, risk: Risk, behavior: Behavior | undefined): Outcome | null {
  const reference = digestOf(risk)
  const outcome =
    side.rates(risk.line)?.rate(carrierRequest({ reference, risk, today: todayOf(risk) })) ?? null
  if (outcome === null || outcome.kind === 'unavailable') return null
  switch (behavior) {
    case 'declined':
      return { kind: 'declined', code: 'underwriting', message: { text: 'We cannot insure this risk.' } }
    case 'referred':
      return {
        kind: 'referred',
        phone: side.phone,
        quoteNumber: quoteNumber(side.carrier, reference),
        message: { text: 'An underwriter would like to look at this.' },
      }
    case 'needs data':
      return { kind: 'needs', fields: [{ path: 'risk.occupation', prompt: 'What do you do for a living?' }] }
    case 'repriced':
      return outcome.kind === 'quoted' ? { ...outcome, notes: [...outcome.notes, changesNote] } : outcome
    default:
      return outcome
  }
}

const changesNote = { text: 'Quoted with changes: the nearest cover that we sell.' }

/** An id for a risk, always the same. */
export function digestOf(risk: Risk): string {
  return createHash('sha256').update(JSON.stringify(risk)).digest('hex')
}

/** The day of the question: a trip is covered from that day on, any other policy starts a day later. */
function todayOf({ line, effective }: Risk) {
  return line === 'travel' ? effective : addDays(effective, -1)
}
