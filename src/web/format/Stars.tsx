import type { Insurer } from '../../contract/prices/status.ts'
import { abbreviated } from '../../language/numbers.ts'
import { wordsIn } from '../../language/text.ts'
import { type Around, sentence } from '../ui/sentence.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useSpeech, useWords } from '../words.ts'
import styles from './Stars.module.css'

const words = wordsIn({
  en: {
    outOf: 'out of 5',
    reviews: (count: string, span: Around) => sentence`${count} ${span('reviews')}`,
    window: (insurer: string) => `of ${insurer}, opens in a new window`,
  },
  es: {
    outOf: 'de 5',
    reviews: (count, span) => sentence`${count} ${span('reseñas')}`,
    window: insurer => `de ${insurer}, se abre en una ventana nueva`,
  },
})

/** The customer rating: stars, one decimal, and the number of reviews with a link to them (spec 2.4.8). */
export function Stars({ review, of }: { review: NonNullable<Insurer['review']>; of: string }) {
  const { rating, review_url, review_count } = review
  const say = useWords(words)
  const reviews = abbreviated(review_count, useSpeech())
  const count = say.reviews(reviews, text => <span className={styles.word}>{text}</span>)
  return (
    <p className={styles.review}>
      <svg className={styles.stars} viewBox="0 0 100 20" aria-hidden="true" focusable="false">
        <Row className={styles.empty} />
        <svg viewBox={`0 0 ${rating * 20} 20`} width={rating * 20} height="20" aria-hidden="true">
          <Row className={styles.full} />
        </svg>
      </svg>
      <span>
        {rating.toFixed(1)}
        <VisuallyHidden> {say.outOf}</VisuallyHidden>
      </span>
      {review_url === undefined ? (
        <span className={styles.count}>{count}</span>
      ) : (
        <a className={styles.count} href={review_url} target="_blank" rel="noopener noreferrer">
          {count}
          <VisuallyHidden> {say.window(of)}</VisuallyHidden>
        </a>
      )}
    </p>
  )
}

const star = 'M10 1.8 12.5 7.1 18.2 7.8 14 11.8 15.1 17.5 10 14.7 4.9 17.5 6 11.8 1.8 7.8 7.5 7.1Z'

function Row({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      {[0, 20, 40, 60, 80].map(x => (
        <path key={x} d={star} transform={`translate(${x} 0)`} />
      ))}
    </g>
  )
}
