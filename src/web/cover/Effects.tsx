import { cameFrom } from '../../contract/came-from.ts'
import type { PriceEffect } from '../../contract/prices/covers.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { possessive } from '../../language/possessive.ts'
import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'
import styles from './Effects.module.css'

const words = wordsIn({
  en: {
    title: 'What changes your price',
    rates: (insurer: string) =>
      `Here’s what each change alone would do to ${possessive(insurer)} price. Change an answer only if it’s true. Insurers check.`,
  },
  es: {
    title: 'Qué cambia su precio',
    rates: insurer =>
      `Así cambiaría, con cada cambio por separado, el precio de ${insurer}. Cambie una respuesta solo si es verdad. Las aseguradoras lo comprueban.`,
  },
})

interface EffectsProps {
  readonly quoteId: string
  readonly effects: readonly PriceEffect[]
  /** The insurer by whose rates they are computed. */
  readonly insurer: string
}

/** What changes the price the most, the largest effect first, each with the page where it is changed. */
export function Effects({ quoteId, effects, insurer }: EffectsProps) {
  const say = useWords(words)
  if (effects.length === 0) return null
  return (
    <section className={styles.effects} aria-labelledby="effects">
      <h2 id="effects">{say.title}</h2>
      <p>{say.rates(insurer)}</p>
      <ul className={styles.list}>
        {effects.map(({ what, effect, is_less, share, route }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place in the order, whatever is in it
          <li key={place} className={styles.row}>
            <a href={addressOf(route, cameFrom('', 'cover'), quoteId)}>{what}</a>
            <span key={effect} className={is_less ? styles.less : styles.more}>
              {/* There is nothing to compare the bar of a single effect with. */}
              {effects.length > 1 && (
                <svg className={styles.bar} aria-hidden="true" focusable="false">
                  <rect width={`${share * 100}%`} height="100%" rx="3" />
                </svg>
              )}
              <span className={styles.amount}>{effect}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
