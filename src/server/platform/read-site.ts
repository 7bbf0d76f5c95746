import { pathToFileURL } from 'node:url'
import { loadSite, SiteError } from '../../site/load-site.ts'
import type { Site } from '../../site/site.ts'
import { StartError } from './start-error.ts'

/** The site of a folder, or the demonstration's. Throws StartError for a folder with mistakes. */
export function readSite(folder: string | undefined): Site {
  try {
    return loadSite(folder === undefined ? undefined : pathToFileURL(`${folder}/`))
  } catch (error) {
    throw error instanceof SiteError ? new StartError(error.message) : error
  }
}
