import type { ShownSite, SiteCompany } from '../contract/site.ts'
import type { State } from '../law/jurisdictions.ts'
import type { InsuranceLine } from '../law/rule.ts'

/** Everything that an operator decides about the site, as its folder says it (docs/site.md). */
export interface Site extends ShownSite, SiteCompany {
  /** The lines that it serves, each with its states. A carrier has to write them too. */
  readonly lines: Readonly<Partial<Record<InsuranceLine, readonly State[]>>>
  /** Whom to ask about what it does not serve, in a visitor's words; absent: the state's insurance department. */
  readonly askInstead?: string
  /** The demonstration carriers that it shows; absent where development shows all and production none. */
  readonly demoCarriers?: 'all' | readonly string[]
  /** Days after which a quote is erased. */
  readonly retentionDays: number
  readonly partners: readonly Partner[]
}

/** Somebody who sends visitors here, by links to /partner. */
export interface Partner {
  /** The `partner` of their links. */
  readonly code: string
  readonly name: string
  /** The question at which their visitors begin, by line; the line's first where none is named. */
  readonly firstSteps: Readonly<Partial<Record<InsuranceLine, string>>>
}

/** Who stands behind a site; only the page that says so embeds it. */
export function companyOf({ company, licenses, earnings }: Site): SiteCompany {
  return { company, licenses, earnings }
}

/** The part of a site that its pages embed. What only the server needs stays there. */
export function shownSite(site: Site): ShownSite {
  const { name, tagLine, phone, email, postalAddress, copyright, assistant, language } = site
  return { name, tagLine, phone, email, postalAddress, copyright, assistant, language }
}
