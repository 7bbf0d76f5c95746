import type { Publisher, ShownSite } from '../contract/site.ts'
import { type Speech, type Text, told } from '../language/text.ts'
import type { State } from '../law/jurisdictions.ts'
import type { InsuranceLine } from '../law/rule.ts'
import type { ContactChoices } from '../lines/questions/contact-question.ts'
import type { Day } from '../units/day.ts'
import type { Theme } from './theme.ts'

/** Everything that an operator decides about the site, as its folder says it (docs/site.md). */
export interface Site extends Publisher, ContactChoices {
  /** The lines that it serves, each with its states. A carrier has to write them too. */
  readonly lines: Readonly<Partial<Record<InsuranceLine, readonly State[]>>>
  /** Whom to ask about what it does not serve, in a visitor's words; absent: the state's insurance department. */
  readonly askInstead?: Text
  /** The states in which its company holds no license and says so, because it only refers visitors to insurers. */
  readonly unlicensed: readonly State[]
  /** The demonstration carriers that it shows; absent where development shows all and production none. */
  readonly demoCarriers?: 'all' | readonly string[]
  /** Whether its pages are in Spanish too. */
  readonly spanish: boolean
  /** The lines in which what insurers need to quote is asked as a step before the prices. */
  readonly needsFirst: readonly InsuranceLine[]
  /** Whether an estimate may stand in for a carrier that gives no price. */
  readonly estimates: boolean
  /** Whether who gets requests for an agent also gets the email addresses of finished quotes, where the page said so. */
  readonly leadsByDisclosure: boolean
  /** Lets assistants in at /mcp; absent where the site has no such door. */
  readonly agents?: { readonly keys: readonly SiteAgentKey[] }
  /** Days after which a quote is erased. */
  readonly retentionDays: number
  readonly partners: readonly Partner[]
  /** Its own colors and sizes. */
  readonly theme?: Theme
  /** Its drawings, as SVG: beside its name, and in the browser's tab. */
  readonly drawings: { readonly logo?: Buffer; readonly icon?: Buffer }
  /** What messengers show of a link to it, as PNG. */
  readonly sharePicture?: Buffer
}

/** A key under which assistants may have insurers asked; only its hash is known. */
export interface SiteAgentKey {
  readonly name: string
  /** In hexadecimal digits. */
  readonly sha256: string
  /** How many quotes of a day its assistants may have insurers asked about. */
  readonly quotesADay: number
}

/** A site with the licenses that are in force on a day. */
export function licensedOn<S extends Pick<Site, 'licenses'>>(site: S, day: Day): S {
  return { ...site, licenses: site.licenses.filter(({ until = day }) => day <= until) }
}

/** Where a drawing is served; `tab` is the path where programs look for an icon without reading a page. */
export const drawingPaths = { logo: '/site/logo.svg', icon: '/site/icon.svg', tab: '/favicon.svg' } as const

/** Where the picture for messengers is served. */
export const sharePicturePath = '/site/share.png'

/** Somebody who sends visitors here, by links to /partner. */
export interface Partner {
  /** The `partner` of their links. */
  readonly code: string
  readonly name: string
  /** The question at which their visitors begin, by line; the line's first where none is named. */
  readonly firstSteps: Readonly<Partial<Record<InsuranceLine, string>>>
}

/** The part of a site that its pages embed. What only the server needs stays there. */
export function shownSite(site: Site, speech: Speech): ShownSite {
  const { name, tagLine, phone, email, postalAddress, copyright, assistant, language, drawings } = site
  return {
    ...{ name, phone, email, postalAddress, assistant, language },
    tagLine: told(tagLine, speech),
    copyright: told(copyright, speech),
    // Without a logo, the butler's mark is used.
    ...(drawings.logo || assistant ? { logo: drawingPaths.logo } : {}),
    ...(drawings.icon ? { icon: drawingPaths.icon } : {}),
  }
}
