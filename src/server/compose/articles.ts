import { pathToFileURL } from 'node:url'
import type { Carrier } from '../../carriers/carrier.ts'
import type { SiteFacts } from '../../contract/page.ts'
import { ArticleError, type ReadArticles, readArticles } from '../../texts/read-articles.ts'
import { factsOf } from '../http/pages/document/facts.ts'
import { StartError } from '../platform/start-error.ts'
import type { Config } from '../settings/config.ts'

interface ArticleSources {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly facts: SiteFacts
}

/** The text pages of the site, with facts filled in, and the sentences in doubt. Throws StartError for a mistake, or a text that the facts contradict. */
export function openArticles({ config, carriers, facts }: ArticleSources): ReadArticles {
  try {
    return readArticles({
      folder: config.siteDir === undefined ? undefined : pathToFileURL(`${config.siteDir}/pages/`),
      publisher: config.site,
      site: facts,
      ...(facts.speech === 'es' && { english: factsOf(carriers, config) }),
      carriers,
      orderDays: config.orderDays,
    })
  } catch (error) {
    throw error instanceof ArticleError ? new StartError(error.message) : error
  }
}
