import type { CoverPart, PriceInfo, Quote, Shared } from '../../contract/status.ts'
import { coverParts, differenceFrom, extentOf, sharedCover } from './cover-parts.ts'

/**
 * The quotes with the parts of their covers, and what all prices have in common. A plan that covers less than the line usually
 * does is ignored in determining what is usual.
 */
export function withShared(quotes: readonly Quote[]): {
  readonly quotes: readonly Quote[]
  readonly shared: Shared
} {
  const usual = quotes.filter(({ price_info }) => price_info.type === 'price' && !coversLess(price_info))
  const cover = sharedCover(usual.map(({ coverage_amount }) => coverage_amount).filter(text => text !== ''))
  const [first, ...others] = usual.map(({ price_info }) => price_info.details ?? [])
  const details = first?.filter(sentence => others.every(one => one.includes(sentence))) ?? []
  const partsOf = ({ coverage_amount, price_info }: Quote): readonly CoverPart[] =>
    coverParts(coverage_amount).map(part => {
      const differs = differenceFrom(cover, part, coversLess(price_info))
      const { label, text, amount } = part
      return {
        label,
        text,
        ...(amount === null ? {} : { extent: extentOf(part) }),
        ...(differs ? { differs } : {}),
      }
    })
  return {
    quotes: quotes.map(quote => (quote.coverage_amount === '' ? quote : { ...quote, cover: partsOf(quote) })),
    shared: { cover: cover.parts.map(({ text }) => text), is_of_all: cover.isOfAll, details },
  }
}

/** Whether a price is for less cover than usual, not only for fewer pets. */
function coversLess({ narrow = false, pets }: PriceInfo): boolean {
  return narrow && (pets === undefined || pets.some(pet => pet.narrow))
}
