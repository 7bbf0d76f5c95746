import { pathToFileURL } from 'node:url'
import { ownCarriers } from '../../carriers/load-carriers.ts'
import { loadSite, SiteError } from '../../site/load-site.ts'
import type { Site } from '../../site/site.ts'
import { StartError } from '../platform/start-error.ts'

interface Folders {
  readonly siteDir: string | undefined
  readonly carriersDir: string | undefined
}

/** The site of SITE_DIR, or the demonstration's. Throws StartError for a folder with mistakes. */
export function readSite({ siteDir, carriersDir }: Folders): Site {
  const carriers = [ownCarriers, ...(carriersDir === undefined ? [] : [pathToFileURL(`${carriersDir}/`)])]
  try {
    return loadSite(siteDir === undefined ? undefined : pathToFileURL(`${siteDir}/`), carriers)
  } catch (error) {
    throw error instanceof SiteError ? new StartError(error.message) : error
  }
}
