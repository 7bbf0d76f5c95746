import type { CommunityPage } from '../../../../contract/community.ts'
import type { InitialData, SiteFacts } from '../../../../contract/page.ts'
import { pathIn } from '../../../../language/paths.ts'
import { saidIn } from '../../../../language/text.ts'
import { isUnlisted } from '../page-source.ts'
import { embed, escapeText } from './escape.ts'
import { pagePreview, pricePreview } from './link-preview.ts'

interface HeadContent {
  /** The document's title. */
  readonly title: string
  /** The address of the site's picture for messengers; undefined if it has none. */
  readonly picture: string | undefined
  /** The site's origin and path; undefined if pages name no address of their own. */
  readonly siteAddress: string | undefined
}

const homeName = { en: 'Home', es: 'Inicio' }

const about = {
  en: (name: string) =>
    `${name} compares prices from many insurers, side by side. It’s free, and you don’t need an account or a phone number.`,
  es: (name: string) =>
    `${name} compara precios de muchas aseguradoras, lado a lado. Es gratis, y no se necesita una cuenta ni un número de teléfono.`,
}

/** Where search engines find a page in each language; the English one is for all other languages. */
function languageLinks({ path }: SiteFacts, siteAddress = ''): string {
  if (path === undefined) return ''
  const [page = ''] = path.split('?', 1)
  const link = (language: string, below: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeText(siteAddress + below + page)}">`
  return [link('en', pathIn.en), link('es', pathIn.es), link('x-default', pathIn.en)].join('')
}

/** What the head of a page tells search engines and messengers. */
export function headOf(initial: InitialData, { title, picture, siteAddress }: HeadContent): string {
  const { screen, facts } = initial
  const { name } = facts.site
  const general = saidIn(about, facts.speech)(name)
  const community = 'community' in screen ? screen.community : undefined
  const description = community?.description ?? general
  const isHidden = isUnlisted(initial)
  return [
    `<meta name="description" content="${escapeText(description)}">`,
    isHidden ? '<meta name="robots" content="noindex">' : languageLinks(facts, siteAddress),
    community ? aboutCommunity(community, facts) : '',
    'shared' in screen
      ? pricePreview({ siteName: name, speech: facts.speech, title: screen.title, ...screen.shared })
      : '',
    picture && !isHidden ? pagePreview({ siteName: name, title, description, picture }) : '',
  ].join('')
}

/**
 * The page's canonical address, and its place in the site in the form that Google reads. Prices are not marked up as offers, nor
 * stars as ratings: nobody can buy at a sample tenant's price (docs/decisions/035-community-pages.md).
 */
function aboutCommunity(
  { name, url, description, day }: CommunityPage,
  { base = '', speech }: SiteFacts,
): string {
  const home = new URL(`${base}/start`, url).href
  const page = { '@type': 'WebPage', '@id': url, url, name, description, dateModified: day }
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: saidIn(homeName, speech), item: home },
    { '@type': 'ListItem', position: 2, name, item: url },
  ]
  const breadcrumb = { '@type': 'BreadcrumbList', itemListElement: crumbs }
  const data = { '@context': 'https://schema.org', '@graph': [page, breadcrumb] }
  return `<link rel="canonical" href="${escapeText(url)}"><script type="application/ld+json">${embed(data)}</script>`
}
