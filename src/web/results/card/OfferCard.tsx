import { wordsIn } from '../../../language/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words.ts'
import type { Extras } from '../use-extras.ts'
import { Actions } from './Actions.tsx'
import styles from './QuoteCard.module.css'
import { QuoteCard, type QuoteCardProps } from './QuoteCard.tsx'
import { ShareLink } from './ShareLink.tsx'

const words = wordsIn({
  en: { order: 'See your order', passport: 'How this price was calculated' },
  es: { order: 'Ver su pedido', passport: 'Cómo se calculó este precio' },
})

interface OfferCardProps extends Pick<QuoteCardProps, 'quote' | 'shared' | 'chooser'> {
  readonly extras: Extras | undefined
  /** The id and the number of the visitor's whole quote. */
  readonly quoteId: string
  readonly ownNumber: string
  /** Counted from 1, as the visitor sees the list. */
  readonly position: number
}

/** An offer on the results page: its card, and everything that a visitor can do with it. */
export function OfferCard({ quoteId, ownNumber, position, ...card }: OfferCardProps) {
  const say = useWords(words)
  const { quote, extras } = card
  const { id, insurer, price_info, actions, mark, ordered_terms, receipts } = quote
  const { type } = price_info
  return (
    <QuoteCard
      {...card}
      actions={
        actions.length > 0 &&
        (mark ? (
          <ButtonLink wide href={`/quotes/${quoteId}/order`}>
            {say.order}
          </ButtonLink>
        ) : (
          <Actions
            {...{ actions, ownNumber, position }}
            quoting={type === 'quoting'}
            insurer={insurer.name}
            carrier={id}
          />
        ))
      }
      links={
        type === 'price' && (
          <>
            <a className={styles.further} href={`/quotes/${quoteId}/price/${id}`}>
              {say.passport}
              <VisuallyHidden>: {insurer.name}</VisuallyHidden>
            </a>
            <ShareLink {...{ quote, quoteId }} />
          </>
        )
      }
    >
      {extras && ordered_terms && <extras.OrderedTerms quote={quote} terms={ordered_terms} />}
      {extras && receipts && <extras.Receipts of={insurer.name} {...{ receipts, quoteId }} />}
    </QuoteCard>
  )
}
