import type { PricesOnly, QuotePrice } from '../../contract/prices/covers.ts'
import { counted } from '../../language/numbers.ts'
import { perPeriod } from '../../language/periods.ts'
import { type Speech, type Spoken, wordsIn } from '../../language/text.ts'
import { answered, insurers, isStandIn, placeByPrice } from '../results/list/arrange.ts'
import { useSpeech, useWords } from '../words.ts'
import { amountIn } from './amount-in.ts'
import styles from './Prices.module.css'

const words = wordsIn({
  en: {
    title: 'Your prices',
    quoting: 'Asking',
    call: 'By phone',
    none: 'No price',
    asking: 'Some insurers haven’t answered yet.',
    reload: 'Reload',
    answered: (count: number, all: number) =>
      count === all ? 'Every insurer has answered.' : `${count} of ${counted(all, 'insurer')} answered.`,
    estimate: '“~” marks an estimate.',
    less: 'less coverage',
    more: 'more coverage',
    other: 'different coverage',
    compare: 'Compare these prices',
  },
  es: {
    title: 'Sus precios',
    quoting: 'Consultando',
    call: 'Por teléfono',
    none: 'Sin precio',
    asking: 'Algunas aseguradoras todavía no han contestado.',
    reload: 'Recargar',
    answered: (count, all) =>
      count === all
        ? 'Todas las aseguradoras contestaron.'
        : all === 1
          ? `${count} de 1 aseguradora contestó.`
          : `${count} de ${all} aseguradoras ${count === 1 ? 'contestó' : 'contestaron'}.`,
    estimate: '“~” indica un estimado.',
    less: 'menos cobertura',
    more: 'más cobertura',
    other: 'otra cobertura',
    compare: 'Comparar estos precios',
  },
})

/** Every insurer with its current price. Rows keep their place: prices change in them, and nothing moves. */
export function Prices({ quoteId, result }: { quoteId: string; result: PricesOnly }) {
  const say = useWords(words)
  const speech = useSpeech()
  const quotes = result.quotes.filter(({ ad }) => !ad).toSorted((a, b) => placeByPrice(a) - placeByPrice(b))
  const isQuoting = result.quote_status === 'quoting'
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <h2 id="prices">{say.title}</h2>
      <ul className={styles.list}>
        {quotes.map((quote, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place in the order, whoever is in it
          <li key={place} className={styles.row}>
            <span>{quote.insurer.name}</span>
            <span key={priceOf(quote, say, speech)} className={styles.price}>
              {priceOf(quote, say, speech)}
              {quote.compared && <span className={styles.compared}>{`, ${say[quote.compared]}`}</span>}
            </span>
            {quote.price_info.for_only && (
              <span className={styles.compared}>{quote.price_info.for_only}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {isQuoting ? say.asking : say.answered(answered(quotes), insurers(quotes))}
        {isQuoting && (
          <noscript>
            {' '}
            <a href="?">{say.reload}</a>
          </noscript>
        )}
      </p>
      {withheld(quotes).map(reason => (
        <p key={reason} className={styles.note}>
          {reason}
        </p>
      ))}
      <p className={styles.note}>{say.estimate}</p>
      <p className={styles.way}>
        <a href={`/quotes/${quoteId}`}>{say.compare}</a>
      </p>
    </section>
  )
}

/** Why an estimate stands in for an insurer's own price, in a sentence for each insurer. */
function withheld(quotes: readonly QuotePrice[]): readonly string[] {
  return quotes.flatMap(({ price_info }) => (isStandIn(price_info) ? (price_info.message ?? []) : []))
}

function priceOf(
  { price_info: { type, premium, policy_period, estimated } }: QuotePrice,
  say: Spoken<typeof words.en>,
  speech: Speech,
): string {
  if (type === 'quoting') return say.quoting
  if (type === 'call') return say.call
  if (type !== 'price' || premium === undefined) return say.none
  return `${amountIn({ premium, estimated: estimated === true })} ${policy_period === undefined ? '' : perPeriod(policy_period, speech)}`
}
