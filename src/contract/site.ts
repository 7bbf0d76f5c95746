import type { Text, Untold } from '../language/text.ts'
import type { Day } from '../units/day.ts'

/** Who runs the site, as every page shows it: a part of the site folder (docs/site.md). */
export interface ShownSite {
  readonly name: string
  /** Next to the name: "the insurance butler". */
  readonly tagLine: string
  readonly phone: SitePhone
  readonly email: string
  readonly postalAddress: string
  readonly copyright: string
  /** Whether the butler appears on the pages. */
  readonly assistant: boolean
  /** The path of its logo, or of the butler’s mark; absent if it has neither. */
  readonly logo?: string
  /** The path of the drawing in the browser's tab, if it has one. */
  readonly icon?: string
  /** A BCP 47 tag: "en-US". */
  readonly language: string
}

export interface SitePhone {
  /** As the operator writes it: "(512) 555-0142". */
  readonly text: string
  /** What a `tel:` link dials: "+15125550142". */
  readonly dial: string
}

/** The company behind the site, as the law requires; the page /about and letters show it. */
export interface SiteCompany {
  readonly company: {
    readonly legalName: string
    /** The state under whose law it exists. */
    readonly domicile: string
    /** City and state of its principal place of business. */
    readonly place: string
  }
  /** The producer licenses, if any: a site that shows people their prices may need one in their state. */
  readonly licenses: readonly SiteLicense[]
  /** Who pays for the site, in a visitor's words. */
  readonly earnings: Text
  /** Whether its phone is answered in Spanish too. */
  readonly spanishPhone: boolean
  /** The first day of its terms and its privacy policy; absent if it shows ours. */
  readonly effective?: Day
}

/** Who is behind the site, in each language. */
export type Publisher = Untold<ShownSite, 'tagLine' | 'copyright'> & SiteCompany

export interface SiteLicense {
  /** Two letters. */
  readonly state: string
  readonly number: string
  /** Its last day; absent if it has no end. */
  readonly until?: Day
}
