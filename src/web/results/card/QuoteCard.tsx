import { type ReactNode, useId, useState } from 'react'
import type { Quote, Shared } from '../../../contract/prices/status.ts'
import { wordsIn } from '../../../language/text.ts'
import { hidden } from '../../format/around.tsx'
import { CarrierHtml } from '../../format/CarrierHtml.tsx'
import { Stars } from '../../format/Stars.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { InfoTip } from '../../ui/dialog/InfoTip.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Around, sentence } from '../../ui/sentence.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words.ts'
import { isStandIn } from '../list/arrange.ts'
import { hasCardExtras, useExtras } from '../use-extras.ts'
import { Actions } from './Actions.tsx'
import { Cover } from './Cover.tsx'
import { Differences } from './Differences.tsx'
import { Facts } from './Facts.tsx'
import { Origin } from './Origin.tsx'
import { PriceArea } from './PriceArea.tsx'
import styles from './QuoteCard.module.css'
import { ShareLink } from './ShareLink.tsx'

const words = wordsIn({
  en: {
    ad: (strong: Around, network: string) => sentence`${strong('Ad')} by ${network}`,
    order: 'See your order',
    details: (hidden: Around, insurer: string) => sentence`Details${hidden(` of ${insurer}`)}`,
    passport: 'How this price was calculated',
    failed: (insurer: string) => `${insurer} couldn’t be reached. The other quotes aren’t affected.`,
  },
  es: {
    ad: (strong, network) => sentence`${strong('Anuncio')} de ${network}`,
    order: 'Ver su pedido',
    details: (hidden, insurer) => sentence`Detalles${hidden(` de ${insurer}`)}`,
    passport: 'Cómo se calculó',
    failed: insurer => `No se pudo consultar a ${insurer}.`,
  },
})

interface QuoteCardProps {
  readonly quote: Quote
  /** What all offers have in common, which a card need not repeat. */
  readonly shared: Shared
  /** The id and the number of the visitor's whole quote. */
  readonly quoteId: string
  readonly ownNumber: string
  /** Counted from 1, as the visitor sees the list. */
  readonly position: number
  /** The box that chooses this offer for the comparison; absent where it cannot be compared. */
  readonly chooser?: ReactNode
}

/** One carrier's offer (spec 2.4.7): what visitors compare always shows, the rest unfolds. */
export function QuoteCard({ quote, shared, quoteId, ownNumber, position, chooser }: QuoteCardProps) {
  const say = useWords(words)
  const { insurer, price_info, actions, ad } = quote
  const face = isStandIn(price_info) ? 'estimate' : price_info.type
  const [firstSeen] = useState(face)
  const heading = useId()
  const extras = useExtras(hasCardExtras(quote))
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
      {actions.length > 0 && (
        <div className={styles.actions}>
          {quote.mark ? (
            <ButtonLink wide href={`/quotes/${quoteId}/order`}>
              {say.order}
            </ButtonLink>
          ) : (
            <Actions
              {...{ actions, ownNumber, position, quoting }}
              insurer={insurer.name}
              carrier={quote.id}
            />
          )}
        </div>
      )}
      {!quoting && <Details {...{ quote, quoteId }} />}
      {extras && quote.ordered_terms && <extras.OrderedTerms quote={quote} terms={quote.ordered_terms} />}
      {extras && quote.receipts && (
        <extras.Receipts of={insurer.name} receipts={quote.receipts} {...{ quoteId }} />
      )}
    </article>
  )
}

/** Details that not every visitor needs at once. */
function Details({ quote, quoteId }: { quote: Quote; quoteId: string }) {
  const say = useWords(words)
  const { id, ad, insurer, price_info, coverage_amount, description } = quote
  const extras = useExtras(hasCardExtras(quote))
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
        {price_info.type === 'price' && (
          <>
            <a className={styles.further} href={`/quotes/${quoteId}/price/${id}`}>
              {say.passport}
              <VisuallyHidden>: {insurer.name}</VisuallyHidden>
            </a>
            <ShareLink {...{ quote, quoteId }} />
          </>
        )}
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
