import type { Carrier } from '../../../../carriers/carrier.ts'
import type { FactsIn, SiteFacts } from '../../../../contract/page.ts'
import { andList } from '../../../../language/lists.ts'
import { byWord } from '../../../../language/order.ts'
import { type Language, type Speech, speechIn, spoken, told, wordsIn } from '../../../../language/text.ts'
import { placeName, type State, stateCodes, stateName } from '../../../../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../../../../law/rule.ts'
import { demonstration } from '../../../../sentences/demonstration.ts'
import { shownSite } from '../../../../site/site.ts'
import type { Article } from '../../../../texts/read-articles.ts'
import { mapsServiceOf } from '../../../maps/open-maps.ts'
import type { Config } from '../../../settings/config.ts'
import { unfinishedDaysOf } from '../../../store/rows/expiry.ts'
import { footerPages } from './footer-pages.ts'

type Configured = Pick<
  Config,
  'basePath' | 'site' | 'eventDays' | 'ga4' | 'leads' | 'mail' | 'maps' | 'turnstile'
>

/** Facts about this service as configured, in each of its languages. Its texts claim nothing beyond them. */
export function factsIn(carriers: readonly Carrier[], config: Configured): FactsIn {
  const tell = (language: Language) => factsOf(carriers, config, speechIn(language, config.site))
  return { en: tell('en'), ...(config.site.spanish ? { es: tell('es') } : {}) }
}

/** The facts as they are said in one way of speaking. */
export function factsOf(
  carriers: readonly Carrier[],
  { basePath, site, eventDays, ga4, leads, mail, maps, turnstile }: Configured,
  speech: Speech = speechIn('en', site),
): SiteFacts {
  const { retentionDays } = site
  const mapsService = mapsServiceOf(maps)
  /** How carriers write a line in the states where the site serves it. */
  const writings = (line: InsuranceLine) =>
    carriers.flatMap(({ demo, lines }) => {
      const writing = lines[line]
      const states = writing?.states.filter(state => site.lines[line]?.includes(state)) ?? []
      // An ad network sells nothing itself.
      return writing && states.length > 0 && writing.connector.via !== 'ads'
        ? [{ demo, connector: writing.connector, states }]
        : []
    })
  const sold = new Set(insuranceLines.flatMap(line => writings(line).flatMap(({ states }) => states)))
  const isPassedOn = (line: InsuranceLine) =>
    writings(line).some(({ demo, connector }) => !demo && connector.via === 'wire')
  return {
    site: shownSite(site, speech),
    speech,
    ...demoOf(carriers, speech),
    pages: footerPages([], speech),
    lines: insuranceLines.filter(line => writings(line).length > 0),
    soldIn: placesIn(
      stateCodes.filter(state => sold.has(state)),
      speech,
    ),
    passedOn: insuranceLines.filter(isPassedOn),
    retentionDays,
    unfinishedDays: unfinishedDaysOf(retentionDays),
    eventDays,
    sendsMail: mail.smtpUrl !== undefined,
    ...(mapsService !== undefined && { mapsService }),
    ...(turnstile && { isHostedChallenge: true }),
    mayShare: ga4 !== undefined,
    ...(leads && { agent: leads.to }),
    ...(leads && site.leadsByDisclosure && { emailPassedOn: true }),
    ...(basePath === '' ? {} : { base: basePath }),
  }
}

/** The same facts with the site's own text pages too. Those texts are filled in with facts, so they come later. */
export function withOwnPages(facts: SiteFacts, articles: readonly Article[]): SiteFacts {
  return { ...facts, pages: footerPages(articles, facts.speech) }
}

const placeWords = wordsIn({
  en: {
    all: (states: number) => `all ${states} states`,
    some: (states: number) => `${states} states`,
    andDistrict: (states: string) => `${states} and DC`,
  },
  es: {
    all: states => `los ${states} estados`,
    some: states => `${states} estados`,
    andDistrict: states => `${states} y DC`,
  },
})

/** More states than this are shown as a count. */
const mostNamed = 5

/** "all 50 states and DC", "23 states and DC", "Ohio and Texas". */
function placesIn(states: readonly State[], speech: Speech): string {
  const named = states.filter(state => state !== 'DC')
  const isAll = states.length === stateCodes.length
  if (named.length <= mostNamed)
    return andList(
      states
        .toSorted((one, other) => byWord(stateName(one, speech), stateName(other, speech)))
        .map(state => placeName(state, speech)),
      speech,
    )
  const say = spoken(placeWords, speech)
  const counted = isAll ? say.all(named.length) : say.some(named.length)
  return named.length < states.length ? say.andDistrict(counted) : counted
}

function demoOf(carriers: readonly Carrier[], speech: Speech): Pick<SiteFacts, 'demo' | 'demoNote'> {
  if (!carriers.some(({ demo }) => demo)) return {}
  const demo = carriers.every(carrier => carrier.demo) ? 'all' : 'some'
  return { demo, demoNote: told(demonstration.footer[demo], speech) }
}
