import { useEffect, useState } from 'react'
import type { CardsOfOffers, ToldOffers } from '../../contract/prices/told-offer.ts'
import { type Host, meetHost, type ToolResult } from './host.ts'

/** What is shown: the offers as the assistant received them, and what came for their cards. */
export interface Shown {
  readonly values: ToldOffers
  readonly cards: CardsOfOffers | undefined
}

export interface Hosted {
  /** Null until the host has introduced itself. */
  readonly host: Host | null
  /** Null until a tool has returned offers. */
  readonly shown: Shown | null
  /** Whether the tool has returned, with offers or without. */
  readonly isAnswered: boolean
  /** The language that the host speaks. */
  readonly locale: string
  /** The handle of the quote; empty if the host does not say. */
  readonly quote: string
}

/** How often the app asks for prices that are still to come. */
const mostAsked = 40

/** What the host shows and says. If it lets the app call tools, the app asks for missing prices as `get_quotes` says. */
export function useHost(): Hosted {
  const [host, setHost] = useState<Host | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [isAnswered, setAnswered] = useState(false)
  const [locale, setLocale] = useState('en')
  const [quote, setQuote] = useState('')
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    meetHost({
      onInput: ({ arguments: given }) => setQuote(String(given?.quote ?? '')),
      onResult(result) {
        setAnswered(true)
        setShown(before => shownOf(result) ?? before)
      },
      onContext({ theme, locale }) {
        if (theme) document.documentElement.style.colorScheme = theme
        if (locale) setLocale(locale)
      },
    }).then(setHost, () => {})
  }, [])

  const canAsk = host?.capabilities.serverTools !== undefined && quote !== '' && asked < mostAsked
  useEffect(() => {
    const seconds = shown?.values.call_again_in_seconds ?? null
    if (!canAsk || seconds === null) return
    const askAgain = async () => {
      const result = await host.callTool('get_quotes', { quote, wait_seconds: 8 })
      setAsked(times => times + 1)
      setShown(before => shownOf(result) ?? before)
    }
    // A host that refuses leaves it to the assistant.
    const timer = setTimeout(() => askAgain().catch(() => {}), seconds * 1000)
    return () => clearTimeout(timer)
  }, [canAsk, host, quote, shown])

  return { host, shown, isAnswered, locale, quote }
}

/** Null for a result without offers, such as a refusal. */
function shownOf({ structuredContent, _meta }: ToolResult): Shown | null {
  // By the output schema of the tool that names this app.
  const values = structuredContent as ToldOffers | undefined
  return values?.offers ? { values, cards: _meta?.cards as CardsOfOffers | undefined } : null
}
