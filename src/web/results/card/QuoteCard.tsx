import { type ReactNode, useId, useState } from 'react'
import type { Quote, Shared } from '../../../contract/prices/status.ts'
import { wordsIn } from '../../../language/text.ts'
import { hidden } from '../../format/around.tsx'
import { CarrierHtml } from '../../format/CarrierHtml.tsx'
import { Stars } from '../../format/Stars.tsx'
import { classes } from '../../ui/classes.ts'
import { InfoTip } from '../../ui/dialog/InfoTip.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Around, sentence } from '../../ui/sentence.ts'
import { useWords } from '../../words.ts'
import { isStandIn } from '../list/arrange.ts'
import { Cover } from './Cover.tsx'
import { Differences } from './Differences.tsx'
import { Facts } from './Facts.tsx'
import { Origin } from './Origin.tsx'
import { PriceArea } from './PriceArea.tsx'
import styles from './QuoteCard.module.css'

const words = wordsIn({
  en: {
    ad: (strong: Around, network: string) => sentence`${strong('Ad')} by ${network}`,
    details: (hidden: Around, insurer: string) => sentence`Details${hidden(` of ${insurer}`)}`,
    failed: (insurer: string) => `${insurer} couldn’t be reached. The other quotes aren’t affected.`,
  },
  es: {
    ad: (strong, network) => sentence`${strong('Anuncio')} de ${network}`,
    details: (hidden, insurer) => sentence`Detalles${hidden(` de ${insurer}`)}`,
    failed: insurer => `No se pudo consultar a ${insurer}. Las demás siguen.`,
  },
})

/** What only some cards show. */
export type CardExtras = Pick<typeof import('../extras.ts'), 'BundledPrice' | 'PetPrices' | 'Popular'>

export interface QuoteCardProps {
  readonly quote: Quote
  /** What all offers have in common, which a card need not repeat. */
  readonly shared: Shared
  /** Absent until it has loaded. */
  readonly extras?: CardExtras | undefined
  /** The box that chooses this offer for the comparison; absent if it cannot be compared. */
  readonly chooser?: ReactNode
  /** Buttons that lead on; absent if there are none. */
  readonly actions?: ReactNode
  /** What else can be done with it, at the end of its details. */
  readonly links?: ReactNode
  /** What comes below its details. */
  readonly children?: ReactNode
}

/** One carrier's offer (spec 2.4.7): what visitors compare always shows, the rest unfolds. It leads nowhere by itself. */
export function QuoteCard({ quote, shared, extras, chooser, actions, links, children }: QuoteCardProps) {
  const say = useWords(words)
  const { insurer, price_info, ad } = quote
  const face = isStandIn(price_info) ? 'estimate' : price_info.type
  const [firstSeen] = useState(face)
  const heading = useId()
  const quoting = price_info.type === 'quoting'
  return (
    <article
      className={styles.card}
      data-type={price_info.type}
      data-further={ad && ''}
      tabIndex={ad && -1}
      aria-labelledby={heading}
    >
      <div className={styles.insurer}>
        {chooser}
        <img className={styles.logo} src={insurer.logo} alt="" width="48" height="48" />
        <div>
          {ad && (
            <p className={styles.ad}>
              {say.ad(
                text => (
                  <strong>{text}</strong>
                ),
                ad.network,
              )}
            </p>
          )}
          {quote.mark && (
            <p className={styles.ad}>
              <strong>{quote.mark}</strong>
            </p>
          )}
          <h2 id={heading} className={styles.name}>
            {insurer.name}
          </h2>
          <p className={styles.tagline} lang={insurer.lang}>
            {insurer.tag_line}
          </p>
          {insurer.review && <Stars review={insurer.review} of={insurer.name} />}
        </div>
      </div>
      <div className={classes(styles.price, firstSeen !== face && styles.arrived)}>
        <PriceArea price={price_info} />
      </div>
      <div className={styles.differences}>
        {quoting && <Skeleton className={styles.coming} />}
        {extras && <extras.PetPrices pets={price_info.pets} />}
        <Differences {...{ quote, shared }} />
        {isStandIn(price_info) && <Origin price={price_info} insurer={insurer.name} />}
        <Reason quote={quote} />
        {quote.decisive?.map(({ text, ask }) => (
          <p key={text} className={styles.reason}>
            {text} {ask && <a href={ask.href}>{ask.text}</a>}
          </p>
        ))}
        {extras && quote.bundle && <extras.BundledPrice bundle={quote.bundle} />}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {!quoting && <Details {...{ quote, extras, links }} />}
      {children}
    </article>
  )
}

/** Details that not every visitor needs at once. */
function Details({ quote, extras, links }: Pick<QuoteCardProps, 'quote' | 'extras' | 'links'>) {
  const say = useWords(words)
  const { ad, insurer, price_info, coverage_amount, description } = quote
  return (
    // An ad has no details.
    <details className={styles.details} open={ad !== undefined} data-back-folds={!ad}>
      <summary className={styles.summary}>{say.details(hidden, insurer.name)}</summary>
      <div className={styles.unfolded}>
        <Cover amount={coverage_amount} explained={quote.cover_explained} price={price_info} />
        <Facts facts={quote.facts} />
        {!isStandIn(price_info) && <Origin price={price_info} insurer={insurer.name} />}
        {extras && price_info.popular && <extras.Popular />}
        <Badges {...insurer} />
        <CarrierHtml className={styles.description} html={description} />
        {links}
      </div>
    </details>
  )
}

function Badges({ badges, lang }: Pick<Quote['insurer'], 'badges' | 'lang'>) {
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges} lang={lang}>
      {badges.map(({ text, description }) => (
        <li key={text}>
          <InfoTip className={styles.badge} tip={description}>
            {text}
          </InfoTip>
        </li>
      ))}
    </ul>
  )
}

/** Why there is no price, or none of the insurer's own, if the price area does not show it. */
function Reason({ quote: { insurer, price_info } }: { quote: Quote }) {
  const say = useWords(words)
  const reason = reasonOf(price_info, say.failed(insurer.name))
  return reason === null ? null : (
    <p className={styles.reason} lang={price_info.lang}>
      {reason}
    </p>
  )
}

function reasonOf({ type, message }: Quote['price_info'], failed: string): string | null {
  switch (type) {
    case 'failed':
      return message ?? failed
    case 'unavailable':
    case 'call':
    case 'price':
      return message ?? null
    case 'declined':
    case 'quoting':
      return null
  }
}
