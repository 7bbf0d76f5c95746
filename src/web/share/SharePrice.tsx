import type { Articles } from '../../contract/page.ts'
import { LinkToPrice } from './LinkToPrice.tsx'
import { PriceAlone } from './PriceAlone.tsx'

/** The page where a visitor shares one price: what the link shows, and the link. It needs no scripts. */
export function SharePrice({ quoteId, share }: Articles['share-price']) {
  const { price, carrier, url, problem } = share
  return (
    <>
      <p>
        <a href={`/quotes/${quoteId}`}>Back to all prices</a>
      </p>
      <PriceAlone price={price} />
      <LinkToPrice
        premium={price.price_info.premium ?? ''}
        title={`${price.insurer.name}: a price`}
        {...{ quoteId, carrier, url, problem }}
      />
    </>
  )
}
