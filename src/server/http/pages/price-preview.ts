import type { PriceShare } from '../../../contract/shared-price.ts'
import { pictureSize } from '../../pictures/price-picture.ts'
import { escapeText } from './escape.ts'

interface Preview extends Pick<PriceShare, 'price' | 'url'> {
  readonly siteName: string
  /** The page's. */
  readonly title: string
}

/** What a messenger shows of a link to a price: elements of the head. */
export function pricePreview({ siteName, title, price, url }: Preview): string {
  const { insurance, state, coverage_amount } = price
  const place = state === '' ? '' : ` in ${state}`
  const tags = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': [`${insurance}${place}`, coverage_amount].filter(Boolean).join(': '),
    'og:url': url,
    'og:image': `${url}/picture.png`,
    'og:image:type': 'image/png',
    'og:image:width': `${pictureSize.width}`,
    'og:image:height': `${pictureSize.height}`,
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  }
  const metas = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeText(content)}">`,
  )
  return `<link rel="canonical" href="${escapeText(url)}">${metas.join('')}`
}
