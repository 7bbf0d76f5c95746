import { useEffect, useRef, useState } from 'react'
import type { CoversPage } from '../../contract/covers.ts'
import { refusalOf } from '../../contract/refusal-of.ts'
import { status } from '../../contract/status.ts'
import { type UpdateQuoteReply, updateQuote } from '../../contract/update-quote.ts'
import { call } from '../call.ts'
import { isConnected } from '../connection/connection.ts'
import { keepSending } from '../connection/keep-sending.ts'
import { newKey } from '../new-key.ts'
import { onReturn } from '../on-return.ts'
import { documentView, startPolling } from '../poll-wait.ts'

export type Changes = Readonly<Record<string, unknown>>

interface Covers {
  readonly page: CoversPage
  /** The cover that is being changed; "undo" while the latest change is undone, "first" while all are. */
  readonly pending: string | null
  /** What was pressed and has no reply yet. */
  readonly pressed: Changes
  /** The message about a change that failed, empty for a lost one, and its cover; null where all went well. */
  readonly failed: { readonly what: string; readonly message: string } | null
  /**
   * Changes covers; `what` names the button that was pressed. Presses while another change is under way follow it, the latest
   * of each cover. Offline they wait for the connection, and Undo takes them back.
   */
  readonly change: (what: string, changes: Changes) => Promise<void>
}

/** The covers and prices of a quote, which follow each change, the insurers that answer later, and other tabs. */
export function useCovers(quoteId: string, initial: CoversPage): Covers {
  const [page, setPage] = useState(initial)
  const [pending, setPending] = useState<string | null>(null)
  const [failed, setFailed] = useState<Covers['failed']>(
    initial.problem === undefined ? null : { what: '', message: initial.problem },
  )
  const [pressed, setPressed] = useState<Changes>({})
  const unsent = useRef<Changes>({})
  const sending = useRef<{ readonly takenBack: AbortController; what: string; isSent: boolean }>(undefined)
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

  useEffect(
    () =>
      onReturn(async () => {
        if (sending.current) return
        const reply = await call(updateQuote, { quote_id: quoteId, data: { changes: {} } })
        if (reply.status === 'OK' && !sending.current) setPage(pageIn(reply.data))
      }),
    [quoteId],
  )

  function want(changes: Changes): void {
    unsent.current = changes
    setPressed(changes)
  }

  async function change(what: string, changes: Changes): Promise<void> {
    const before = sending.current
    if ((what === 'undo' || what === 'first') && before) {
      // What may have arrived can't be taken back.
      if (!isConnected() && !before.isSent) before.takenBack.abort()
      return
    }
    want({ ...unsent.current, ...changes })
    setPending(what)
    setFailed(null)
    if (before) {
      before.what = what
      return
    }
    const now = { takenBack: new AbortController(), what, isSent: false }
    sending.current = now
    try {
      while (Object.keys(unsent.current).length > 0) await sendAll(now)
    } catch {
      want({})
    }
    sending.current = undefined
    setPending(null)
  }

  /** Sends what is pressed by the time that there is a connection. Rejects when that is taken back. */
  async function sendAll(now: NonNullable<typeof sending.current>): Promise<void> {
    let sent: Changes = {}
    let key = newKey()
    now.isSent = false
    const reply = await keepSending(() => {
      // The same request keeps its key.
      if (sent !== unsent.current) key = newKey()
      sent = unsent.current
      now.isSent = true
      return call(updateQuote, { quote_id: quoteId, data: { changes: sent } }, { key })
    }, now.takenBack.signal)
    want(Object.fromEntries(Object.entries(unsent.current).filter(([name, value]) => sent[name] !== value)))
    const { what } = now
    if (reply.status !== 'OK') return setFailed({ what, message: reply.reason.status ?? '' })
    setPage(pageIn(reply.data))
    const [message] = Object.values(reply.data.changes).flatMap(refusalOf)
    if (message !== undefined) setFailed({ what, message })
  }

  return { page, pending, pressed, failed, change }
}

/** The page of the covers, which a reply sends without repeating its result. */
function pageIn({ covers, result }: UpdateQuoteReply['data']): CoversPage {
  return { ...covers, result }
}
