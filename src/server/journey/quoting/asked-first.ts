import type { Carrier } from '../../../carriers/carrier.ts'
import type { Need } from '../../../connectors/needs/need.ts'
import type { InsuranceLine } from '../../../law/rule.ts'

/** An insurer that is to be given something before the prices, and what. */
export interface AskedFirst {
  readonly carrier: Carrier
  readonly needs: readonly Need[]
}

interface Site {
  readonly site: { readonly needsFirst: readonly InsuranceLine[] }
  readonly carriers: readonly Carrier[]
}

interface Offered {
  readonly line: InsuranceLine
  /** The ids of those that a quote has an offer from. */
  readonly offers: readonly { readonly carrier: string }[]
}

/**
 * The insurers for which a site asks before the prices: those that give none without an answer. What they need to confirm comes
 * along. None if the site does not ask first.
 */
export function askedFirst({ site, carriers }: Site, { line, offers }: Offered): readonly AskedFirst[] {
  if (!site.needsFirst.includes(line)) return []
  return offers.flatMap(({ carrier: id }) => {
    const carrier = carriers.find(one => one.id === id)
    const needs = carrier?.lines[line]?.needs?.filter(({ to }) => to === 'quote' || to === 'confirm') ?? []
    return carrier && needs.some(({ to, isRequired }) => to === 'quote' && isRequired)
      ? [{ carrier, needs }]
      : []
  })
}
