import { useState } from 'react'
import type { Quote, Shared } from '../../../contract/prices/status.ts'
import { counted } from '../../../language/numbers.ts'
import { wordsIn } from '../../../language/text.ts'
import { Boundary } from '../../Boundary.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { messages } from '../../wizard/messages.ts'
import { useWords } from '../../words.ts'
import { OfferCard } from '../card/OfferCard.tsx'
import { type Comparison, isComparable, useComparison } from '../compare/use-comparison.ts'
import { useDialog } from '../use-dialog.ts'
import type { Extras } from '../use-extras.ts'
import type { Quoting } from '../use-quotes.ts'
import { answered, insurers, replaced } from './arrange.ts'
import { Controls } from './Controls.tsx'
import styles from './QuoteList.module.css'
import { useOrder } from './use-order.ts'

const words = wordsIn({
  en: {
    quotes: 'Quotes',
    answered: (count: number, all: number) => `${count} of ${counted(all, 'insurer')} answered`,
    news: (insurers: string) => `. Just in: ${insurers}`,
    sort: 'Re-sort the list',
    order: 'How I order the list',
    none: 'No quotes match.',
    showAll: (count: number) => `Show all ${count}`,
    compare: (insurer: string) => `Compare ${insurer}`,
    most: 'Four at most',
    broken: 'This quote can’t be shown. The others aren’t affected.',
  },
  we: { order: 'How we order the list' },
  es: {
    quotes: 'Cotizaciones',
    answered: (count, all) => `${count === 1 ? 'Contestó' : 'Contestaron'} ${count} de ${all}`,
    news: insurers => `. Acaba de llegar: ${insurers}`,
    sort: 'Ordenar de nuevo',
    order: 'Cómo se ordena',
    none: 'Ninguna cotización coincide.',
    showAll: count => `Mostrar las ${count}`,
    compare: insurer => `Comparar ${insurer}`,
    most: 'Cuatro como máximo',
    broken: 'No se puede mostrar. Las demás siguen.',
  },
})

interface QuoteListProps {
  readonly quotes: readonly Quote[]
  readonly shared: Shared
  /** What only some lists show, once it has loaded. */
  readonly extras: Extras | undefined
  readonly quoting: boolean
  /** The id and the number of the visitor's whole quote. */
  readonly quoteId: string
  readonly ownNumber: string
  /** Loads other sellers' offers; null when there are no more. */
  readonly more: Quoting['loadMore'] | null
}

/** All offers. Once the visitor is on the list, nothing on it moves until the visitor asks for it. */
export function QuoteList({ quotes, shared, extras, quoting, quoteId, ownNumber, more }: QuoteListProps) {
  const say = useWords(words)
  const { networkError } = useWords(messages)
  const news = useNews(quotes)
  const order = useOrder(quotes)
  const comparing = useDialog()
  const comparison = useComparison(quotes, comparing)
  const canCompare = !comparison.isChoosing && quotes.filter(isComparable).length > 1
  const hold = quoting ? order.hold : undefined
  return (
    <section className={styles.results} aria-label={say.quotes}>
      <div className={styles.top}>
        <Controls order={order} compare={canCompare ? comparison.start : null} />
        <div className={styles.state}>
          <p role="status">
            {say.answered(answered(quotes), insurers(quotes))}
            <VisuallyHidden>{news.length > 0 && say.news(news.join(', '))}</VisuallyHidden>
          </p>
          {order.stale ? (
            <Button look="plain" onClick={order.release}>
              {say.sort}
            </Button>
          ) : (
            <a href="/order">{say.order}</a>
          )}
        </div>
      </div>
      {order.cards.length === 0 && (
        <p>
          {say.none}{' '}
          <Button look="plain" onClick={order.clear}>
            {say.showAll(quotes.length)}
          </Button>
        </p>
      )}
      <ol className={styles.list} onPointerDown={hold} onPointerMove={hold} onWheel={hold} onFocus={hold}>
        {order.cards.map((quote, index) => (
          <li key={quote.id}>
            <Boundary key={quote.price_info.type} instead={<BrokenCard />}>
              <OfferCard
                {...{ quote, shared, extras, quoteId, ownNumber }}
                position={index + 1}
                chooser={comparison.isChoosing && <Chooser {...{ quote, comparison }} />}
              />
            </Boundary>
          </li>
        ))}
      </ol>
      {comparing.failed && <p role="alert">{networkError}</p>}
      {comparing.module && comparison.isChoosing && (
        <comparing.module.ComparisonBar comparison={comparison} />
      )}
      {extras && <extras.More load={more} hold={order.hold} any={order.cards.some(({ ad }) => ad)} />}
    </section>
  )
}

/** Chooses an offer for the comparison. */
function Chooser({ quote, comparison }: { quote: Quote; comparison: Comparison }) {
  const say = useWords(words)
  if (!isComparable(quote)) return null
  const canToggle = comparison.canToggle(quote)
  return (
    <label className={styles.chooser}>
      <input
        type="checkbox"
        checked={comparison.chosen.some(({ id }) => id === quote.id)}
        disabled={!canToggle}
        onChange={() => comparison.toggle(quote.id)}
      />
      <VisuallyHidden>{say.compare(quote.insurer.name)}</VisuallyHidden>
      {!canToggle && <VisuallyHidden>{say.most}</VisuallyHidden>}
    </label>
  )
}

function BrokenCard() {
  const say = useWords(words)
  return <Alert look="note" text={say.broken} />
}

/** The insurers whose own answers replaced estimates last. */
function useNews(quotes: readonly Quote[]): readonly string[] {
  const [seen, setSeen] = useState<{ quotes: typeof quotes; news: readonly string[] }>({ quotes, news: [] })
  if (seen.quotes !== quotes) {
    const names = replaced(seen.quotes, quotes)
    setSeen({ quotes, news: names.length > 0 ? names : seen.news })
  }
  return seen.news
}
