import type { SiteFacts } from '../contract/page.ts'
import { pathWithin } from '../language/paths.ts'
import type { Language } from '../language/text.ts'

let base = ''
let language: Language = 'en'

/** Sets where the site is under its origin, and its pages in this language below that. Once, before anything is drawn. */
export function setBasePath({ base: path = '', speech }: Pick<SiteFacts, 'base' | 'speech'>): void {
  base = path
  language = speech === 'es' ? 'es' : 'en'
}

/** The address of a page or file of this site, from its path within the site. Anything else stays as it is. */
export function addressAt<Address>(path: Address): Address | string {
  if (!/^\/(?!\/)/.test(`${path}`)) return path
  return base + pathWithin(`${path}`, language)
}

/** The path of the page within the site. */
export function pathHere(): string {
  return location.pathname.slice(addressAt('/').length - 1) || '/'
}
