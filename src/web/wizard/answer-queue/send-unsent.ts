import { answer } from '../../../contract/answers/answer.ts'
import { addressOf } from '../../../contract/quote-address.ts'
import { visitQuery } from '../../../contract/visit-query.ts'
import { addressAt, pathHere } from '../../base-path.ts'
import { call } from '../../calls/call.ts'
import { keepSending } from '../../connection/keep-sending.ts'
import { type KeptPage, keptPage } from '../../kept-page.ts'
import { tellOfChange } from '../../quote-changes.ts'
import { forgetDraft } from './kept-drafts.ts'
import { forgetUnsent, unsent } from './unsent.ts'

/** The pages that show changes by themselves. */
const followsChanges = /^\/quotes\/[\w-]+(?:\/cover)?$/

/**
 * Sends the answer that was given without a connection on a page that the visitor has left since, and shows this page with it, or,
 * if it is the answer's own, the next. If the server does not take it, the visitor is back at its question, which says why.
 */
export async function sendUnsent(): Promise<void> {
  const waiting = unsent()
  if (!waiting) return
  const { ask, key, address, of, fields } = waiting
  let isTyped = false
  const type = () => {
    isTyped = true
  }
  addEventListener('input', type)
  const reply = await keepSending(() => call(answer, ask, { key }))
  removeEventListener('input', type)
  // It may have been sent, or taken back, on its own page meanwhile.
  if (unsent()?.key !== key) return
  if (reply.status === 'Error' && reply.reason.code === 'unavailable') return
  forgetUnsent(ask.step)
  if (reply.status === 'OK') {
    forgetDraft(of)
    tellOfChange(reply.data.config.quoteId)
    if (isTyped || followsChanges.test(pathHere())) return
    if (pathHere() !== ask.step) return location.reload()
    const { endpoint, config } = reply.data
    const query = visitQuery(location.search, config.quoteId)
    return location.assign(addressAt(addressOf(endpoint, query, config.quoteId)))
  }
  if (fields.length > 0)
    sessionStorage[keptPage] = JSON.stringify({ path: ask.step, fields, sending: true } satisfies KeptPage)
  location.assign(address)
}
