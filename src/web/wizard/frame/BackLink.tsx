import { useEffect } from 'react'
import type { Properties } from '../../../contract/answers/properties.ts'
import { isFromItem, wayBack, withoutOrigin } from '../../../contract/came-from.ts'
import { addressOf } from '../../../contract/quote-address.ts'
import { type Speech, wordsIn } from '../../../language/text.ts'
import { addressAt, pathHere } from '../../base-path.ts'
import { type LinkContext, routerLink } from '../../router/router-link.ts'
import { useSpeech, useWords } from '../../words.ts'
import styles from './BackLink.module.css'

const words = wordsIn({ en: { back: 'Back' }, es: { back: 'Atrás' } })

/** As the page's properties say it. */
interface Before {
  readonly back: Properties['back'] | undefined
  readonly begins_item: Properties['begins_item'] | undefined
}

/** A link to the previous question, or from a finished quote to where its visitor came from. It keeps what was typed here. */
export function BackLink({ back, begins_item, ...context }: LinkContext & Before) {
  const say = useWords(words)
  const speech = useSpeech()
  useOwnAddress(context)
  if (!back) return null
  const toOrigin = wayToOriginFrom({ back, begins_item }, { ...context, speech })
  const path = toOrigin?.path ?? back
  // The visit that came from a page of the quote ends there.
  const query = path.startsWith('/quotes/') ? withoutOrigin(context.query) : context.query
  return (
    <a className={styles.back} {...routerLink({ ...context, query }, 'back')(path)}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M14.5 5.5L8 12l6.5 6.5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {toOrigin?.label ?? say.back}
    </a>
  )
}

/** The way back to the page of the quote that the visitor came from; undefined if the previous question is the way back. */
function wayToOriginFrom(
  { back, begins_item }: Before,
  { query, quoteId = '', speech }: LinkContext & { readonly speech: Speech },
) {
  const isOfPrices = back === `/quotes/${quoteId}`
  return isOfPrices || (begins_item && isFromItem(query)) ? wayBack(query, quoteId, speech) : undefined
}

/** Adds a missing quote id to the address of a question, so that a reload shows the same quote. */
function useOwnAddress({ query, quoteId }: LinkContext): void {
  useEffect(() => {
    const address = addressAt(addressOf(pathHere(), query, quoteId))
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
  }, [query, quoteId])
}
