import { leadsSafely } from '../../carriers/carrier-html.ts'
import type { Listing } from '../../connectors/connector.ts'
import type { Quote } from '../../contract/status.ts'
import type { ShownCarrier } from './present-offer.ts'
import { withClick } from './takes-over.ts'

interface PresentedAds {
  readonly network: ShownCarrier
  readonly listings: readonly Listing[]
  /** The visitor's quote. */
  readonly quoteId: string
  /** Its number, for a network that reports sales by it; absent for a visitor who is not counted. */
  readonly click: string | undefined
}

/**
 * A network's listings as ads on the wire: each names its advertiser, and has neither price nor stars. A demonstration has no
 * advertiser: its ads lead to a page of ours that explains this, and no click is reported.
 */
export function presentAds({ network, listings, quoteId, click }: PresentedAds): readonly Quote[] {
  const { demo, insurer, hosts } = network
  return listings.flatMap(({ sponsor, headline, descriptionHtml, clickUrl, pixels }, index) => {
    if (!leadsSafely(clickUrl, hosts)) return []
    const id = adId(network.id, index)
    const pixel = !demo && pixels.length > 0 ? { pixel: pixelPath(quoteId, id) } : {}
    const url = demo ? `${demoAdPath}?q=${quoteId}` : withClick(clickUrl, { carrier: network, click })
    return [
      {
        id,
        ad: { network: insurer.name },
        insurer: { name: sponsor, logo: insurer.logo, tag_line: headline, badges: [] },
        description: descriptionHtml,
        coverage_amount: '',
        price_info: { type: 'unavailable' },
        actions: [{ type: 'other', text: `Visit ${sponsor}`, url, external: true, ...pixel }],
      },
    ]
  })
}

/** The page to which the ads of a demonstration lead. */
export const demoAdPath = '/demo-ad'

/** The id of a network's listing among the quotes. */
export function adId(network: string, index: number): string {
  return `${network}-ad-${index + 1}`
}

/** The address of the frame that reports a click to a network; only the quote's own visitor gets it. */
export function pixelPath(quoteId: string, id: string): string {
  return `/px/${quoteId}/${id}`
}
