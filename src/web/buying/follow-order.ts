import { status } from '../../contract/prices/status.ts'
import type { Ordered } from '../../contract/purchase/ordered.ts'
import { call } from '../calls/call.ts'
import { onChange } from '../quote-changes.ts'

/** Reports what has happened to a quote's order once it may have changed. The returned function ends it. */
export function followOrder(quoteId: string, learned: (ordered: Ordered) => void): () => void {
  let isAsking = false
  return onChange(quoteId, async () => {
    if (isAsking) return
    isAsking = true
    // Without a reply the page keeps saying what it said before.
    const reply = await call(status, { quote_id: quoteId }).catch(() => null)
    isAsking = false
    const ordered = reply?.status === 'OK' && reply.data.actions_taken?.ordered
    if (ordered) learned(ordered)
  })
}
