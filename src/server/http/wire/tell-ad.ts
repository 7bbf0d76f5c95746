import type { Quote } from '../../../contract/prices/status.ts'
import { alike } from '../../../language/texts.ts'
import type { Tell } from '../../../sentences/tell.ts'
import type { AdView } from '../../results/results-view.ts'
import { withClick } from '../../results/takes-over.ts'
import { htmlOf, langOf } from './lang-of.ts'

interface AdFor {
  /** The visitor's quote. */
  readonly quoteId: string
  /** Its number, for a network that reports sales by it; absent for a visitor who is not counted. */
  readonly click: string | undefined
  readonly tell: Tell
}

/**
 * An ad on the wire: it names its advertiser, and has neither price nor stars. A demonstration has no advertiser: its ads lead to a
 * page of ours that explains this, and no click is reported.
 */
export function tellAd(ad: AdView, { quoteId, click, tell }: AdFor): Quote {
  const { id, network, sponsor, headline, descriptionHtml, clickUrl, pixels } = ad
  const { demo, insurer } = network
  const pixel = !demo && pixels.length > 0 ? { pixel: pixelPath(quoteId, id) } : {}
  const url = demo ? `${demoAdPath}?q=${quoteId}` : withClick(clickUrl, { carrier: network, click })
  return {
    id,
    ad: { network: insurer.name },
    insurer: {
      name: sponsor,
      logo: insurer.logo,
      tag_line: headline,
      ...langOf(alike(headline), tell),
      badges: [],
    },
    description: htmlOf(alike(descriptionHtml), tell),
    coverage_amount: '',
    price_info: { type: 'unavailable' },
    actions: [
      {
        type: 'other',
        text: tell({ en: `Visit ${sponsor}`, es: `Visitar ${sponsor}` }),
        url,
        external: true,
        ...pixel,
      },
    ],
  }
}

/** The page to which the ads of a demonstration lead. */
export const demoAdPath = '/demo-ad'

/** The address of the frame that reports a click to a network; only the quote's own visitor gets it. */
export function pixelPath(quoteId: string, id: string): string {
  return `/px/${quoteId}/${id}`
}
