import { pathToFileURL } from 'node:url'
import type { Community } from '../../communities/community.ts'
import { CommunityError, loadCommunities } from '../../communities/load-communities.ts'
import { StartError } from '../platform/start-error.ts'
import type { Config } from '../settings/config.ts'

/**
 * The communities of COMMUNITIES_DIR, or the demonstration's own where it is not set. Throws StartError for a file with
 * mistakes.
 */
export function openCommunities({
  communitiesDir,
  siteDir,
}: Pick<Config, 'communitiesDir' | 'siteDir'>): readonly Community[] {
  if (communitiesDir === undefined && siteDir !== undefined) return []
  try {
    return loadCommunities(communitiesDir === undefined ? undefined : pathToFileURL(`${communitiesDir}/`))
  } catch (error) {
    throw error instanceof CommunityError ? new StartError(error.message) : error
  }
}
