import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { SiteFacts } from '../../src/contract/page.ts'
import { insuranceLines } from '../../src/law/rule.ts'
import { linesOf } from '../../src/lines/index.ts'
import { tellBy } from '../../src/sentences/tell.ts'
import { wordsOf } from '../../src/server/compose/carriers.ts'
import { introductions } from '../../src/server/http/introduction.ts'
import { factsOf } from '../../src/server/http/pages/document/facts.ts'
import { makeSampleList } from '../../src/server/journey/samples/sample-list.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { type Article, readArticles } from '../../src/texts/read-articles.ts'

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

const introductionTexts = {
  en: introductionOf(demoFacts),
  es: introductionOf(factsOf(carriers, config, 'es')),
}
const words = wordsOf(carriers)

/** What its start page says below its form. */
export const introductionIn = introductions({
  texts: introductionTexts,
  sampleList: makeSampleList({
    ...{ carriers, site, lines: linesOf(insuranceLines) },
    tellerOf: async () => speech => tellBy(words, { speech }),
    today: () => '2026-11-28',
  }),
})

function introductionOf(facts: SiteFacts): Article {
  return readArticles({ publisher: site, site: facts, english: demoFacts, carriers, orderDays: 2557 })
    .introduction
}
