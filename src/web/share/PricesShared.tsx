import type { PriceShare } from '../../contract/sharing/shared-price.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { wordsIn } from '../../language/text.ts'
import { Button } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useSpeech, useWords } from '../words.ts'
import styles from './PricesShared.module.css'

const words = wordsIn({
  en: {
    title: 'Prices you’re sharing',
    none: 'None. You’ll find “Share this price” in the details of each quote.',
    about: 'Anyone with a link sees that price, its coverage and your state. Nothing else about you.',
    stop: 'Stop sharing',
  },
  es: {
    title: 'Precios que comparte',
    none: 'Ninguno. “Compartir este precio” está en los detalles de cada cotización.',
    about:
      'Cualquier persona con un enlace ve ese precio, su cobertura y el estado donde usted vive. Nada más sobre usted.',
    stop: 'Dejar de compartir',
  },
})

/** The prices that a visitor shares, each with a form that ends its link. It needs no scripts. */
export function PricesShared({ shares, quoteId }: { shares: readonly PriceShare[]; quoteId: string }) {
  const say = useWords(words)
  return (
    <section id="shared" aria-labelledby="shared-title">
      <h2 id="shared-title">{say.title}</h2>
      {shares.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <>
          <p>{say.about}</p>
          <ul className={styles.list}>
            {shares.map(share => (
              <Share key={share.carrier} {...share} quoteId={quoteId} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Share({
  carrier,
  price: { insurer, price_info },
  url,
  quoteId,
}: PriceShare & { readonly quoteId: string }) {
  const say = useWords(words)
  const speech = useSpeech()
  const { premium = '0', policy_period } = price_info
  return (
    <li className={styles.share}>
      <span>
        <a href={url}>{insurer.name}</a>, {dollars(premium)}{' '}
        {policy_period !== undefined && perPeriod(policy_period, speech)}
      </span>
      <form method="post" action={`/quotes/${quoteId}/share/${carrier}/stop`}>
        <Button type="submit">
          {say.stop}
          <VisuallyHidden>: {insurer.name}</VisuallyHidden>
        </Button>
      </form>
    </li>
  )
}
