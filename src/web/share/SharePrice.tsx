import type { Screen } from '../../contract/page.ts'
import { LinkToPrice } from './LinkToPrice.tsx'
import { PriceAlone } from './PriceAlone.tsx'

type Share = NonNullable<Extract<Screen, { name: 'article' }>['share']>

/** The page where a visitor shares one price: what the link shows, and the link. It needs no scripts. */
export function SharePrice({ quoteId, price, carrier, url, problem }: Share & { readonly quoteId: string }) {
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
