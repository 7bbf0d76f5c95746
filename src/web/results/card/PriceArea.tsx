import type { ReactElement, ReactNode } from 'react'
import type { PriceInfo } from '../../../contract/prices/status.ts'
import { dollars, priceParts } from '../../../language/money.ts'
import { perPeriod } from '../../../language/periods.ts'
import { wordsIn } from '../../../language/text.ts'
import { InfoTip } from '../../ui/dialog/InfoTip.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { sentence } from '../../ui/sentence.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useSpeech, useWords } from '../../words.ts'
import { isStandIn } from '../list/arrange.ts'
import styles from './PriceArea.module.css'

const words = wordsIn({
  en: {
    quoting: 'Quoting',
    call: 'Phone call required',
    popular: 'Popular Choice',
    before: 'Before:',
    estimate: '~ Estimate',
    confirmed: '✓ Confirmed',
    similarTip: 'Estimated price based on similar plans.',
    assumedTip: 'Some answers are assumed. See Details.',
    insurerTip: 'The insurer’s price for your answers.',
    ratesTip: 'From the insurer’s rates for your answers.',
    saves: (amount: string) => `Saves ${amount} a year`,
    declined: 'Not insurable.',
    more: 'Learn more',
    number: (quote: ReactNode) => sentence`Quote number ${quote}`,
  },
  es: {
    quoting: 'Cotizando',
    call: 'Hay que llamar',
    popular: 'Opción popular',
    before: 'Antes:',
    estimate: '~ Estimado',
    confirmed: '✓ Confirmado',
    similarTip: 'Precio estimado con planes parecidos.',
    assumedTip: 'Supone algunas respuestas. Vea los detalles.',
    insurerTip: 'El precio de la aseguradora.',
    ratesTip: 'Según las tarifas de la aseguradora.',
    saves: amount => `Ahorra ${amount} al año`,
    declined: 'No se puede asegurar.',
    more: 'Más información',
    number: quote => sentence`Número de cotización ${quote}`,
  },
})

/** The price of an offer, or why there is none: one component for each type of the specification (4.4). */
export function PriceArea({ price }: { price: PriceInfo }): ReactElement {
  const say = useWords(words)
  switch (price.type) {
    case 'price':
      return <Price price={price} />
    case 'quoting':
      return (
        <p className={styles.quoting}>
          <Spinner label="" />
          {say.quoting}
        </p>
      )
    case 'declined':
      return <Declined price={price} />
    case 'call':
      return (
        <div className={styles.call}>
          <p className={styles.warning}>
            <Sign />
            {say.call}
          </p>
          <QuoteNumber number={price.quote_id} />
        </div>
      )
    case 'unavailable':
    case 'failed':
      return <QuoteNumber number={price.quote_id} />
  }
}

function Price({ price }: { price: PriceInfo }) {
  const say = useWords(words)
  const speech = useSpeech()
  const { premium = '0', policy_period, original, deal, popular, estimated, saves, for_only } = price
  const [label, tip] = estimated
    ? (['estimate', isStandIn(price) ? 'similarTip' : 'assumedTip'] as const)
    : (['confirmed', price.source === 'rates' ? 'ratesTip' : 'insurerTip'] as const)
  const { dollars: whole, cents } = priceParts(premium)
  const reduced = original !== undefined && deal !== undefined
  return (
    <div className={styles.price}>
      {popular && <p className={styles.popular}>{say.popular}</p>}
      {reduced && (
        <p className={styles.original}>
          <VisuallyHidden>{say.before} </VisuallyHidden>
          <s>{dollars(original)}</s> {deal}
        </p>
      )}
      <p className={styles.amount}>
        <span className={styles.figure}>
          <span className={styles.sign}>{estimated ? '~ $' : '$'}</span>
          <span className={styles.whole}>{whole}</span>
          <span className={styles.cents}>.{cents}</span>
        </span>{' '}
        {policy_period !== undefined && (
          <span className={styles.period}>{perPeriod(policy_period, speech)}</span>
        )}
      </p>
      {for_only !== undefined && <p className={styles.partial}>{for_only}</p>}
      <InfoTip className={estimated ? styles.estimated : styles.confirmed} tip={say[tip]}>
        {say[label]}
      </InfoTip>
      {saves !== undefined && <p className={styles.saves}>{say.saves(dollars(saves))}</p>}
    </div>
  )
}

function Declined({ price: { message, lang, text, text_lang } }: { price: PriceInfo }) {
  const say = useWords(words)
  return (
    <div className={styles.declined}>
      <p lang={message && lang}>{message || say.declined}</p>
      {text !== undefined && (
        <details>
          <summary>{say.more}</summary>
          <p lang={text_lang}>{text}</p>
        </details>
      )}
    </div>
  )
}

function QuoteNumber({ number }: { number: string | undefined }) {
  const say = useWords(words)
  if (number === undefined) return null
  return <p className={styles.number}>{say.number(<strong>{number}</strong>)}</p>
}

function Sign() {
  return (
    <svg className={styles.phone} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />
    </svg>
  )
}
