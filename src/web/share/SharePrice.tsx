import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { useWords } from '../words.ts'
import { LinkToPrice } from './LinkToPrice.tsx'
import { PriceAlone } from './PriceAlone.tsx'

const words = wordsIn({
  en: { link: (insurer: string) => `A price from ${insurer}` },
  es: { link: insurer => `Un precio de ${insurer}` },
})

/** The page where a visitor shares one price: what the link shows, and the link. It needs no scripts. */
export function SharePrice({ quoteId, share }: Articles['share-price']) {
  const say = useWords(words)
  const { price, carrier, url, problem, replaces } = share
  return (
    <>
      <p>
        <BackToPrices quoteId={quoteId} />
      </p>
      <PriceAlone price={price} />
      <LinkToPrice
        premium={price.price_info.premium ?? ''}
        title={say.link(price.insurer.name)}
        {...{ quoteId, carrier, url, problem, replaces }}
      />
    </>
  )
}
