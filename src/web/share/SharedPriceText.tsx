import type { Articles } from '../../contract/page.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PriceAlone } from './PriceAlone.tsx'

/** What the link to a price shows to anybody who has it. */
export function SharedPriceText({ shared: { price } }: Articles['shared-price']) {
  return (
    <>
      <p>
        Someone asked me for prices and shared this one with you. The link says nothing about them, and works
        only as long as they let it.
      </p>
      <PriceAlone price={price} />
      <p>It’s the price for their answers. Yours may come out higher or lower.</p>
      <p>
        <ButtonLink look="primary" href={`/start?type=${price.line}`}>
          See prices for me
        </ButtonLink>
      </p>
    </>
  )
}
