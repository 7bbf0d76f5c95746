import { brand } from '../../brand.ts'
import type { Screen } from '../../contract/page.ts'

/** What a messenger shows of a link to a price: elements of the head. Empty for every other page. */
export function previewTags(screen: Screen): string {
  if (screen.name !== 'article' || !screen.shared) return ''
  const { price, url } = screen.shared
  const place = price.state === '' ? '' : ` in ${price.state}`
  const tags = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': screen.title,
    'og:description': [`${price.insurance}${place}`, price.coverage_amount].filter(Boolean).join(': '),
    'og:url': url,
  }
  const metas = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
  )
  return `<link rel="canonical" href="${escaped(url)}">${metas.join('')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
