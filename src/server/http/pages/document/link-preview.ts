import type { PriceShare } from '../../../../contract/sharing/shared-price.ts'
import { type Speech, saidIn } from '../../../../language/text.ts'
import { pictureSize } from '../../../../site/share-picture.ts'
import { escapeText } from './escape.ts'

interface Preview {
  readonly siteName: string
  /** The page's title. */
  readonly title: string
}

/** What a messenger shows for a link to a price: elements of the head. */
export function pricePreview({
  price,
  url,
  speech,
  ...preview
}: Preview & Pick<PriceShare, 'price' | 'url'> & { readonly speech: Speech }): string {
  const { insurance, state, coverage_amount } = price
  const what = state === '' ? insurance : saidIn(insuredIn, speech)(insurance, state)
  const description = [what, coverage_amount].filter(Boolean).join(': ')
  const tags = tagsOf({ ...preview, description, picture: `${url}/picture.png` })
  return `<link rel="canonical" href="${escapeText(url)}">${metas({ ...tags, 'og:url': url })}`
}

const insuredIn = {
  en: (insurance: string, state: string) => `${insurance} in ${state}`,
  es: (insurance: string, state: string) => `${insurance} en ${state}`,
}

/** What a messenger shows for a link to a public page, with the site's own picture. */
export function pagePreview(preview: Preview & { description: string; picture: string }): string {
  return metas(tagsOf(preview))
}

function tagsOf({ siteName, title, description, picture }: Parameters<typeof pagePreview>[0]) {
  return {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': `${pictureSize.width}`,
    'og:image:height': `${pictureSize.height}`,
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  }
}

function metas(tags: Readonly<Record<string, string>>): string {
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escapeText(content)}">`)
    .join('')
}
