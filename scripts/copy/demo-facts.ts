import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { factsOf } from '../../src/server/http/pages/document/facts.ts'
import { loadSite } from '../../src/site/load-site.ts'

/** A site at the root of its origin, in no frame. */
export const atRoot = { basePath: '', framedBy: [] }

/** What the demonstration sends with its pages. */
export const demoFacts = factsOf(loadCarriers(), {
  ...atRoot,
  site: loadSite(),
  eventDays: 400,
  ga4: undefined,
  turnstile: undefined,
  leads: undefined,
  maps: { provider: 'embedded', url: undefined, key: undefined },
  mail: { smtpUrl: undefined, from: undefined },
})
