/** Where statutes, regulations and judgments are printed word for word, as a source in the lists begins. */
const prints = [
  'Allstate v. Schmidt',
  'Montana Administrative Register',
  'animallaw.info',
  'apps.leg.wa.gov',
  'casetext.com',
  'consumerwatchdog.org, text of Proposition 103',
  'florida.public.law',
  'getpocketlaw.com',
  'github.com/DCCouncil/law-xml',
  'govt.westlaw.com',
  'ilga.gov',
  'instalawyer.io',
  'law.cornell.edu',
  'law.justia.com',
  'lawserver.com',
  'legalfix.com',
  'lexace.ai',
  'msa.maryland.gov',
  'ncleg.net',
  'nysenate.gov',
  'print.casetext.com',
  'regulations.justia.com',
  'self-law.org',
]

/** Legislatures and insurance regulators, in their own words. */
const authorities = [
  'difi.az.gov',
  'flsenate.gov',
  'insurance.ca.gov',
  'insurance.wa.gov',
  'insurancecompact.org',
  'leg.colorado.gov',
  'mass.gov',
  'michigan.gov',
  'ncdoi.gov',
]

const official = [...prints, ...authorities]

/**
 * Whether somebody read a law itself, or what an authority says about it. Insurers, law firms and the press only report on it. A
 * source names each place that was read, between semicolons.
 */
export function isOfficial(source: string): boolean {
  return source.split('; ').some(place => official.some(name => place.startsWith(name)))
}
