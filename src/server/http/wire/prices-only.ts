import type { PricesOnly, QuotePrice } from '../../../contract/prices/covers.ts'
import type { Quote, QuoteResult } from '../../../contract/prices/status.ts'

/** A result without what the page of the covers does not list. */
export function pricesOnly({ quote_status, round, quotes }: QuoteResult): PricesOnly {
  return {
    quote_status,
    round,
    quotes: quotes.map(({ id, ad, insurer: { name }, cover, price_info }) => {
      const { type, premium, policy_period, estimated, narrow, for_only, source, message } = price_info
      return {
        id,
        ...(ad && { ad }),
        insurer: { name },
        ...compared(cover),
        price_info: {
          type,
          ...(premium !== undefined && { premium }),
          ...(policy_period !== undefined && { policy_period }),
          ...(estimated && { estimated }),
          ...(narrow && { narrow }),
          ...(for_only !== undefined && { for_only }),
          ...(source !== undefined && { source }),
          ...(message !== undefined && { message }),
        },
      }
    }),
  }
}

function compared(cover: Quote['cover'] = []): Pick<QuotePrice, 'compared'> {
  const [first, ...others] = new Set(cover.flatMap(({ differs }) => differs ?? []))
  return first ? { compared: others.length > 0 ? 'other' : first } : {}
}
