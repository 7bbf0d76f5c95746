import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { SiteFacts } from '../../src/contract/page.ts'
import { htmlOf } from '../../src/server/compose/articles.ts'
import { factsOf } from '../../src/server/http/pages/document/facts.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { readArticles } from '../../src/texts/read-articles.ts'

/** A site at the root of its origin, in no frame. */
export const atRoot = { basePath: '', framedBy: [] }

const site = loadSite()
const carriers = loadCarriers()
const config = {
  ...atRoot,
  site,
  eventDays: 400,
  ga4: undefined,
  turnstile: undefined,
  leads: undefined,
  maps: { provider: 'embedded', url: undefined, key: undefined },
  mail: { smtpUrl: undefined, from: undefined },
} as const

/** What the demonstration sends with its pages. */
export const demoFacts = factsOf(carriers, config)

/** What its start page says below its form. */
export const introductions = {
  en: introductionIn(demoFacts),
  es: introductionIn(factsOf(carriers, config, 'es')),
}

function introductionIn(facts: SiteFacts): string {
  return htmlOf(
    readArticles({ publisher: site, site: facts, english: demoFacts, carriers, orderDays: 2557 })
      .introduction,
  )
}
