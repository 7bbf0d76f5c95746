import { useEffect, useRef, useState } from 'react'
import type { CoversPage } from '../../contract/covers.ts'
import { refusalOf } from '../../contract/refusal-of.ts'
import { status } from '../../contract/status.ts'
import { updateQuote } from '../../contract/update-quote.ts'
import { call } from '../call.ts'
import { newKey } from '../new-key.ts'
import { documentView, startPolling } from '../results/poll-wait.ts'

export type Changes = Readonly<Record<string, unknown>>

interface Covers {
  readonly page: CoversPage
  /** The cover that is being changed; "undo" while the latest change is undone. */
  readonly pending: string | null
  /** The message about a change that failed, empty for a lost one, and its cover; null where all went well. */
  readonly failed: { readonly what: string; readonly message: string } | null
  /** Changes covers; `what` names the button that was pressed. A press while another change is under way does nothing. */
  readonly change: (what: string, changes: Changes) => Promise<void>
}

/** The covers and prices of a quote, which follow each change and the insurers that answer later. */
export function useCovers(quoteId: string, initial: CoversPage): Covers {
  const [page, setPage] = useState(initial)
  const [pending, setPending] = useState<string | null>(null)
  const [failed, setFailed] = useState<Covers['failed']>(
    initial.problem === undefined ? null : { what: '', message: initial.problem },
  )
  const isBusy = useRef(false)
  const isQuoting = page.result.quote_status === 'quoting'

  useEffect(() => {
    if (!isQuoting || pending !== null) return
    return startPolling({
      view: documentView(),
      ask: signal => call(status, { quote_id: quoteId }, { signal }),
      take(reply) {
        if (reply.status !== 'OK') return false
        const { result } = reply.data
        setPage(before => ({ ...before, result }))
        return result.quote_status !== 'quoting'
      },
    })
  }, [quoteId, isQuoting, pending])

  async function change(what: string, changes: Changes): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(what)
    setFailed(null)
    const reply = await call(updateQuote, { quote_id: quoteId, data: { changes } }, { key: newKey() })
    if (reply.status === 'OK') {
      setPage(reply.data.covers)
      const [message] = Object.values(reply.data.changes).flatMap(refusalOf)
      if (message !== undefined) setFailed({ what, message })
    } else setFailed({ what, message: reply.reason.status ?? '' })
    setPending(null)
    isBusy.current = false
  }

  return { page, pending, failed, change }
}
