import type { CommunityPage, ListedCommunity } from '../../contract/community.ts'

/** The pages of communities, by their ids. */
export interface Communities {
  /** Each with its address, in the order of their ids. */
  readonly all: readonly ListedCommunity[]
  /** Today's page of a community, the same object all day; undefined for an unknown id. */
  page(id: string): Promise<CommunityPage> | undefined
}
