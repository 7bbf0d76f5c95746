import type { Carrier } from '../../carriers/carrier.ts'
import type { Outcome } from '../../connectors/connector.ts'
import type { Log } from '../platform/log.ts'
import { ingest } from './ingest.ts'
import { productsLeftOut } from './metrics.ts'

/** A carrier's answer, fit to store and show; what is missing from it is logged and counted. */
export function cleanOutcome<Kind extends Outcome>(
  { log }: { readonly log: Log },
  { id: carrier, hosts }: Pick<Carrier, 'id' | 'hosts'>,
  raw: Kind,
): Kind {
  const { outcome, dropped, leftOut } = ingest({ outcome: raw, hosts })
  for (const what of dropped) log('carrier-words-dropped', { carrier, what })
  for (const { product, why, isFault } of leftOut) {
    productsLeftOut.inc({ carrier, product, fault: String(isFault), cause: why })
    if (isFault) log('carrier-product-left-out', { carrier, product, cause: why })
  }
  return outcome
}
