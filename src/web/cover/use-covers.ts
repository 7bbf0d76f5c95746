import { useEffect, useRef, useState } from 'react'
import type { CoversPage, CoverToChoose, PricesOnly } from '../../contract/prices/covers.ts'
import { status } from '../../contract/prices/status.ts'
import { type UpdateQuoteReply, updatePrices } from '../../contract/prices/update-quote.ts'
import { refusalOf } from '../../contract/refusal-of.ts'
import { longDay } from '../../language/days.ts'
import type { Speech } from '../../language/text.ts'
import { type CallOptions, call } from '../calls/call.ts'
import { newKey } from '../calls/new-key.ts'
import { startPolling } from '../calls/poll-wait.ts'
import { isConnected } from '../connection/connection.ts'
import { keepSending } from '../connection/keep-sending.ts'
import { onChange, tellOtherTabs } from '../quote-changes.ts'
import { useSpeech } from '../words.ts'

export type Changes = Readonly<Record<string, unknown>>

interface Covers {
  readonly page: CoversPage
  /** The cover that is being changed; "undo" while the latest change is undone, "first" while all are. */
  readonly pending: string | null
  /** What was pressed and has no reply yet. */
  readonly pressed: Changes
  /** The message about a change that failed, empty for a lost one, and its cover; null if all went well. */
  readonly failed: { readonly what: string; readonly message: string } | null
  /** What another page changed, in its current state: "Deductible $2,500". */
  readonly elsewhere: readonly string[]
  /**
   * Changes covers; `what` names the button that was pressed. Presses while another change is under way follow it, the latest for
   * each cover. Offline they wait for the connection, and Undo takes them back.
   */
  readonly change: (what: string, changes: Changes) => Promise<void>
}

/** The covers and prices of a quote, which follow each change, the insurers that answer later, and other tabs. */
export function useCovers(quoteId: string, initial: CoversPage): Covers {
  const [page, setPage] = useState(initial)
  const [pending, setPending] = useState<string | null>(null)
  const [failed, setFailed] = useState<Covers['failed']>(
    initial.problem === undefined ? null : { what: initial.opened ?? '', message: initial.problem },
  )
  const [pressed, setPressed] = useState<Changes>({})
  const unsent = useRef<Changes>({})
  const sending = useRef<{ readonly takenBack: AbortController; what: string; isSent: boolean }>(undefined)
  const isQuoting = page.result.quote_status === 'quoting'
  const shown = useRef(initial)
  const speech = useSpeech()
  const [elsewhere, setElsewhere] = useState<readonly string[]>([])

  const ask = (changes: Changes, options: CallOptions = {}) =>
    call(updatePrices, { quote_id: quoteId, data: { changes }, prices_only: true }, options)

  function show(next: CoversPage, sent: Changes): void {
    const changed = changedElsewhere(shown.current, next, { sent, speech })
    if (changed.length > 0 || Object.keys(sent).length > 0) setElsewhere(changed)
    shown.current = next
    setPage(next)
  }

  /** Shows the current state of the page, unless a change is under way, whose reply does. */
  async function refresh(): Promise<void> {
    if (sending.current) return
    const reply = await ask({})
    if (reply.status === 'OK' && !sending.current) show(pageIn(reply.data), {})
  }
  const latestRefresh = useRef(refresh)
  useEffect(() => {
    latestRefresh.current = refresh
  })

  useEffect(() => {
    if (!isQuoting || pending !== null) return
    return startPolling({
      ask: signal => call(status, { quote_id: quoteId }, { signal }),
      take(reply) {
        if (reply.status !== 'OK') return false
        const { result } = reply.data
        const isDone = result.quote_status !== 'quoting'
        const isOther = result.round !== shown.current.result.round
        // Prices for what another tab chose belong to its choices, and with the last answer the comparisons are complete.
        if (isDone || isOther) void latestRefresh.current()
        if (!isOther) setPage(before => ({ ...before, result }))
        return isDone
      },
    })
  }, [quoteId, isQuoting, pending])

  useEffect(() => onChange(quoteId, () => void latestRefresh.current()), [quoteId])

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

  /** Sends what has been pressed by the time that there is a connection. Rejects when that is taken back. */
  async function sendAll(now: NonNullable<typeof sending.current>): Promise<void> {
    let sent: Changes = {}
    let key = newKey()
    now.isSent = false
    const reply = await keepSending(() => {
      // The same request keeps its key.
      if (sent !== unsent.current) key = newKey()
      sent = unsent.current
      now.isSent = true
      return ask(sent, { key })
    }, now.takenBack.signal)
    want(Object.fromEntries(Object.entries(unsent.current).filter(([name, value]) => sent[name] !== value)))
    const { what } = now
    if (reply.status !== 'OK') return setFailed({ what, message: reply.reason.status ?? '' })
    show(pageIn(reply.data), sent)
    tellOtherTabs(quoteId)
    const [message] = Object.values(reply.data.changes).flatMap(refusalOf)
    if (message !== undefined) setFailed({ what, message })
  }

  return { page, pending, pressed, failed, elsewhere, change }
}

/** The page of the covers, which a reply sends without repeating its result. */
function pageIn({ covers, result }: UpdateQuoteReply<PricesOnly>['data']): CoversPage {
  return { ...covers, result }
}

/** The covers that differ although this page did not ask for it. */
function changedElsewhere(
  before: CoversPage,
  now: CoversPage,
  { sent, speech }: { readonly sent: Changes; readonly speech: Speech },
): string[] {
  // Each change adds one to the round; what follows from our own is no news.
  const own = Object.keys(sent).length > 0 ? 1 : 0
  if (now.result.round <= before.result.round + own) return []
  const known = new Map(before.covers.map(cover => [cover.key, chosenIn(cover, speech)]))
  return now.covers
    .filter(
      cover =>
        !(cover.name in sent) &&
        (known.get(cover.key) ?? chosenIn(cover, speech)) !== chosenIn(cover, speech),
    )
    .map(cover => `${cover.label} ${chosenIn(cover, speech)}`)
}

/** "$2,500" */
export function chosenIn({ choices, days }: CoverToChoose, speech: Speech): string {
  return choices.find(({ is_chosen }) => is_chosen)?.title ?? longDay(days?.chosen ?? '', speech)
}
