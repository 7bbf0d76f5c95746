import type { CoverPart, PriceInfo, Quote, Shared } from '../../contract/status.ts'
import { type Coverage, extentOf } from '../../rating/coverage/coverage.ts'
import type { Tell } from '../../sentences/tell.ts'
import { differenceFrom, sharedCoverage } from './shared-coverage.ts'

interface Told {
  /** What the offers cover, by the ids of their quotes. */
  readonly coverages: ReadonlyMap<string, Coverage>
  readonly tell: Tell
}

/**
 * The quotes with the parts of their coverage, and what all prices have in common. A plan that covers less than the line usually
 * does is ignored in determining what is usual.
 */
export function withShared(
  quotes: readonly Quote[],
  { coverages, tell }: Told,
): { readonly quotes: readonly Quote[]; readonly shared: Shared } {
  const partsOf = ({ id }: Quote) => coverages.get(id)?.parts ?? []
  const usual = quotes.filter(({ price_info }) => price_info.type === 'price' && !coversLess(price_info))
  const shared = sharedCoverage(usual.map(partsOf).filter(parts => parts.length > 0))
  const [first, ...others] = usual.map(({ price_info }) => price_info.details ?? [])
  const details = first?.filter(sentence => others.every(one => one.includes(sentence))) ?? []
  const coverOf = (quote: Quote) =>
    partsOf(quote).map((part): CoverPart => {
      const extent = extentOf(part)
      const differs = differenceFrom(shared, part, coversLess(quote.price_info))
      return {
        title: tell({ key: 'coverage.title', values: part }),
        text: tell({ key: 'coverage.part', values: part }),
        ...(extent === null ? {} : { extent }),
        ...(differs ? { differs } : {}),
      }
    })
  return {
    quotes: quotes.map(quote => (coverages.has(quote.id) ? { ...quote, cover: coverOf(quote) } : quote)),
    shared: {
      cover: shared.parts.map(part => tell({ key: 'coverage.part', values: part })),
      is_of_all: shared.isOfAll,
      details,
    },
  }
}

/** Whether a price is for less coverage than usual, not only for fewer pets. */
function coversLess({ narrow = false, pets }: PriceInfo): boolean {
  return narrow && (pets === undefined || pets.some(pet => pet.narrow))
}
