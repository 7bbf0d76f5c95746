import type { FormEvent, ReactNode } from 'react'
import type { LatestChange, PricesOnly, QuotePrice } from '../../contract/prices/covers.ts'
import { perPeriod } from '../../language/periods.ts'
import { wordsIn } from '../../language/text.ts'
import { useConnected } from '../connection/connection.ts'
import { placeByPrice } from '../results/list/arrange.ts'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useSpeech, useWords } from '../words.ts'
import { amountIn } from './amount-in.ts'
import styles from './Summary.module.css'
import type { Changes } from './use-covers.ts'

const words = wordsIn({
  en: {
    from: (price: ReactNode, period: string | undefined, span: Around, insurer: string) =>
      sentence`From ${price} ${period} ${span(`with ${insurer}`)}`,
    less: ', less coverage',
    more: ', more coverage',
    other: ', different coverage',
    none: 'No price for this coverage',
    noneYet: 'No price yet',
    asking: 'I’m asking the insurers.',
    unchanged: 'Pick an option to see what it does to your price.',
    busy: 'One moment.',
    offline: 'I’ll change this once you’re connected again.',
    undo: 'Undo',
    undoAll: 'Undo all',
  },
  we: { asking: 'We’re asking the insurers.', offline: 'We’ll change this once you’re connected again.' },
  es: {
    from: (price, period, span, insurer) => sentence`Desde ${price} ${period} ${span(`con ${insurer}`)}`,
    less: ', menos cobertura',
    more: ', más cobertura',
    other: ', otra cobertura',
    none: 'Sin precio para esta cobertura',
    noneYet: 'Todavía sin precio',
    asking: 'Consultando a las aseguradoras.',
    unchanged: 'Elija una opción para ver cómo cambia su precio.',
    busy: 'Un momento.',
    offline: 'El cambio se hará cuando vuelva la conexión.',
    undo: 'Deshacer',
    undoAll: 'Deshacer todo',
  },
})

interface SummaryProps {
  readonly quoteId: string
  readonly result: PricesOnly
  readonly latest: LatestChange | undefined
  readonly pending: string | null
  readonly change: (what: string, changes: Changes) => Promise<void>
}

/** The cheapest price, what the latest change did to it, and the button that undoes it. It stays in sight. */
export function Summary({ quoteId, result, latest, pending, change }: SummaryProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const connected = useConnected()
  const isQuoting = result.quote_status === 'quoting'
  const cheapest = lowestOf(result.quotes)
  const amount = cheapest && amountIn(cheapest.price_info)
  const goBack = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    event.preventDefault()
    const [what, changes] =
      submitter instanceof HTMLButtonElement && submitter.value === 'first'
        ? ['first', latest?.first]
        : ['undo', latest?.undo]
    void change(what, changes ?? {})
  }
  return (
    <div className={styles.summary}>
      {/* A separate line for each amount: within one, what follows the amount would move. */}
      <p key={amount} className={styles.cheapest}>
        {cheapest
          ? say.from(
              <strong>{amount}</strong>,
              cheapest.price_info.policy_period && perPeriod(cheapest.price_info.policy_period, speech),
              text => <span className={styles.insurer}>{text}</span>,
              cheapest.insurer.name,
            )
          : isQuoting
            ? say.noneYet
            : say.none}
        {cheapest?.compared && say[cheapest.compared]}{' '}
        {connected && (isQuoting || pending !== null) && (
          <span className={styles.asking}>
            <Spinner label={say.asking} />
          </span>
        )}
      </p>
      <p className={styles.difference} role="status">
        {pending === null ? (latest?.difference ?? say.unchanged) : connected ? say.busy : say.offline}
      </p>
      <form method="post" action={`/quotes/${quoteId}/cover`} onSubmit={goBack} className={styles.back}>
        <Button
          type="submit"
          name="undo"
          value="latest"
          className={latest?.undo || (pending !== null && !connected) ? undefined : styles.hidden}
          busy={pending === 'undo'}
        >
          {say.undo}
        </Button>
        <Button
          type="submit"
          look="plain"
          name="undo"
          value="first"
          className={latest?.first ? undefined : styles.hidden}
          busy={pending === 'first'}
        >
          {say.undoAll}
        </Button>
      </form>
    </div>
  )
}

/** Not always the first of the list, which also goes by rating. */
function lowestOf(quotes: readonly QuotePrice[]): QuotePrice | undefined {
  return quotes.filter(isUsual).toSorted((a, b) => placeByPrice(a) - placeByPrice(b))[0]
}

function isUsual({ ad, price_info: { type, premium, narrow } }: QuotePrice): boolean {
  return !ad && type === 'price' && premium !== undefined && !narrow
}
