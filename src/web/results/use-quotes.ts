import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallReply } from '../../contract/call.ts'
import { loadAds } from '../../contract/prices/load-ads.ts'
import { type StatusReply, status } from '../../contract/prices/status.ts'
import { call } from '../calls/call.ts'
import { instrument } from '../calls/instrument.ts'
import { startPolling } from '../calls/poll-wait.ts'
import { useFacts } from '../facts.ts'
import { loadOther } from '../load-screen.ts'
import { onChange, tellOtherTabs } from '../quote-changes.ts'
import type { Router } from '../router/router.ts'
import { helpWith } from '../trouble/reference.ts'

type Data = StatusReply['data']

export interface Quotes {
  readonly data: Data | null
  /** `unreachable` may be temporary: the polling goes on. */
  readonly trouble: 'unreachable' | 'expired' | null
  /** More help while the service cannot be reached; may be empty. */
  readonly help?: string
}

export interface Quoting extends Quotes {
  /**
   * Loads other sellers' offers (spec 4.7.1). Returns null on success. Otherwise nothing changes, and it returns more
   * help, which may be empty.
   */
  readonly loadMore: () => Promise<string | null>
}

/** Failed polls in a row after which the page gives up until it is refreshed. */
const patience = 10

interface UseQuotes {
  readonly quoteId: string | null
  readonly initial: Data | null
  /** Leads to a reopened question. */
  readonly go: Router['go']
}

/** The quotes as they arrive; `initial` is the data embedded in the page. Without a quote id nothing is fetched. */
export function useQuotes({ quoteId, initial, go }: UseQuotes): Quoting {
  const latestGo = useRef(go)
  useEffect(() => {
    latestGo.current = go
  })
  const [quotes, setQuotes] = useState<Quotes>({ data: initial, trouble: null })
  // A poll that overlapped with loading more may have missed it.
  const loads = useRef(0)
  const facts = useFacts()
  const helpIn = useCallback(
    (reply: CallReply<object>) =>
      helpWith(reply.status === 'Error' ? reply.reason.request : undefined, facts),
    [facts],
  )

  useEffect(() => {
    if (quoteId === null) {
      console.info('no quote number')
      return
    }
    const first = new AbortController()
    let stop = () => {}
    let failures = 0
    let gaveUp = false

    /** True when there is nothing left to wait for. */
    function take(reply: CallReply<StatusReply> | null): boolean {
      if (!reply) return false
      if (reply.status === 'OK') {
        failures = 0
        setQuotes({ data: reply.data, trouble: null })
        countLoad(reply.data)
        return reply.data.result.quote_status !== 'quoting'
      }
      if (!navigator.onLine) {
        // The frame's notice says so. Nobody has to refresh the page.
        gaveUp = true
        return true
      }
      const endpoint = reply.status === 'Error' ? reply.data?.endpoint : undefined
      if (endpoint?.startsWith('/')) void latestGo.current(endpoint)
      const expired = reply.status === 'Error' && reply.reason.code === 'quote-expired'
      const help = helpIn(reply)
      const tell = (trouble: 'expired' | 'unreachable') => setQuotes(({ data }) => ({ data, trouble, help }))
      // Few quotes expire while on screen, so the page for that loads on demand.
      if (expired)
        void loadOther('trouble').then(
          () => tell('expired'),
          () => tell('unreachable'),
        )
      else tell('unreachable')
      if (expired || endpoint !== undefined) return true
      failures += 1
      gaveUp = failures >= patience
      return gaveUp
    }
    const ask = async (signal: AbortSignal) => {
      const before = loads.current
      const reply = await askStatus(quoteId, signal)
      return before === loads.current ? reply : null
    }
    const poll = () => {
      stop = startPolling({ ask, take })
    }
    const onOnline = () => {
      failures = 0
      if (gaveUp) poll()
      gaveUp = false
    }
    addEventListener('online', onOnline)
    const forget = onChange(quoteId, () => {
      void ask(first.signal).then(
        reply => {
          if (reply?.status !== 'OK' || first.signal.aborted) return
          stop()
          if (!take(reply)) poll()
        },
        () => {},
      )
    })

    if (initial === null) {
      ask(first.signal).then(
        reply => {
          if (!first.signal.aborted && !take(reply)) poll()
        },
        () => {
          // It rejects only when the visitor leaves the page.
        },
      )
    } else {
      // A form may have led here, and a form tells nobody.
      tellOtherTabs(quoteId)
      countLoad(initial)
      if (initial.result.quote_status === 'quoting') poll()
    }
    return () => {
      first.abort()
      stop()
      forget()
      removeEventListener('online', onOnline)
    }
  }, [quoteId, initial, helpIn])

  async function loadMore(): Promise<string | null> {
    loads.current += 1
    const { keepSending } = await import('../connection/offline.ts')
    const reply = await keepSending(() => call(loadAds, { quote_id: quoteId ?? '' }))
    loads.current += 1
    if (reply.status !== 'OK') return helpIn(reply)
    setQuotes(before =>
      before.data ? { data: { ...before.data, result: reply.data.result }, trouble: null } : before,
    )
    return null
  }

  return { ...quotes, loadMore }
}

/** Includes the page's query string (spec 7.3). */
function askStatus(quoteId: string, signal: AbortSignal): Promise<CallReply<StatusReply>> {
  const path: typeof status.path = `${status.path}${location.search}`
  return call({ ...status, path }, { quote_id: quoteId }, { signal })
}

/** Quotes whose loading was counted on this page; each counts once (spec 4.4.4). */
const counted = new Set<string>()

function countLoad({ id, result }: Data): void {
  if (counted.has(id)) return
  counted.add(id)
  instrument('quotes_load', { offers: result.quotes.length })
}
