import { useEffect, useRef, useState } from 'react'
import { wordsIn } from '../../../language/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words.ts'
import type { Quoting } from '../use-quotes.ts'
import styles from './More.module.css'

const words = wordsIn({
  en: {
    more: 'Show more results...',
    all: 'That’s everything I have.',
    failed: 'I couldn’t get more results just now. The ones above are still good. Please try again.',
  },
  we: {
    all: 'That’s everything we have.',
    failed: 'We couldn’t get more results just now. The ones above are still good. Please try again.',
  },
  es: {
    more: 'Mostrar más resultados...',
    all: 'Eso es todo lo que hay.',
    failed:
      'No se pudieron obtener más resultados en este momento. Los de arriba siguen siendo válidos. Intente de nuevo.',
  },
})

interface MoreProps {
  readonly load: Quoting['loadMore'] | null
  /** Keeps the cards in place: new ones appear below them. */
  readonly hold: () => void
  /** Some of them are shown. */
  readonly any: boolean
}

/** Loads other sellers' offers and moves the focus to the first (spec 2.4.4, 4.7.1). */
export function More({ load, hold, any }: MoreProps) {
  const say = useWords(words)
  const [busy, setBusy] = useState<boolean>()
  /** More help after a failure. */
  const [help, setHelp] = useState<string | null>(null)
  const awaitsFocus = useRef(false)
  const press = async () => {
    if (busy || !load) return
    hold()
    setBusy(true)
    setHelp(null)
    const failure = await load()
    awaitsFocus.current = failure === null
    setBusy(false)
    setHelp(failure)
  }
  // The new cards may render at any later moment: the focus waits for them.
  useEffect(() => {
    const first = awaitsFocus.current ? document.querySelector<HTMLElement>('[data-further]') : null
    if (!first) return
    awaitsFocus.current = false
    first.focus()
  })
  if (!load) {
    // Requested, and nothing matched.
    return busy === undefined || any ? null : (
      <p className={styles.more} data-further="" tabIndex={-1}>
        {say.all}
      </p>
    )
  }
  return (
    <>
      <Button className={styles.more} busy={busy ?? false} onClick={press}>
        {say.more}
      </Button>
      {help !== null && (
        <Alert>
          <p>{say.failed}</p>
          {help && <p>{help}</p>}
        </Alert>
      )}
    </>
  )
}
