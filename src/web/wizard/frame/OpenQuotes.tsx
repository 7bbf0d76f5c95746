import type { OpenQuote } from '../../../contract/answers/properties.ts'
import { addressOf } from '../../../contract/quote-address.ts'
import { wordsIn } from '../../../language/text.ts'
import { orderedWords } from '../../buying/ordered-words.ts'
import { Unbroken } from '../../format/Unbroken.ts'
import { useSpeech, useWords } from '../../words.ts'
import styles from './OpenQuotes.module.css'

const words = wordsIn({
  en: {
    title: 'Your quotes',
    begun: (what: string, day: string) => `${what}, started ${day}`,
    number: (number: string) => `Your quote number: ${number}`,
    prices: 'See your prices',
    resume: 'Pick up where you left off',
    order: 'See your order',
    older: (shown: number) =>
      `These are your ${shown} newest quotes. Older ones aren’t listed, but their links still work in this browser until they expire.`,
  },
  es: {
    title: 'Sus cotizaciones',
    begun: (what, day) => `${what}. Cotización empezada ${day}`,
    number: number => `Su número de cotización: ${number}`,
    prices: 'Ver sus precios',
    resume: 'Seguir donde se quedó',
    order: 'Ver su pedido',
    older: shown =>
      `Estas son sus ${shown} cotizaciones más recientes. Las anteriores no aparecen, pero sus enlaces siguen funcionando en este navegador hasta que venzan.`,
  },
})

interface OpenQuotesProps {
  readonly quotes: readonly OpenQuote[]
  /** Whether there are more than these. */
  readonly hasOlder: boolean
  /** Of the visit, which links keep. */
  readonly query: string
}

/** The visitor's quotes, each with a link to its open question or its results. Another quote loads a new page. */
export function OpenQuotes({ quotes, hasOlder, query }: OpenQuotesProps) {
  const say = useWords(words)
  const speech = useSpeech()
  if (quotes.length === 0) return null
  return (
    <nav className={styles.quotes} aria-labelledby="open-quotes">
      <h2 className={styles.title} id="open-quotes">
        {say.title}
      </h2>
      <ul className={styles.list}>
        {quotes.map(({ quote_id, quote_number, insurance, place, begun, route, is_complete, ordered }) => (
          <li key={quote_id}>
            <a className={styles.quote} href={addressOf(route, query, quote_id)}>
              <span className={styles.name}>
                {say.begun([insurance, place].filter(Boolean).join(', '), begun)}
              </span>
              <span className={styles.number}>{say.number(quote_number)}</span>
              <span className={styles.go}>{is_complete ? say.prices : say.resume}</span>
            </a>
            {ordered && (
              <p className={styles.order}>
                <Unbroken words={orderedWords(ordered, speech)} /> <a href={ordered.route}>{say.order}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasOlder && <p>{say.older(quotes.length)}</p>}
    </nav>
  )
}
