import type { SiteFacts } from '../contract/page.ts'
import { pathIn } from '../language/paths.ts'

let base = ''
let below = ''

/** Sets where the site is under its origin, and its pages in this language below that. Once, before anything is drawn. */
export function setBasePath({ base: path = '', speech }: Pick<SiteFacts, 'base' | 'speech'>): void {
  base = path
  below = speech === 'es' ? pathIn.es : ''
}

/** The same in every language: files, and the way to another language. */
const shared = /^\/(?:assets|flags|logos|site)\/|^\/language\b/

/** The address of a page or file of this site, from its path within the site. Anything else stays as it is. */
export function addressAt<Address>(path: Address): Address | string {
  if (!/^\/(?!\/)/.test(`${path}`)) return path
  return base + (shared.test(`${path}`) ? '' : below) + path
}

/** The path of the page within the site. */
export function pathHere(): string {
  return location.pathname.slice(base.length + below.length) || '/'
}
